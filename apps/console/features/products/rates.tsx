import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Button } from 'antd';
import type { JSX } from 'react';
import { useSession } from '../../client/session.ts';
import { useCall } from '../../client/use-call.ts';
import { mayPropose } from '../../decisions/kinds.ts';
import { propose } from '../../decisions/propose.ts';
import { Amount } from '../../design/amount.tsx';
import { reasonField, useAsk, type Ask } from '../../design/ask/ask.ts';
import { Rows, type Column } from '../../design/list.tsx';
import { PageHead } from '../../design/page.tsx';
import { Status } from '../../design/status.tsx';
import { When } from '../../design/when.tsx';
import { words } from '../../locales/en.ts';

type Account = CallAnswer<'GET /operator/payAccounts'>[number];
const w = words.accounts;
const reason = reasonField(words.app.auditReads);

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

const accountOf = (account: Account | null): Ask => ({
  ...(account === null ? w.create : w.change),
  fields: [
    { name: 'bankName', label: w.fields.bankName, initial: account?.bankName ?? '' },
    { name: 'bankCode', label: w.fields.bankCode, initial: account?.bankCode ?? '', help: w.codeHelp },
    { name: 'holder', label: w.fields.holder, initial: account?.holder ?? '' },
    { name: 'accountNo', label: w.fields.accountNo, initial: account?.accountNo ?? '' },
    { name: 'enabled', label: w.fields.enabled, kind: 'switch', initial: String(account?.enabled ?? true) },
    reason,
  ],
  send: (values) =>
    propose({
      kind: 'pay-account',
      ...(account === null ? {} : { id: account.id }),
      bankName: values['bankName'] ?? '',
      bankCode: values['bankCode'] ?? '',
      holder: values['holder'] ?? '',
      accountNo: values['accountNo'] ?? '',
      enabled: values['enabled'] === 'true',
      reason: values['reason'] ?? '',
    }),
});
const rateOf = (now: string): Ask => ({
  ...w.rate,
  fields: [{ name: 'vndPerUsdt', label: w.vndPerUsdt, initial: now, unit: 'VND' }, reason],
  send: ({ vndPerUsdt = '', reason: why = '' }) => propose({ kind: 'vnd-rate', vndPerUsdt, reason: why }),
});

/** The dong's rate of the day, and the bank accounts that customers pay into. Both change by a proposal. */
export function Rates(): JSX.Element {
  const ask = useAsk();
  const { operator } = useSession();
  const products = useCall('GET /operator/products');
  const accounts = useCall('GET /operator/payAccounts', {}, { enabled: operator?.role !== 'risk' });
  const may = mayPropose('pay-account', operator?.role);
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
