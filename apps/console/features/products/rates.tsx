import { Button } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { useCall } from '../../client/use-call.ts';
import { mayPropose } from '../../decisions/kinds.ts';
import { Amount } from '../../design/amount.tsx';
import { useAsk } from '../../design/ask/ask.ts';
import { Rows, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';
import { accountOf, rateOf, type Account } from './rate-acts.ts';

const w = words.accounts;

const columns: readonly Column<Account>[] = [
  { title: w.fields.bankName, cell: (row) => <b>{row.bankName}</b>, card: 'head' },
  { title: w.fields.bankCode, cell: (row) => row.bankCode },
  { title: w.fields.holder, cell: (row) => row.holder },
  { title: w.fields.accountNo, cell: (row) => <span className="num">{row.accountNo}</span>, number: true },
  { title: w.since, cell: (row) => <When at={row.createdAt} />, number: true },
  {
    title: w.state,
    cell: (row) => (
      <>
        <Status of={row.enabled ? 'shown' : 'hidden'} />
        {row.test && <Status of="test" />}
      </>
    ),
    card: 'value',
  },
];

/** The dong's rate of the day, and the bank accounts that customers pay into. Both change by a proposal. */
export function Rates(): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const products = useCall('GET /operator/products');
  const accounts = useCall('GET /operator/payAccounts', {}, { enabled: operator?.role !== 'risk' });
  const may = mayPropose('pay-account', operator);
  const now = products.data?.vndPerUsdt;
  return (
    <>
      <PageHead title={words.menu.rates} note={w.note}>
        {may && (
          <Button type="primary" onClick={() => ask(accountOf(null))}>
            {w.create.open}
          </Button>
        )}
      </PageHead>
      <section className="block" style={{ display: 'flex', flexWrap: 'wrap', gap: 16, alignItems: 'center' }}>
        <div style={{ flex: 1 }}>
          <span className="faint">{w.vndPerUsdt}</span>
          <div className="hero">{now === undefined ? words.app.none : <Amount amount={now} unit="VND" />}</div>
        </div>
        {may && now !== undefined && <Button onClick={() => ask(rateOf(now))}>{w.rate.open}</Button>}
      </section>
      {operator?.role !== 'risk' && (
        <section className="section">
          <h2>{w.title}</h2>
          <Rows
            rows={accounts.data}
            loading={accounts.isPending}
            columns={columns}
            rowKey={(row) => row.id}
            empty={w.empty}
            {...(may ? { onOpen: (row: Account) => ask(accountOf(row)) } : {})}
          />
        </section>
      )}
    </>
  );
}
