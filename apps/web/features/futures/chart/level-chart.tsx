import { ArrowDown, ArrowUp } from 'lucide-react';
import type { ReactNode } from 'react';
import { date, price as priceText } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { niceTicks, type Range } from '../../../shell/charts/nice-ticks.ts';
import { tickerOf } from '../../../shell/quotes/tickers.ts';
import { pairText } from '../../../shell/quotes/words.ts';
import { placed, scaleOf, spread, topOf, zoneOf, type Level } from './level-scale.ts';
import { LastPrice, LivePrices } from './live-prices.tsx';
import { leftOf, type Minute } from './minutes.ts';
import { axisPx, labelPx, newest, plotPx, toneTexts } from './plot.ts';
import { useMinutes } from './use-minutes.ts';

/** All of it, with the times, CSS pixels. */
const heightPx = 160;
/** As on all charts, whatever the size of letters elsewhere: what stands here stands in fields too. */
const writing = { fontSize: 11, lineHeight: '14px' };
const rowPx = 34;
const quarterMs = 15 * 60_000;
const labelLook = 'inline-flex items-center gap-0.5 rounded bg-page px-1 font-semibold whitespace-nowrap';

const Edge = ({ levels, edge }: { levels: readonly Level[]; edge: 'above' | 'below' }) => {
  const Arrow = edge === 'above' ? ArrowUp : ArrowDown;
  return (
    <div className={`absolute left-2 flex max-w-full flex-wrap gap-1 ${edge === 'above' ? 'top-0' : 'bottom-0'}`}>
      {levels.map(({ id, tone, text, tag }) => (
        <span key={id} className={`${labelLook} ${toneTexts[tone]}`}>
          <Arrow size={11} strokeWidth={2.75} aria-hidden="true" />
          {text} {tag}
        </span>
      ))}
    </div>
  );
};

/** Levels across the picture, each with what it is; labels that would cover each other stand a little aside. */
function Lines({ levels, scale }: { levels: readonly Level[]; scale: Range }) {
  const tops = levels.map((level) => (topOf(level.price, scale) / 100) * plotPx.height);
  const labels = spread(tops, labelPx, plotPx.height);
  return levels.map(({ id, own, tone, text }, at) => (
    <div key={id} className={toneTexts[tone]}>
      <div
        className={`absolute inset-x-0 border-t ${own ? '' : 'border-dashed'}`}
        style={{ top: tops[at], borderColor: 'currentcolor' }}
      />
      <span className={`absolute left-2 ${labelLook}`} style={{ top: (labels[at] ?? 0) - 8 }}>
        {text}
      </span>
    </div>
  ));
}

interface PricesProps {
  symbol: string;
  levels: readonly Level[];
  scale: Range;
}

/** Prices beside the picture: of the levels and the last one, and round ones where there is room. */
function Prices({ symbol, levels, scale }: PricesProps) {
  const look = 'absolute right-0 -translate-y-1/2 rounded px-1 whitespace-nowrap';
  const decimals = tickerOf(symbol)?.priceDecimals ?? 2;
  const pxOf = (at: number): number => (topOf(at, scale) / 100) * plotPx.height;
  const tops = levels.map(({ price }) => pxOf(price));
  const places = spread(tops, labelPx, plotPx.height);
  const free = niceTicks(scale, plotPx.height / rowPx).filter((at) =>
    places.every((place) => Math.abs(place - pxOf(at)) >= labelPx),
  );
  return (
    <>
      {free.map((at) => (
        <span key={at} data-round={pxOf(at)} className={`${look} text-faint`} style={{ top: pxOf(at) }}>
          {priceText(at, decimals)}
        </span>
      ))}
      {levels.map(({ id, tag, tone }, at) => (
        <span key={id} className={`${look} font-semibold ${toneTexts[tone]}`} style={{ top: places[at] }}>
          {tag}
        </span>
      ))}
      <LastPrice
        symbol={symbol}
        scale={scale}
        standing={places}
        className={`${look} bg-brand font-semibold text-on-brand`}
      />
    </>
  );
}

/** The quarters of an hour under the picture. */
const Times = ({ minutes }: { minutes: readonly Minute[] }) =>
  minutes.map(({ time }, at) =>
    time % quarterMs === 0 && at > 2 ? (
      <span
        key={time}
        className="absolute bottom-0 -translate-x-1/2 text-faint"
        style={{ left: `${leftOf(at, minutes.length, newest)}%` }}
      >
        {date(time, 'clock')}
      </span>
    ) : null,
  );

/** Where the ticket would be liquidated, and everything beyond. */
function Zone({ levels, side, scale }: Pick<LevelChartProps, 'levels' | 'side'> & { scale: Range }) {
  const at = levels.find(({ id }) => id === 'liquidation');
  const zone = at === undefined ? null : zoneOf(at.price, side, scale);
  return zone === null ? null : (
    <div className="absolute inset-x-0 bg-warn opacity-15" style={{ top: `${zone.top}%`, height: `${zone.height}%` }} />
  );
}

interface LevelChartProps {
  symbol: string;
  levels: readonly Level[];
  side: 'long' | 'short';
  /** Of what is held by a finger: the picture stands still under it. */
  held: Range | null;
  /** What lies over the picture, by its scale. */
  children: (scale: Range) => ReactNode;
}

/**
 * The last hour, alive, with the prices that matter to the ticket and to own positions; what lies far away stands at
 * the edge, and where the ticket would be liquidated is shaded.
 */
export function LevelChart({ symbol, levels, side, held, children }: LevelChartProps) {
  const minutes = useMinutes(symbol);
  const prices = minutes().flatMap(({ high, low }) => [high, low]);
  const scale = held ?? scaleOf(prices, levels);
  const shown = scale === null ? null : placed(levels, scale);
  return (
    <div className="relative shrink-0" style={{ height: heightPx, ...writing }}>
      {scale !== null && shown !== null && (
        <>
          <div
            role="img"
            aria-label={t('futures.chartOf', { pair: pairText(symbol) })}
            className="absolute left-0"
            style={{ ...plotPx, right: axisPx }}
          >
            <Zone levels={levels} side={side} scale={scale} />
            <LivePrices symbol={symbol} minutes={minutes} scale={scale} />
            <Lines levels={shown.inside} scale={scale} />
          </div>
          <div aria-hidden="true" className="absolute right-0" style={{ ...plotPx, width: axisPx }}>
            <Prices levels={shown.inside} symbol={symbol} scale={scale} />
          </div>
          <div
            aria-hidden="true"
            className="pointer-events-none absolute left-0"
            style={{ top: 0, bottom: 20, right: axisPx }}
          >
            <Edge levels={shown.above} edge="above" />
            <Edge levels={shown.below} edge="below" />
          </div>
          <div aria-hidden="true" className="absolute inset-y-0 left-0" style={{ right: axisPx }}>
            <Times minutes={minutes()} />
          </div>
          {children(scale)}
        </>
      )}
    </div>
  );
}
