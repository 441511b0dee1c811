import type { JSX } from 'react';
import { useCall } from '../../client/use-call.ts';
import { Amount } from '../../design/amount.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';

const w = words.withdrawals;

/** What a customer has brought in and taken out, the newest first: what is to be decided is seen beside it. */
export function MoneyHistory({ userId }: { userId: string }): JSX.Element {
  const query = { userId, limit: 5 };
  const deposits = useCall('GET /operator/deposits', { query });
  const withdrawals = useCall('GET /operator/withdrawals', { query });
  const rows = [...(deposits.data?.list ?? []), ...(withdrawals.data?.list ?? [])]
    .sort((a, b) => b.createTime - a.createTime)
    .slice(0, 8);
  return (
    <section className="block">
      <h2>{w.history}</h2>
      <dl className="facts" style={{ gridTemplateColumns: 'max-content minmax(0, 1fr) max-content' }}>
        {rows.map(({ orderNo, createTime, type, status, amount, currencyCode }) => (
          <div key={orderNo} style={{ display: 'contents' }}>
            <dt>
              <When at={createTime} />
            </dt>
            <dd>
              {w.types[type]} <Status of={status} />
            </dd>
            <dd style={{ textAlign: 'right' }}>
              <Amount amount={type === 'deposit' ? amount : `-${amount}`} unit={currencyCode} signed />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
