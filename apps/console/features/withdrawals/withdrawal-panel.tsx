import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button, Skeleton } from 'antd';
import { useState, type JSX } from 'react';
import { CaseNotes } from '../../cases/case-notes.tsx';
import { OnIt } from '../../cases/on-it.tsx';
import { call } from '../../client/call.ts';
import { useSession } from '../../client/session.ts';
import { liveMs, useCall } from '../../client/use-call.ts';
import { Duplicates } from '../../decisions/duplicates.tsx';
import { BankLines } from '../../decisions/beside/bank-lines.tsx';
import { MoneyHistory } from '../../decisions/beside/money-history.tsx';
import { payoutOf } from '../../decisions/payout.ts';
import { ProposalBox } from '../../decisions/proposal-box.tsx';
import { Amount } from '../../design/amount.tsx';
import { useAsk } from '../../design/ask/ask.ts';
import { Code, Facts } from '../../design/facts.tsx';
import { Nothing } from '../../design/list.tsx';
import { Fault } from '../../design/page.tsx';
import { Panel } from '../../design/panel.tsx';
import { barsOf, nameOf } from '../../design/people/person.tsx';
import { StandingBand } from '../../design/people/standing-band.tsx';
import { Status } from '../../design/status.tsx';
import { Ago } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { actsOf, type Act } from './acts.ts';
import { Progress, WithdrawalFacts, type Withdrawal } from './withdrawal-facts.tsx';

const w = words.withdrawals;

function Payout({ row }: { row: Withdrawal }): JSX.Element {
  return (
    <div className="stack">
      <div>
        <div className="hero">
          <Amount {...payoutOf(row)} />
        </div>
        <span className="faint small">{w.toSend}</span>
      </div>
      <Progress row={row} />
      <WithdrawalFacts row={row} />
      {row.bankName !== null && row.finishTime === null && <Card row={row} />}
    </div>
  );
}

/** What stands for and against paying this customer. */
function Customer({ row }: { row: Withdrawal }): JSX.Element {
  return (
    <section className="block">
      <h2>{w.standing}</h2>
      <Facts
        of={[
          [w.account, row.person === null ? row.userId : nameOf(row.person)],
          [
            w.frozen,
            barsOf(row.person)
              .map((bar) => words.statuses[bar])
              .join(', ') || words.app.no,
          ],
          [w.primary, <Status key="primary" of={row.person?.primaryStatus ?? 'none'} />],
          [w.advanced, <Status key="advanced" of={row.person?.advancedStatus ?? 'none'} />],
          [w.holds, row.holdUntil === null ? w.noHold : <Ago key="hold" at={row.holdUntil} />],
        ]}
      />
      {row.holdUntil !== null && <p className="note">{w.holdsNote}</p>}
    </section>
  );
}

/** What a decision rests on beside the request itself. */
const Evidence = ({ row }: { row: Withdrawal }): JSX.Element => (
  <div className="stack">
    {row.proposal !== null && <ProposalBox proposal={row.proposal} inside />}
    <Customer row={row} />
    <CaseNotes of={{ kind: 'withdrawal', id: row.orderNo }} />
    <Duplicates userId={row.userId} orderNo={row.orderNo} />
    {row.chain === null && <BankLines orderNo={row.orderNo} />}
    <MoneyHistory userId={row.userId} />
  </div>
);

/** One payout with its customer's history; the acts are those that its state allows. */
export function WithdrawalPanel({ orderNo, onClose }: { orderNo: string; onClose: () => void }): JSX.Element {
  const { data, error, refetch } = useCall(
    'GET /operator/withdrawals',
    { query: { search: orderNo, limit: 1 } },
    { every: liveMs },
  );
  const row = data?.list.find((one) => one.orderNo === orderNo);
  if (row === undefined) {
    return (
      <Panel title={w.one} width={1040} onClose={onClose}>
        {error !== null && <Fault error={error} again={refetch} />}
        {error === null && (data === undefined ? <Skeleton active /> : <Nothing of={w.gone} />)}
      </Panel>
    );
  }
  return (
    <Panel
      title={
        <>
          {w.one} <Status of={row.status} />
        </>
      }
      width={1040}
      onClose={onClose}
      foot={<Acts row={row} />}
    >
      {row.finishTime === null && <OnIt of={{ kind: 'withdrawal', id: row.orderNo }} />}
      <StandingBand person={row.person} />
      <div className="split">
        <Payout row={row} />
        <Evidence row={row} />
      </div>
    </Panel>
  );
}

const keyOf = ({ look }: Act): string | undefined => ({ primary: 'a', danger: 'r', plain: undefined })[look];

function Acts({ row }: { row: Withdrawal }): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  if (operator?.role !== 'finance') return <span className="faint">{w.notYou}</span>;
  if (row.finishTime !== null) return <span className="faint">{w.over}</span>;
  if (row.proposal !== null) return <span className="faint">{w.proposalOpen}</span>;
  return (
    <>
      {actsOf(row).map((one) => (
        <Button
          key={one.ask.confirm}
          {...(one.look === 'primary' ? { type: 'primary' as const } : {})}
          danger={one.look === 'danger'}
          data-key={keyOf(one)}
          onClick={() => ask(one.ask)}
        >
          {one.ask.confirm}
        </Button>
      ))}
    </>
  );
}

type Whole = CallAnswer<'POST /operator/withdrawals/reveal'>;

/** The whole number is shown to who pays, and the view is on record. */
function Card({ row }: { row: Withdrawal }): JSX.Element {
  const ask = useAsk();
  const [card, setCard] = useState<Whole | null>(null);
  const reveal = (): void =>
    ask({
      title: w.revealTitle,
      happens: w.revealHappens,
      confirm: w.reveal,
      done: w.revealed,
      send: async () => {
        setCard(await call('POST /operator/withdrawals/reveal', { body: { orderNo: row.orderNo } }));
      },
    });
  return card === null ? (
    <Button onClick={reveal} style={{ justifySelf: 'start' }}>
      {w.reveal}
    </Button>
  ) : (
    <section className="block">
      <Facts
        of={[
          [w.bank, card.bankName],
          [w.holder, card.holder],
          [w.cardNo, <Code key="no" text={card.cardNo} />],
          [w.city, card.city],
        ]}
      />
    </section>
  );
}
