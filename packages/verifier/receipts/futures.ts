import type { Need } from '../chain.ts';
import type { Facts } from './grammar.ts';
import { down, e8, entryWaitMs, perUnit, plain, step, tickOf, tickStep, tickText, untold, up, usdt } from '../text.ts';
import type { Step, StepName, Tick } from '../text.ts';

/** Its place in the tape, and that it was the second price in a row which reached the bar. */
export function twiceSteps(
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
 * the receipt alone does not tell it from a lie. It opens before it closes.
 * @param limit what the customer has asked for, where it is known
 */
function openedStep(
  { open, close, sign }: Position,
  ticks: readonly Tick[] | null,
  limit: bigint | null,
): Step<StepName> {
  if (open.seq >= close.seq)
    return { name: 'opened', ok: false, stated: tickText(open), found: `< ${tickText(close)}` };
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
  const [place, twice] = twiceSteps(close, bar, reached, ticks);
  const exact = liquidationPrice(position);
  const wrongBar = kind === 'liquidation' && bar !== exact;
  return [place, wrongBar ? step('trigger', plain(bar, 8), plain(exact, 8)) : twice];
}

/** What a closing comes to: never below zero for the customer. */
function settledSteps(
  { get }: Facts,
  { margin, floating, charged }: { readonly margin: bigint; readonly floating: bigint; readonly charged: bigint },
): Step<StepName>[] {
  const stated = (name: string): bigint => BigInt(get(name));
  const equity = margin + floating;
  const most = charged < equity ? charged : equity;
  const fee = equity < 0n ? 0n : most;
  return [
    step('profit', usdt(stated('profit')), usdt(equity < 0n ? -margin : floating)),
    step('closingFee', usdt(stated('fee')), usdt(fee)),
    step('paid', usdt(stated('paid')), usdt(equity < 0n ? 0n : equity - fee)),
  ];
}
const floatingOf = (position: Position, at: bigint): bigint => down(gain(position, at), perUnit);
const feeOf = ({ size, feeRate }: Position, at: bigint): bigint => up(size * at * feeRate, perUnit * e8);
const sumsAt = (position: Position, at: bigint) => ({
  margin: position.margin,
  floating: floatingOf(position, at),
  charged: feeOf(position, at),
});

/** At least what the leverage asks for. */
const marginStep = (margin: bigint, least: bigint): Step<StepName> => ({
  name: 'margin',
  ok: margin >= least,
  stated: usdt(margin),
  found: usdt(margin >= least ? margin : least),
});

/** The steps of a position that closed by itself: what opened it, what triggered the close, and what it pays. */
export function futuresSteps(
  facts: Facts,
  [closing, opening]: readonly (readonly Tick[] | null)[],
  limit: bigint | null,
): Step<StepName>[] {
  const position = positionOf(facts);
  const { size, leverage, margin, open, close } = position;
  return [
    openedStep(position, opening ?? null, limit),
    // What was closed in parts leaves its rounding, and the other leg of a pair its proceeds: never less.
    marginStep(margin, up(size * open.price, perUnit * leverage)),
    ...triggerSteps(position, facts.get('trigger'), closing ?? null),
    ...settledSteps(facts, sumsAt(position, close.price)),
  ];
}

const maybe = (text: string): bigint | null => (text === '-' ? null : BigInt(text));
/** The first price after something was asked for, if it came in time. */
const firstAfter = (asked: number, ticks: readonly Tick[]): Tick | null =>
  ticks.find(({ time }) => time > asked && time <= asked + entryWaitMs) ?? null;
export const firstStep = (name: StepName, asked: number, stated: Tick, ticks: readonly Tick[] | null): Step<StepName> =>
  ticks === null ? untold(name, tickText(stated)) : tickStep(name, stated, firstAfter(asked, ticks));
const askedStep = (name: StepName, { get }: Facts, stated: Tick, ticks: readonly Tick[] | null): Step<StepName> =>
  firstStep(name, Number(get('asked')), stated, ticks);

/** What of a price that was asked for, or reached a limit, has to be known. */
export function openingNeeds({ terms, get }: Facts): Need[] {
  const time = tickOf(get('mark'))?.time ?? -1;
  return [{ symbol: terms[3] ?? '', from: Number(maybe(get('asked')) ?? time), to: time }];
}

/** The steps of an opening: its price, the margin, and the fee. */
export function openingSteps(facts: Facts, [ticks = null]: readonly (readonly Tick[] | null)[]): Step<StepName>[] {
  const { get } = facts;
  const position = positionOf(facts);
  const { sign, size, leverage } = position;
  const [mark, limit, at] = [tickOf(get('mark')) ?? noTick, maybe(get('limit')), BigInt(get('price'))];
  const isAsked = get('asked') !== '-';
  const place = isAsked ? mark : (ticks?.find(({ seq }) => seq === mark.seq) ?? null);
  const found = isAsked || ticks === null ? askedStep('opened', facts, mark, ticks) : tickStep('opened', mark, place);
  const reached = limit !== null && sign * (limit - mark.price) >= 0n && (at === mark.price || at === limit);
  const fits = isAsked ? limit === null && at === mark.price : reached;
  return [
    found.ok === true && !fits ? { ...found, ok: false } : found,
    step('margin', usdt(position.margin), usdt(up(size * at, perUnit * leverage))),
    step('openingFee', usdt(BigInt(get('fee'))), usdt(feeOf(position, at))),
  ];
}

/** The price that closed it, from when that was asked for, and the one that opened it. */
export function closingNeeds(facts: Facts): Need[] {
  const { symbol, open, close } = positionOf(facts);
  return [
    { symbol, from: Number(facts.get('asked')), to: close.time },
    { symbol, from: open.time, to: open.time },
  ];
}

/** The steps of a position, a part of one or a leg of a pair that was asked to close. */
export function closingSteps(facts: Facts, [closing = null, opening = null]: readonly (readonly Tick[] | null)[]) {
  const position = positionOf(facts);
  const { size, leverage, margin, open, close } = position;
  const [profit, fee, paid] = settledSteps(facts, sumsAt(position, close.price));
  const kept = BigInt(facts.get('kept'));
  return [
    openedStep(position, opening, maybe(facts.get('limit'))),
    // A part has its share, rounded down.
    marginStep(margin, down(size * open.price, perUnit * leverage)),
    askedStep('close', facts, close, closing),
    profit,
    fee,
    paid !== undefined && kept > BigInt(facts.get('paid')) ? { ...paid, ok: false } : paid,
  ].filter((one) => one !== undefined);
}

/** Both legs of a pair, the one that has the receipt first. */
function legsOf({ terms, get }: Facts): [Position, Position] {
  const [, , , symbol = '', direction, size = '0', leverage = '1', fee = '0', , otherFee = '0'] = terms;
  const leg = (prefix: '' | 'other-', sign: bigint, feeRate: string): Position => ({
    symbol,
    sign,
    size: BigInt(size),
    leverage: BigInt(leverage),
    feeRate: BigInt(feeRate),
    rates: 0n,
    margin: BigInt(get(`${prefix}margin`)),
    open: tickOf(get(`${prefix}open`)) ?? noTick,
    close: tickOf(get('close')) ?? noTick,
  });
  const sign = direction === 'long' ? 1n : -1n;
  return [leg('', sign, fee), leg('other-', -sign, otherFee)];
}
export function pairNeeds(facts: Facts): Need[] {
  const [{ symbol, close, open }, other] = legsOf(facts);
  const at = (time: number): Need => ({ symbol, from: time, to: time });
  return [{ symbol, from: Number(facts.get('asked')), to: close.time }, at(open.time), at(other.open.time)];
}

/** The steps of a locked pair that has closed as one. */
export function pairSteps(facts: Facts, [closing = null, ...openings]: readonly (readonly Tick[] | null)[]) {
  const legs = legsOf(facts);
  const [leg, other] = legs;
  const both = (of: (position: Position) => bigint): bigint => of(leg) + of(other);
  const limits = [facts.get('limit'), facts.get('other-limit')];
  const opened = legs.map((each, i) => openedStep(each, openings[i] ?? null, maybe(limits[i] ?? '-')));
  const wrong = opened.find(({ ok }) => ok !== true) ?? opened[0];
  return [
    ...(wrong === undefined ? [] : [wrong]),
    marginStep(
      both(({ margin }) => margin),
      both(({ size, open, leverage }) => down(size * open.price, perUnit * leverage)),
    ),
    askedStep('close', facts, leg.close, closing),
    ...settledSteps(facts, {
      margin: both(({ margin }) => margin),
      floating: both((each) => floatingOf(each, leg.close.price)),
      charged: both((each) => feeOf(each, leg.close.price)),
    }),
  ];
}
