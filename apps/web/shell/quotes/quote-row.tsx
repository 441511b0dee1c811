import type { ReactNode } from 'react';
import { CoinIcon } from '../../design/coin-icon.tsx';
import { Sparkline } from '../../design/sparkline.tsx';
import { LiveChange, LivePrice } from './live.tsx';
import { nameOf } from './names.ts';
import { tickerOf } from './tickers.ts';

interface QuoteRowProps {
  symbol: string;
  /** Under the name; without it the product's name. */
  note?: ReactNode;
}

/** Base and quote of a symbol: `BTCUSDT` → `['BTC', 'USDT']`. */
export const pairOf = (symbol: string): [string, string] => [
  symbol.replace(/USDT$/, ''),
  symbol.endsWith('USDT') ? 'USDT' : '',
];

/**
 * What a row of quotations shows: sign, pair, the day as a line, live price and change. 64 px high.
 * The line gives its room to the name where that would be cut.
 */
export function QuoteRow({ symbol, note }: QuoteRowProps) {
  const [base, quote] = pairOf(symbol);
  const row = tickerOf(symbol);
  return (
    <span className="@container flex min-h-16 w-full items-center gap-2">
      <CoinIcon code={symbol} />
      <span className="@container min-w-0 flex-1 text-left">
        <span className="block truncate text-row font-semibold">
          {base}
          <span className="hidden text-note font-normal text-faint @min-[104px]:inline">/{quote}</span>
        </span>
        <span className="mt-0.5 line-clamp-2 text-caption text-faint">{note ?? nameOf(symbol)}</span>
      </span>
      <Sparkline values={row?.spark ?? []} width={40} className="@max-[340px]:hidden" />
      <LivePrice symbol={symbol} className="min-w-24 text-right text-row font-semibold" />
      <LiveChange symbol={symbol} />
    </span>
  );
}
