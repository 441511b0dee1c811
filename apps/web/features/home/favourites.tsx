import { CoinIcon } from '../../design/coin-icon.tsx';
import { t } from '../../locales/i18n.ts';
import { LiveChange, LivePrice } from '../../shell/quotes/live.tsx';
import { pairOf } from '../../shell/quotes/quote-row.tsx';
import { Link } from '../../shell/routing/link.tsx';

/** The last of an odd number has the whole row. */
const spanOf = (at: number, count: number) =>
  at === count - 1 && count % 2 === 1 ? { gridColumn: 'span 2' } : undefined;

/** Starred symbols with live price and change, two in a row. Home keeps its height. */
export const Favourites = ({ symbols }: { symbols: readonly string[] }) => (
  <section className="gutter mt-7">
    <h2 className="text-bar font-semibold">{t('quotations.favourites')}</h2>
    <ul className="mt-3 grid grid-cols-2 gap-2">
      {symbols.map((symbol, at) => (
        <li key={symbol} style={spanOf(at, symbols.length)}>
          <Link
            to="pages/futures/kline"
            query={{ symbol }}
            className="press flex min-h-14 items-center gap-1.5 rounded-field bg-surface px-3 py-1.5"
          >
            <CoinIcon code={symbol} size={28} className="max-xs:hidden" />
            <span className="min-w-0 flex-1">
              <span className="flex items-center justify-between gap-1">
                <span className="truncate text-note font-semibold">{pairOf(symbol)[0]}</span>
                <LiveChange symbol={symbol} className="min-h-0 min-w-0 bg-transparent px-0 text-note" />
              </span>
              <LivePrice symbol={symbol} className="block truncate text-row font-semibold" />
            </span>
          </Link>
        </li>
      ))}
    </ul>
  </section>
);
