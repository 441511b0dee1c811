import { CoinIcon } from '../../../design/coin-icon.tsx';
import { HandCoins } from 'lucide-react';
import { Badge } from '../../../design/list.tsx';
import { buttonClass } from '../../../design/button.tsx';
import { Empty, SkeletonRows } from '../../../design/states.tsx';
import { date } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { call } from '../../../shell/client/call.ts';
import { usePages } from '../../../shell/client/use-pages.ts';
import { Pages } from '../../../shell/lists/pages.tsx';
import { Link } from '../../../shell/routing/link.tsx';
import { monthsOf } from './calendar.ts';
import { Weeks } from './income-calendar.tsx';
import { byDay, byMonth, paidIn } from './income.ts';
import { gained, type Income } from '../model.ts';

/** The days of a month as a picture. */
const MonthPicture = ({ rows }: { rows: readonly Income[] }) => (
  <>
    {monthsOf(byDay(rows)).map(({ key, blanks, days }) => (
      <div key={key} className="gutter pt-2 pb-3">
        <Weeks blanks={blanks} days={days} />
      </div>
    ))}
  </>
);

function IncomeRow({ row }: { row: Income }) {
  return (
    <Link
      to="pages/lockMining/orderDetail"
      query={{ id: row.orderNo }}
      className="gutter flex min-h-16 w-full items-center gap-3 py-2.5 transition-colors active:bg-surface"
    >
      <CoinIcon code={row.currencyCode} />
      <span className="min-w-0 flex-1">
        <span className="block text-row font-medium">{row.productName}</span>
        <span className="mt-0.5 block text-caption text-faint">
          {t('earn.calendarDay', { day: row.day })} · {date(row.settleTime ?? row.date, 'moment')}
        </span>
      </span>
      <span className="shrink-0 text-right">
        <span className={`block text-row font-semibold ${row.settled ? 'text-up' : 'text-soft'}`}>
          {gained(row.amount, row.currencyCode)}
        </span>
        <span className="mt-0.5 block">
          <Badge tone={row.settled ? 'up' : 'plain'}>{t(row.settled ? 'earn.settled' : 'earn.unsettled')}</Badge>
        </span>
      </span>
    </Link>
  );
}

/** Income of all own orders, by month. */
export function IncomeListPage() {
  const pages = usePages<Income>(['GET /lockMining/income'], (page) =>
    call('GET /lockMining/income', { query: { page, limit: 50 } }, { quiet: true }),
  );
  const none = (
    <Empty icon={HandCoins} title={t('earn.noIncome')} text={t('earn.noIncomeText')}>
      <Link to="pages/lockMining/productList" className={buttonClass('primary', 'medium')}>
        {t('earn.allProducts')}
      </Link>
    </Empty>
  );
  return (
    <Pages pages={pages} waiting={<SkeletonRows count={8} />} none={none}>
      {(rows) =>
        byMonth(rows, pages.hasNextPage).map((month) => (
          <section key={month.name}>
            <h2 className="gutter flex items-baseline justify-between gap-3 bg-surface py-2 text-note">
              <span className="font-semibold text-soft">{month.name}</span>
              {month.whole &&
                paidIn(month.rows).map(({ currency, sum }) => (
                  <span key={currency} className="text-up">
                    {t('earn.monthSum', { amount: gained(sum, currency), currency })}
                  </span>
                ))}
            </h2>
            {month.whole && <MonthPicture rows={month.rows} />}
            <ul className="divide-y divide-line/60">
              {month.rows.map((row) => (
                <li key={`${row.orderNo}/${row.day}`}>
                  <IncomeRow row={row} />
                </li>
              ))}
            </ul>
          </section>
        ))
      }
    </Pages>
  );
}
