import { t } from '../../../locales/i18n.ts';
import type { Order } from '../model.ts';

const [width, height, gap] = [320, 96, 2];

/** The income of a term as a rising stair: what is paid in colour, what is to come in grey. */
export function IncomeBars({ order }: { order: Order }) {
  const { totalDays, currentDay } = order;
  // Long terms share a bar among several days, so that a bar stays wide enough to see.
  const perBar = Math.ceil(totalDays / 60);
  const bars = Math.ceil(totalDays / perBar);
  const step = width / bars;
  return (
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
            className={day <= currentDay ? 'fill-up' : 'fill-pressed'}
          />
        );
      })}
    </svg>
  );
}
