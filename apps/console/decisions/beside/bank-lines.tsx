import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button, Tag } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { useLook } from '../../client/use-call.ts';
import { Amount } from '../../design/amount.tsx';
import { Code } from '../../design/facts.tsx';
import { Fault } from '../../design/page.tsx';
import { Status } from '../../design/status.tsx';
import { words } from '../../locales/words.ts';

export type BankLine = CallAnswer<'GET /operator/bank/beside'>[number];
type Reason = BankLine['candidates'][number]['reasons'][number];
const w = words.bank;

/** Why a line stands beside a case: what is equal, in words. */
export const Reasons = ({ of }: { of: readonly Reason[] }): JSX.Element => (
  <>
    {of.map((reason) => (
      <Tag key={reason} color={reason === 'reference-equal' ? 'green' : 'default'} variant="filled">
        {w.reasons[reason]}
      </Tag>
    ))}
  </>
);

/** Of whom and what for, as the bank has it. */
export const LineText = ({ line }: { line: Pick<BankLine, 'name' | 'text'> }): JSX.Element => (
  <span style={{ overflowWrap: 'anywhere' }}>
    {line.name !== null && <b>{line.name}</b>} <span className="soft">{line.text}</span>
  </span>
);

interface Props {
  readonly orderNo: string;
  /** Takes the proof of a line over into the proposal; absent where there is nothing to propose. */
  readonly onUse?: (line: BankLine) => void;
}

/** Movements on our accounts that may be those of this case: shown to be compared. Nothing is decided by them. */
export function BankLines({ orderNo, onUse }: Props): JSX.Element | null {
  const { operator } = useSession();
  const may = operator?.role === 'finance' || operator?.role === 'risk';
  const { data, error, refetch } = useLook('GET /operator/bank/beside', { query: { orderNo } }, may);
  if (!may) return null;
  return (
    <section className="block">
      <h2>{w.beside}</h2>
      <p className="note" style={{ marginTop: 0 }}>
        {data?.length === 0 ? w.besideNone : w.besideNote}
      </p>
      {error !== null && <Fault error={error} again={refetch} />}
      {data?.map((line) => (
        <div key={line.id} className="stack" style={{ gap: 4, padding: '8px 0' }}>
          <span>
            <Amount amount={line.amount} unit="VND" signed /> <span className="num soft">{line.day}</span>{' '}
            <Status of={line.state} />
          </span>
          <LineText line={line} />
          <Code text={line.proof} />
          <span>
            <Reasons of={line.candidates.find((one) => one.orderNo === orderNo)?.reasons ?? []} />
          </span>
          {onUse !== undefined && line.state === 'open' && (
            <Button size="small" style={{ justifySelf: 'start' }} onClick={() => onUse(line)}>
              {w.use}
            </Button>
          )}
        </div>
      ))}
    </section>
  );
}
