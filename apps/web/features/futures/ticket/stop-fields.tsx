import type { Held } from '@candor/core/futures/formulas.ts';
import type { Price } from '@candor/core/money/amount.ts';
import { share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { tickerOf } from '../../../shell/quotes/tickers.ts';
import { typed } from '../words.ts';
import { stepOf } from '../../../shell/charts/price-steps.ts';
import { netText, priceForReturn } from './cost.ts';
import { StepperField } from './stepper-field.tsx';

export type StopName = 'takeProfit' | 'stopLoss';
const returns: Record<StopName, readonly number[]> = { takeProfit: [25, 50, 100], stopLoss: [-25, -50, -75] };

export const chipLook =
  'press relative min-h-8 rounded-chip bg-raised text-caption font-medium text-soft disabled:opacity-45 ' +
  'after:absolute after:-inset-y-1.5';

interface StopFieldProps {
  name: StopName;
  symbol: string;
  text: string;
  /** The price in the text, null when there is none. */
  value: Price | null;
  onChange: (text: string) => void;
  issue: string | undefined;
  /** The position as it is or would be; null while it is not known. */
  held: Held | null;
  leverage: number;
  tick: Price;
  /** What comes of a stop at the very price that stops are compared with; absent for any other. */
  atReference: string | undefined;
  /** Whether a price keeps the rule, for the quick choices. */
  allows: (at: Price) => boolean;
}

type QuickReturnsProps = Pick<StopFieldProps, 'name' | 'leverage' | 'tick' | 'allows' | 'onChange'> & {
  label: string;
  held: Held;
};

/** Prices chosen by what they return on the margin. */
function QuickReturns({ name, label, held, leverage, tick, allows, onChange }: QuickReturnsProps) {
  return (
    <div className="mt-1.5 grid grid-cols-3 gap-1.5">
      {returns[name].map((percent) => {
        const at = priceForReturn(held, leverage, percent, tick);
        return (
          <button
            key={percent}
            type="button"
            disabled={at === 0n || !allows(at)}
            onClick={() => onChange(typed(at))}
            aria-label={`${label} ${share(percent / 100)}`}
            className={chipLook}
          >
            {percent > 0 ? '+' : ''}
            {share(percent / 100)}
          </button>
        );
      })}
    </div>
  );
}

/** One stop: typed, stepped, or as a return on the margin; says what closing there would leave. */
export function StopField(props: StopFieldProps) {
  const { name, symbol, text, value, onChange, issue, held, atReference, tick } = props;
  const label = t(name === 'takeProfit' ? 'futures.takeProfit' : 'futures.stopLoss');
  const step = (way: -1 | 1) => {
    const from = value ?? held?.openPrice;
    if (from === undefined) return;
    const moved = from + BigInt(way) * stepOf(from, tick);
    if (moved > 0n) onChange(typed(moved));
  };
  const result =
    value === null || held === null ? undefined : t('futures.resultThere', { result: netText(held, value) });
  return (
    <div>
      <StepperField
        label={label}
        decimals={tickerOf(symbol)?.priceDecimals ?? 2}
        value={text}
        onChange={onChange}
        onStep={step}
        issue={issue}
        hint={atReference ?? result}
        placeholder={t('futures.none')}
      />
      {held !== null && <QuickReturns {...props} label={label} held={held} />}
    </div>
  );
}
