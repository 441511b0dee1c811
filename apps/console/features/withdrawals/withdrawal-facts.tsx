import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Steps } from 'antd';
import type { JSX } from 'react';
import { Due } from '../../cases/due.tsx';
import { refusalShown } from '../../decisions/refusal.ts';
import { Amount } from '../../design/amount.tsx';
import { Code, Facts } from '../../design/facts.tsx';
import { Who } from '../../design/people/person.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { useNarrow } from '../../shell/use-narrow.ts';

export type Withdrawal = CallAnswer<'GET /operator/withdrawals'>['list'][number];
const w = words.withdrawals;

export const destinationOf = (row: Withdrawal): string =>
  row.address ?? [row.bankName, row.cardNo].filter((part) => part !== null).join(' ');

/** Who gets how much, where, and by when it was promised. */
export const WithdrawalFacts = ({ row }: { row: Withdrawal }): JSX.Element => (
  <Facts
    of={[
      [w.customer, <Who key="who" person={row.person} userId={row.userId} />],
      [w.to, <Code key="to" text={destinationOf(row)} />],
      ...(row.chain === null ? [] : ([[w.chain, row.chain]] as const)),
      [w.amount, <Amount key="amount" amount={row.amount} unit={row.currencyCode} />],
      [w.fee, <Amount key="fee" amount={row.fee} unit={row.currencyCode} />],
      [w.asked, <When key="asked" at={row.createTime} />],
      ...(row.deadline === null
        ? []
        : ([
            [
              w.deadline,
              row.finishTime === null ? <Due key="by" at={row.deadline} /> : <When key="by" at={row.deadline} />,
            ],
          ] as const)),
      ...(row.finishTime === null ? [] : ([[w.ended, <When key="end" at={row.finishTime} />]] as const)),
      ...(row.txid === null ? [] : ([[w.txid, <Code key="txid" text={row.txid} />]] as const)),
      ...(row.reason === null ? [] : ([[words.app.reason, refusalShown(row.reason)]] as const)),
      [w.order, <Code key="order" text={row.orderNo} />],
    ]}
  />
);

const path = ['requested', 'approved', 'sending', 'success'] as const;
const marks: Readonly<Record<string, 'error' | 'finish'>> = { unknown: 'error', success: 'finish' };

/** How far it has come. Unknown stands where sending stood: nothing returns by itself. */
export function Progress({ row }: { row: Withdrawal }): JSX.Element {
  const narrow = useNarrow();
  const over = row.status === 'rejected' || row.status === 'cancelled';
  const at = row.status === 'unknown' ? 2 : path.findIndex((step) => step === row.status);
  if (over) return <Status of={row.status} />;
  return (
    <Steps
      size="small"
      current={at}
      status={marks[row.status] ?? 'process'}
      orientation={narrow ? 'vertical' : 'horizontal'}
      items={path.map((step) => ({
        title: step === 'sending' && row.status === 'unknown' ? words.statuses.unknown : w.steps[step],
      }))}
    />
  );
}
