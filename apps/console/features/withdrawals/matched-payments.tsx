import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button, Tag } from 'antd';
import { useState, type JSX } from 'react';
import { Rows, type Column } from '../../design/list.tsx';
import { Panel } from '../../design/panel.tsx';
import { words } from '../../locales/words.ts';
import type { Payment } from './payments.ts';

const w = words.withdrawals.enterPayments;
type Match = CallAnswer<'POST /operator/withdrawals/match'>[number];
/** A line of the file beside what it was compared with. */
export interface Matched extends Match {
  /** In the file, from 0 on. */
  readonly at: number;
  readonly file: Payment | null;
}

const colours: Readonly<Partial<Record<Match['verdict'], string>>> = { ready: 'green', entered: 'default' };

/** A value as it was approved, and as the file has it where that is another one. */
function Compared({ here, file }: { here: string | null; file: string | undefined }): JSX.Element {
  if (here === null) return <span className="faint">{words.app.none}</span>;
  return (
    <span className="mono">
      {here}
      {file === undefined && <span className="faint beside">{w.notInFile}</span>}
      {file !== undefined && file !== here && (
        <span className="bad beside">
          {w.file}: {file === '' ? words.app.none : file}
        </span>
      )}
    </span>
  );
}

const columns: readonly Column<Matched>[] = [
  {
    title: w.verdict,
    cell: ({ verdict }) => (
      <Tag color={colours[verdict] ?? 'red'} variant="filled">
        {w.verdicts[verdict]}
      </Tag>
    ),
    card: 'value',
  },
  { title: w.reference, cell: ({ reference }) => <span className="mono">{reference}</span>, card: 'head' },
  {
    title: words.withdrawals.amount,
    cell: ({ amount, file }) => <Compared here={amount} file={file?.amount} />,
  },
  {
    title: w.currency,
    cell: ({ currencyCode, file }) => <Compared here={currencyCode} file={file?.currency} />,
  },
  {
    title: words.withdrawals.destination,
    cell: ({ address, file }) => <Compared here={address} file={file?.address} />,
  },
  {
    title: words.withdrawals.txid,
    cell: ({ txid }) => (
      <span className="cut mono" style={{ maxWidth: 140 }}>
        {txid}
      </span>
    ),
  },
];

interface Props {
  readonly rows: readonly Matched[];
  readonly onEnter: () => Promise<void>;
  readonly onClose: () => void;
}

/** What a file of payments says beside what was approved: what differs is seen before anything is entered. */
export function MatchedPayments({ rows, onEnter, onClose }: Props): JSX.Element {
  const [busy, setBusy] = useState(false);
  const ready = rows.filter(({ verdict }) => verdict === 'ready').length;
  const enter = async (): Promise<void> => {
    setBusy(true);
    await onEnter();
    setBusy(false);
  };
  const foot = (
    <Button
      type="primary"
      loading={busy}
      disabled={ready === 0}
      onClick={() => {
        void enter();
      }}
    >
      {w.enter(ready)}
    </Button>
  );
  return (
    <Panel title={w.title} width={1120} onClose={onClose} foot={foot}>
      <p className="note" style={{ marginTop: 0 }}>
        {w.note}
      </p>
      <Rows rows={rows} loading={false} columns={columns} rowKey={({ at }) => String(at)} empty={words.app.noRows} />
    </Panel>
  );
}
