import { t } from '../../../locales/i18n.ts';
import { tickerOf } from '../../../shell/quotes/tickers.ts';
import { priceOf } from '../../../shell/futures/terms.ts';
import { typed } from '../words.ts';
import { stepOf } from '../../../shell/charts/price-steps.ts';
import { issueOf, type PartProps } from './issue.ts';
import { StepperField } from './stepper-field.tsx';

/** The price to wait for: typed, stepped, or the last one. */
export function LimitPrice(props: PartProps) {
  const {
    state: { draft, change, checked },
    terms,
    mark,
  } = props;
  const { symbol, tick } = terms.contract;
  const step = (way: -1 | 1) => {
    const from = checked.limit ?? mark;
    const moved = from + BigInt(way) * stepOf(from, tick);
    if (moved > 0n) change({ price: typed(moved) });
  };
  const last = () => change({ price: typed(priceOf(tickerOf(symbol)?.price) ?? mark) });
  return (
    <StepperField
      label={t('futures.orderPrice')}
      decimals={tickerOf(symbol)?.priceDecimals ?? 2}
      value={draft.price}
      onChange={(text) => change({ price: text })}
      onStep={step}
      issue={issueOf(props, 'price')}
      after={
        <button
          type="button"
          onClick={last}
          className="press min-h-11 shrink-0 rounded-chip px-2 text-note font-semibold text-brand"
        >
          {t('futures.last')}
        </button>
      }
    />
  );
}
