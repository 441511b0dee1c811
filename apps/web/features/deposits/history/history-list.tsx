import { ArrowDownToLine, ArrowUpFromLine } from 'lucide-react';
import { buttonClass } from '../../../design/button.tsx';
import { Empty, SkeletonRows } from '../../../design/states.tsx';
import { Tabs } from '../../../design/tabs.tsx';
import { t } from '../../../locales/i18n.ts';
import { hasPage } from '../../../routes.ts';
import '../../../shell/funds/transactions.ts';
import { call } from '../../../shell/client/call.ts';
import { DayList } from '../../../shell/client/day-list.tsx';
import { usePages } from '../../../shell/client/use-pages.ts';
import { Pages } from '../../../shell/lists/pages.tsx';
import type { Transaction } from '../model.ts';
import { useQueryState } from '../../../shell/routing/hash.ts';
import { Link } from '../../../shell/routing/link.tsx';
import { RowFace } from './transaction-row.tsx';

const pageLimit = 30;
const withdrawPage = 'pages/withdrawal/withdrawSelect';
type Timed = Transaction & { readonly time: number };

function Nothing({ type }: { type: 1 | 2 }) {
  const isDeposit = type === 1;
  const to = isDeposit ? 'pages/recharge/recharge' : withdrawPage;
  return (
    <div className="my-auto">
      <Empty
        icon={isDeposit ? ArrowDownToLine : ArrowUpFromLine}
        title={t(isDeposit ? 'deposits.none' : 'deposits.payNone')}
        text={t(isDeposit ? 'deposits.noneText' : 'deposits.payNoneText')}
      >
        {hasPage(to) && (
          <Link to={to} className={buttonClass('primary', 'medium')}>
            {t(isDeposit ? 'funds.deposit' : 'funds.withdraw')}
          </Link>
        )}
      </Empty>
    </div>
  );
}

function Row({ row }: { row: Transaction }) {
  const { orderNo, type } = row;
  return (
    <Link
      to={type === 1 ? 'pages/recharge/rechargeOrder' : 'pages/withdrawal/withdrawal'}
      query={type === 1 ? { orderNo } : { id: orderNo }}
      className="gutter flex min-h-18 w-full items-center gap-3 py-2.5 text-left transition-colors active:bg-surface"
    >
      <RowFace row={row} />
    </Link>
  );
}

/** The deposits or the withdrawals, by day, newest first. */
function List({ type }: { type: 1 | 2 }) {
  const pages = usePages<Transaction>(['GET /transaction/page', { type }], (page) =>
    call('GET /transaction/page', { query: { type, page, limit: pageLimit } }, { quiet: true }),
  );
  return (
    <Pages pages={pages} waiting={<SkeletonRows count={8} />} none={<Nothing type={type} />}>
      {(rows) => (
        <DayList rows={rows.map((row): Timed => ({ ...row, time: row.createTime }))}>
          {(row) => <Row row={row} />}
        </DayList>
      )}
    </Pages>
  );
}

/** Own deposits and withdrawals. */
export function HistoryListPage() {
  const [tab, setTab] = useQueryState('tab', 'recharge', ['recharge', 'withdrawal'] as const);
  return (
    <>
      <div className="sticky below-bar z-10 bg-page">
        <Tabs
          label={t('deposits.historyTitle')}
          value={tab}
          onChange={setTab}
          options={[
            { value: 'recharge', label: t('accounts.deposit') },
            { value: 'withdrawal', label: t('accounts.withdrawal') },
          ]}
        />
      </div>
      {/* A key of its own: the pages of one list are none of the other's. */}
      <List key={tab} type={tab === 'recharge' ? 1 : 2} />
    </>
  );
}
