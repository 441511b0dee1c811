import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { t, type PlainKey } from '../../../locales/i18n.ts';
import { asTyped, decimalTyped } from '../../../shell/amounts/amount-typed.ts';
import { tickerOf } from '../../../shell/quotes/tickers.ts';
import { issueOf } from '../ticket/issue-words.ts';
import { NumberField } from '../ticket/number-field.tsx';
import { Price, type PartProps } from '../ticket/order-fields.tsx';
import { stepPrice, type Draft } from '../ticket/ticket-maths.ts';
import { markOf } from '../ticket/use-ticket.ts';

/** A price of a stop as it is typed; how the market comes to it is settled there and then. */
function stopAt(text: string, symbol: string): Pick<Draft, 'stopPrice' | 'stopWhen'> {
  const at = parseDecimal(decimalTyped(text), priceScale);
  const mark = markOf(symbol);
  return { stopPrice: text, stopWhen: at !== null && mark !== null && at < mark ? 'falling' : 'rising' };
}

interface FieldProps extends PartProps {
  field: 'stopPrice' | 'stopLimitPrice';
  name: PlainKey;
  /** What is meant where nothing is typed. */
  otherwise?: string;
}

function StopField({ state, terms, field, name, otherwise }: FieldProps) {
  const { draft, typed, change } = state;
  const { symbol, tick } = terms;
  const write = (text: string) => change(field === 'stopPrice' ? stopAt(text, symbol) : { [field]: text });
  const step = (way: -1 | 1) => {
    const from = parseDecimal(draft[field], priceScale) ?? markOf(symbol);
    const to = from === null ? null : stepPrice(from, way, tick);
    if (to !== null) write(asTyped(formatPlain(to, priceScale)));
  };
  return (
    <NumberField
      label={t(name)}
      unit="USDT"
      placeholder={otherwise}
      value={typed[field]}
      decimals={tickerOf(symbol)?.priceDecimals ?? 2}
      onChange={write}
      onStep={step}
      issue={issueOf(state, terms, field)}
    />
  );
}

/** The price that is waited for, and that of the order that comes then. */
export const StopFields = (props: PartProps) => (
  <>
    <StopField {...props} field="stopPrice" name="kinds.trigger" />
    <Price {...props} />
  </>
);

/** The price of the gain, and those of the loss. */
export const OcoFields = (props: PartProps) => (
  <>
    <Price {...props} />
    <StopField {...props} field="stopPrice" name="kinds.trigger" />
    <StopField {...props} field="stopLimitPrice" name="kinds.stopPrice" otherwise={t('spot.market')} />
  </>
);
