import { t } from '../../../locales/i18n.ts';
import { dividendOf, gained, type Order } from '../model.ts';

const [width, height, gap] = [320, 96, 2];

/** The two ends of the stair: what a day brings, what all of them do. */
function Ends({ order }: { order: Order }) {
  const { totalDays, currencyCode, dailyIncome, expectedIncome } = order;
  const end = (day: number, income: string | null) =>
    [t('earn.calendarDay', { day }), ...(income === null ? [] : [gained(income, currencyCode)])].join(' · ');
  return (
    <p className="mt-1 flex justify-between gap-3 text-mini text-faint">
      <span>{end(1, dividendOf(order) === 'daily' ? dailyIncome : null)}</span>
      <span>{end(totalDays, expectedIncome)}</span>
    </p>
  );
}

/**
 * The income of a term as a rising stair: what is paid in colour, what is to come in grey. What will never come, as the
 * order has ended early, is not there.
 */
export function IncomeBars({ order }: { order: Order }) {
  const { totalDays, currentDay, status } = order;
  // Long terms share a bar among several days, so that a bar stays wide enough to see.
  const perBar = Math.ceil(totalDays / 60);
  const bars = Math.ceil(totalDays / perBar);
  const step = width / bars;
  const rest = status === 'redeemed' ? 'opacity-0' : 'fill-pressed';
  const tone = (day: number) => (day <= currentDay ? 'fill-up' : rest);
  return (
    <>
      <svg
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${t('earn.incomeChart')}: ${t('earn.progress', { day: currentDay, total: totalDays })}`}
        className="w-full"
      >
        {Array.from({ length: bars }, (_, at) => {
          const day = Math.min(totalDays, (at + 1) * perBar);
          const size = 8 + ((height - 8) * day) / totalDays;
          return (
            <rect
              key={at}
              x={at * step + gap / 2}
              y={height - size}
              width={Math.max(1, step - gap)}
              height={size}
              rx={2}
              className={tone(day)}
            />
          );
        })}
      </svg>
      <Ends order={order} />
    </>
  );
}
