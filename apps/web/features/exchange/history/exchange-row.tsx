import { CoinIcon } from '../../../design/coin-icon.tsx';
import { amount, compact, date } from '../../../locales/format.ts';
import type { Exchange } from '../use-quote.ts';

/** Whole up to a million, then short: the details have every digit. */
const brief = (value: string, code: string): string => (Number(value) < 1e6 ? amount(value, code) : compact(value));

/** An exchange in a list; opens its details. */
export function ExchangeRow({ exchange, onOpen }: { exchange: Exchange; onOpen: () => void }) {
  const { currencyCode, targetCurrency, quantity, obtainable, time } = exchange;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      onClick={onOpen}
      className="gutter flex min-h-18 w-full items-center gap-3 py-2.5 text-left transition-colors active:bg-surface"
    >
      <span className="flex shrink-0 items-end">
        <CoinIcon code={currencyCode} size={28} />
        <CoinIcon code={targetCurrency} size={28} className="-ml-2" />
      </span>
      <span className="min-w-0 flex-1">
        <span className="block text-row font-medium max-xs:text-note">
          {currencyCode} → {targetCurrency}
        </span>
        <span className="mt-0.5 block text-caption text-faint">{date(time, 'time')}</span>
      </span>
      <span className="shrink-0 text-right">
        <span className="block text-row font-semibold text-up">
          +{brief(obtainable, targetCurrency)}{' '}
          <span className="text-mini font-normal text-faint">{targetCurrency}</span>
        </span>
        <span className="mt-0.5 block text-caption text-soft">
          −{brief(quantity, currencyCode)} <span className="text-mini text-faint">{currencyCode}</span>
        </span>
      </span>
    </button>
  );
}
