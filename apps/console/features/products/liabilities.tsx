import type { CallAnswer } from '@candor/api-contract/index.ts';
import { Fragment, type JSX } from 'react';
import { Amount } from '../../design/amount.tsx';
import { Day } from '../../design/when.tsx';
import { words } from '../../locales/words.ts';

export type Liability = CallAnswer<'GET /operator/products/liabilities'>['products'][number];
const w = words.products;
const [width, height, gap] = [600, 96, 2];

/**
 * What falls due day by day: the bars for the eye, income alone since principal is the customers' own; the table for
 * the numbers.
 */
export function Liabilities({ of }: { of: Liability }): JSX.Element {
  if (of.days.length === 0)
    return (
      <p className="faint" style={{ margin: 0 }}>
        {w.nothingDue}
      </p>
    );
  return (
    <div className="stack" style={{ gap: 12 }}>
      <Bars days={of.days} currency={of.currencyCode} />
      <div className="dues">
        <b className="faint small">{w.day}</b>
        <b className="faint small">{w.income}</b>
        <b className="faint small">{w.principal}</b>
        {of.days.map(({ day, income, principal }) => (
          <Fragment key={day}>
            <span>
              <Day at={day} />
            </span>
            <Amount amount={income} quiet />
            <Amount amount={principal} quiet />
          </Fragment>
        ))}
      </div>
    </div>
  );
}

function Bars({ days, currency }: { days: Liability['days']; currency: string }): JSX.Element {
  const most = Math.max(...days.map(({ income }) => Number(income)));
  const step = width / Math.max(days.length, 12);
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      role="img"
      aria-label={w.chart(days.length, currency)}
      style={{ width: '100%', height: 'auto', display: 'block' }}
    >
      <line x1="0" x2={width} y1={height - 0.5} y2={height - 0.5} stroke="#2b3548" />
      {days.map(({ day, income }, index) => {
        const tall = most > 0 ? Math.max(2, (Number(income) / most) * (height - 8)) : 2;
        return (
          <rect
            key={day}
            x={index * step + gap / 2}
            y={height - tall}
            width={Math.max(1, step - gap)}
            height={tall}
            rx="2"
            fill="#4c8dff"
          />
        );
      })}
    </svg>
  );
}
