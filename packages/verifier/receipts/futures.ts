import type { Need } from '../chain.ts';
import type { Facts } from './grammar.ts';
import { down, e8, perUnit, plain, step, tickOf, tickStep, tickText, untold, up, usdt } from '../text.ts';
import type { Step, StepName, Tick } from '../text.ts';

/** Its place in the tape, and that it was the second price in a row which reached the bar. */
export function closingSteps(
  close: Tick,
  bar: bigint,
  reached: (at: bigint) => boolean,
  ticks: readonly Tick[] | null,
): [Step<StepName>, Step<StepName>] {
  if (ticks === null) return [untold('close', tickText(close)), untold('trigger', plain(bar, 8))];
  const at = ticks.findIndex(({ seq }) => seq === close.seq);
  const last = ticks[at] ?? null,
    before = ticks[at - 1] ?? null;
  const twice = last !== null && before !== null && reached(last.price) && reached(before.price);
  return [
    tickStep('close', close, last),
    { name: 'trigger', ok: twice, stated: plain(bar, 8), found: `${tickText(before)} / ${tickText(last)}` },
  ];
}

interface Position {
  readonly symbol: string;
  /** 1 for long, −1 for short. */
  readonly sign: bigint;
  readonly size: bigint;
  readonly leverage: bigint;
  readonly feeRate: bigint;
  /** Maintenance and the fee of closing. */
  readonly rates: bigint;
  readonly margin: bigint;
  readonly open: Tick;
  readonly close: Tick;
}

const noTick: Tick = { seq: -1, time: -1, price: 0n };
function positionOf({ terms, get }: Facts): Position {
  const [, , , symbol = '', direction = '', , size = '0', leverage = '1', fee = '0', maintenance = '0'] = terms;
  return {
    symbol,
    sign: direction === 'long' ? 1n : -1n,
    size: BigInt(size),
    leverage: BigInt(leverage),
    feeRate: BigInt(fee),
    rates: BigInt(maintenance) + BigInt(fee),
    margin: BigInt(get('margin')),
    open: tickOf(get('open')) ?? noTick,
    close: tickOf(get('close')) ?? noTick,
  };
}

/** The price that closed it with the one before, and the one that opened it. */
export function futuresNeeds(facts: Facts): [Need, Need] {
  const { symbol, open, close } = positionOf(facts);
  return [
    { symbol, from: close.time - 1, to: close.time },
    { symbol, from: open.time, to: open.time },
  ];
}

/**
 * A limit opens at its own price where a better one would need more margin than there is: that price is no mark, and
 * the receipt alone does not tell it from a lie.
 * @param limit what the customer has asked for, where it is known
 */
function openedStep({ open, sign }: Position, ticks: readonly Tick[] | null, limit: bigint | null): Step<StepName> {
  const mark = ticks?.find(({ seq }) => seq === open.seq) ?? null;
  const better = mark !== null && mark.time === open.time && sign * (open.price - mark.price) > 0n;
  if (ticks === null || (better && limit === null)) return untold('opened', tickText(open));
  return better && limit === open.price
    ? step('opened', tickText(open), tickText(open))
    : tickStep('opened', open, mark);
}

/** What the position is worth at a price beyond its opening, in units × 10¹⁰. */
const gain = ({ sign, size, open }: Position, at: bigint): bigint => sign * size * (at - open.price);

/** Where margin and loss no longer cover maintenance and the fee of closing, rounded towards the profit. */
function liquidationPrice({ sign, size, open, margin, rates }: Position): bigint {
  const left = size * open.price - sign * margin * perUnit;
  if (sign > 0n) return left <= 0n ? 0n : up(left * e8, size * (e8 - rates));
  return down(left * e8, size * (e8 + rates));
}

function triggerSteps(position: Position, trigger: string, ticks: readonly Tick[] | null): Step<StepName>[] {
  const [kind = '', text = '-'] = trigger.split('=');
  const { sign, size, margin, rates, close } = position;
  const bar = BigInt(text === '-' ? '0' : text);
  const reached = (at: bigint): boolean => {
    if (kind === 'liquidation') return (margin * perUnit + gain(position, at)) * e8 <= size * at * rates;
    return kind === 'stopProfit' ? sign * (at - bar) >= 0n : sign * (at - bar) <= 0n;
  };
  const [place, twice] = closingSteps(close, bar, reached, ticks);
  const exact = liquidationPrice(position);
  const wrongBar = kind === 'liquidation' && bar !== exact;
  return [place, wrongBar ? step('trigger', plain(bar, 8), plain(exact, 8)) : twice];
}

/** The steps of a position that closed by itself: what opened it, what triggered the close, and what it pays. */
export function futuresSteps(
  facts: Facts,
  [closing, opening]: readonly (readonly Tick[] | null)[],
  limit: bigint | null,
): Step<StepName>[] {
  const position = positionOf(facts);
  const { size, leverage, margin, feeRate, open, close } = position;
  const stated = (name: string): bigint => BigInt(facts.get(name));
  const least = up(size * open.price, perUnit * leverage);
  const floating = down(gain(position, close.price), perUnit);
  const equity = margin + floating;
  const charged = up(size * close.price * feeRate, perUnit * e8);
  const most = charged < equity ? charged : equity;
  const fee = equity < 0n ? 0n : most;
  return [
    openedStep(position, opening ?? null, limit),
    // What was closed in parts leaves its rounding, and the other leg of a pair its proceeds: never less.
    { name: 'margin', ok: margin >= least, stated: usdt(margin), found: usdt(margin >= least ? margin : least) },
    ...triggerSteps(position, facts.get('trigger'), closing ?? null),
    step('profit', usdt(stated('profit')), usdt(equity < 0n ? -margin : floating)),
    step('closingFee', usdt(stated('fee')), usdt(fee)),
    step('paid', usdt(stated('paid')), usdt(equity < 0n ? 0n : equity - fee)),
  ];
}
