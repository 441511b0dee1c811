import { LivePrice } from '../../shell/quotes/live.tsx';
import { pairOf } from '../../shell/quotes/quote-row.tsx';
import { useSymbols } from '../../shell/quotes/tickers.ts';
import { Link } from '../../shell/routing/link.tsx';

/** What is listed first, alive. Until it is known there stands what the page has come with, in the same place. */
export function Prices() {
  const symbols = useSymbols();
  return (
    <div className="prices">
      {symbols.length === 0 &&
        globalThis.early?.prices?.map(([name, price]) => (
          <p key={name}>
            <small>{name}</small>
            <b>{price}</b>
          </p>
        ))}
      {symbols.slice(0, 3).map((symbol) => (
        <Link key={symbol} to="pages/futures/kline" query={{ symbol }} className="press">
          <small>{pairOf(symbol)[0]}</small>
          <LivePrice symbol={symbol} />
        </Link>
      ))}
    </div>
  );
}
