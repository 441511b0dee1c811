import { ArrowDown, ArrowUp } from 'lucide-react';
import { useEffect, useMemo, useRef, type RefObject } from 'react';
import { t } from '../../../locales/i18n.ts';
import { bindTicker } from '../../../shell/quotes/live.tsx';
import { useCall } from '../../../shell/client/query.ts';
import { pairText } from '../../../shell/quotes/words.ts';
import { pathOf, placed, scaleOf, topOf, type Level, type Scale } from './level-scale.ts';

const minutes = 60;
const width = 96;
/** Kept free above and below the price series, for what stands at the edges. */
const edgePx = 14;
const texts = { up: 'text-up', down: 'text-down', warn: 'text-warn', brand: 'text-brand' };

/** The closes of the last hour, oldest first. */
function usePriceSeries(symbol: string): readonly number[] {
  const candles = useCall(
    'POST /portal/market/kline',
    { body: { symbol, period: '1m', limit: minutes } },
    { staleTime: 30_000, refetchInterval: 60_000 },
  ).data;
  return useMemo(() => (candles ?? []).slice(0, -1).map((candle) => Number(candle.close)), [candles]);
}

function Tag({ level, edge }: { level: Level; edge?: 'above' | 'below' }) {
  const Arrow = edge === 'above' ? ArrowUp : ArrowDown;
  const look = 'inline-flex items-center gap-0.5 rounded bg-page px-1 text-mini font-semibold whitespace-nowrap';
  return (
    <span className={`${look} ${texts[level.tone]}`}>
      {edge !== undefined && <Arrow size={11} strokeWidth={2.75} aria-hidden="true" />}
      {level.text}
    </span>
  );
}

const Edge = ({ levels, edge }: { levels: readonly Level[]; edge: 'above' | 'below' }) => (
  <div className={`absolute left-2 flex max-w-full flex-wrap gap-1 ${edge === 'above' ? 'top-0' : 'bottom-0'}`}>
    {levels.map((level) => (
      <Tag key={level.id} level={level} edge={edge} />
    ))}
  </div>
);

interface LevelChartProps {
  symbol: string;
  price: string | null;
  levels: readonly Level[];
}

/** Draws the price series with every price, without rendering. */
function useLivePriceSeries(symbol: string, priceSeries: readonly number[], scale: Scale | null) {
  const line = useRef<SVGPathElement>(null);
  const area = useRef<SVGPathElement>(null);
  const head = useRef<HTMLSpanElement>(null);
  const latest = useRef({ priceSeries, scale });
  latest.current = { priceSeries, scale };
  useEffect(() => {
    if (head.current === null) return;
    return bindTicker(head.current, symbol, (dot, now) => {
      const shown = latest.current;
      if (shown.scale === null || now.price === null) return;
      const path = pathOf([...shown.priceSeries, Number(now.price)], shown.scale, width);
      line.current?.setAttribute('d', path);
      area.current?.setAttribute('d', `${path}V130H0Z`);
      dot.style.top = `${topOf(Number(now.price), shown.scale)}%`;
    });
  }, [symbol, priceSeries, scale?.low, scale?.high]);
  return { line, area, head };
}

/** The price series of the last hour; frames write its paths. */
function PriceLine({ line, area }: { line: RefObject<SVGPathElement | null>; area: RefObject<SVGPathElement | null> }) {
  return (
    <svg
      viewBox="0 0 100 100"
      preserveAspectRatio="none"
      aria-hidden="true"
      className="absolute inset-0 size-full overflow-visible text-brand"
    >
      <defs>
        <linearGradient id="level-fill" x1="0" y1="0" x2="0" y2="1">
          <stop offset="0" stopColor="currentColor" stopOpacity="0.28" />
          <stop offset="1" stopColor="currentColor" stopOpacity="0" />
        </linearGradient>
      </defs>
      <path ref={area} fill="url(#level-fill)" />
      <path
        ref={line}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.75"
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
    </svg>
  );
}

/** A level in the picture, across its width. */
const Line = ({ level, scale }: { level: Level; scale: Scale }) => (
  <div
    className={`absolute inset-x-0 border-t ${level.own ? '' : 'border-dashed'} ${texts[level.tone]}`}
    style={{ top: `${topOf(level.price, scale)}%`, borderColor: 'currentcolor' }}
  >
    <span className="absolute left-2 leading-tight" style={{ top: -8 }}>
      <Tag level={level} />
    </span>
  </div>
);

/**
 * The last hour as a live line, with the prices that matter to the ticket and to own positions; what lies far away
 * stands at the edge.
 */
export function LevelChart({ symbol, price, levels }: LevelChartProps) {
  const priceSeries = usePriceSeries(symbol);
  const scale = scaleOf(price === null ? priceSeries : [...priceSeries, Number(price)], levels);
  const { line, area, head } = useLivePriceSeries(symbol, priceSeries, scale);
  const shown = scale === null ? null : placed(levels, scale);
  return (
    <div
      role="img"
      aria-label={t('futures.chartOf', { pair: pairText(symbol) })}
      className="relative h-24 overflow-hidden"
    >
      <div className="absolute inset-x-0" style={{ top: edgePx, bottom: edgePx }}>
        <PriceLine line={line} area={area} />
        {scale !== null && shown?.inside.map((level) => <Line key={level.id} level={level} scale={scale} />)}
        <span
          ref={head}
          hidden={priceSeries.length === 0}
          className="absolute size-2 rounded-full bg-brand"
          style={{ left: `${width}%`, top: '50%', margin: -4 }}
        />
      </div>
      {shown !== null && (
        <>
          <Edge levels={shown.above} edge="above" />
          <Edge levels={shown.below} edge="below" />
        </>
      )}
    </div>
  );
}
