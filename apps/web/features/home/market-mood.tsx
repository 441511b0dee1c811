import { Skeleton } from '../../design/states.tsx';
import { directionOf, number, percent } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { pairOf } from '../../shell/quotes/quote-row.tsx';
import type { Ticker } from '../../shell/quotes/tickers.ts';
import { Link } from '../../shell/routing/link.tsx';
import { treemap, type Tile } from './treemap.ts';
import { useSnapshot } from './use-snapshot.ts';

const shown = 14;
/** The picture's proportions; it is stretched to the width there is. */
const picture = { width: 358, height: 176 };
const fullColourAt = 0.06;
const evenness = 0.42;

const directionIn = (row: Ticker, decimals = 2) => directionOf(percent(row.changeRate, decimals));

/**
 * The stronger the move, the fuller the colour; up to where white words still stand out. What reads as 0.0 % has none.
 */
function colourOf(row: Ticker, decimals: number): string {
  const share = Math.round(14 + 38 * Math.min(1, Math.abs(Number(row.changeRate ?? 0)) / fullColourAt));
  const direction = directionIn(row, decimals);
  return direction === 'flat'
    ? 'var(--color-raised)'
    : `color-mix(in srgb, var(--${direction}) ${share}%, var(--color-surface))`;
}

function HeatTile({ row, tile }: { row: Ticker; tile: Tile }) {
  const part = (value: number, whole: number) => `${(value / whole) * 100}%`;
  const place = {
    left: part(tile.x, picture.width),
    top: part(tile.y, picture.height),
    width: part(tile.width, picture.width),
    height: part(tile.height, picture.height),
  };
  const [base] = pairOf(row.symbol);
  const large = tile.width > 84 && tile.height > 60;
  const decimals = large ? 2 : 1;
  // The picture is as wide as the screen, and always as high as it is.
  const fitting = (most: number, ofWidth: number, ofHeight: number) =>
    `min(${most}rem, ${part(tile.width * ofWidth, picture.width).replace('%', 'cqw')}, ${tile.height * ofHeight}px)`;
  return (
    <li className="absolute p-px" style={place}>
      <Link
        to="pages/market/market"
        query={{ symbol: row.symbol }}
        className={
          'press flex size-full flex-col items-center justify-center overflow-hidden rounded-md leading-tight ' +
          'transition-colors'
        }
        style={{ backgroundColor: colourOf(row, decimals) }}
      >
        <span className="font-bold" style={{ fontSize: fitting(large ? 1.0625 : 0.6875, 0.24, 0.4) }}>
          {base}
        </span>
        <span
          className={tile.height <= 38 || tile.width <= 40 ? 'sr-only' : ''}
          style={{ fontSize: fitting(large ? 0.8125 : 0.625, 0.19, 0.3) }}
        >
          {percent(row.changeRate, decimals)}
        </span>
      </Link>
    </li>
  );
}

function Balance({ rows }: { rows: readonly Ticker[] }) {
  const up = rows.filter((row) => directionIn(row) === 'up').length;
  const down = rows.filter((row) => directionIn(row) === 'down').length;
  return (
    <div className="mt-3">
      <div className="flex h-1.5 gap-0.5 overflow-hidden rounded-full" aria-hidden="true">
        <span className="bg-up" style={{ flexGrow: up }} />
        <span className="bg-pressed" style={{ flexGrow: rows.length - up - down }} />
        <span className="bg-down" style={{ flexGrow: down }} />
      </div>
      <p className="mt-1.5 flex justify-between text-note">
        <span className="text-up">{t('home.rising', { count: number(up) })}</span>
        <span className="text-down">{t('home.falling', { count: number(down) })}</span>
      </p>
    </div>
  );
}

/** The market as one picture: the most traded pairs by size, their day by colour, and how many rise and fall. */
export function MarketMood() {
  const rows = useSnapshot();
  const traded = rows
    .filter((row) => row.group === 'usdt' && Number(row.turnover) > 0)
    .sort((a, b) => Number(b.turnover) - Number(a.turnover))
    .slice(0, shown);
  // By size alone one pair would fill the picture.
  const tiles = treemap(
    traded.map((row) => Number(row.turnover) ** evenness),
    picture.width,
    picture.height,
  );
  return (
    <section className="gutter mt-7 rail:mt-0">
      <h2 className="text-bar font-semibold">{t('home.mood')}</h2>
      <p className="mt-0.5 text-note text-faint">{t('home.moodText')}</p>
      {traded.length === 0 ? (
        <Skeleton className="mt-3 h-54.5 rounded-card" />
      ) : (
        <>
          <ul
            className="relative mt-3 overflow-hidden rounded-field [container-type:inline-size]"
            style={{ height: picture.height }}
          >
            {traded.map((row, at) => {
              const tile = tiles[at];
              return tile === undefined ? null : <HeatTile key={row.symbol} row={row} tile={tile} />;
            })}
          </ul>
          <Balance rows={rows} />
        </>
      )}
    </section>
  );
}
