import { ticksFor, type Need } from '../chain.ts';
import { inTapes, places } from './exchange.ts';
import { twiceSteps } from './futures.ts';
import type { Facts } from './grammar.ts';
import { decimalsOf, down, e8, money, plain, step, up } from '../text.ts';
import type { Step, StepName, Tape } from '../text.ts';

/** The mark that the band was held against. */
export const spotNeeds = (facts: Facts): Need[] =>
  places(facts, 'mark').map(({ symbol, time }) => ({ symbol, from: time, to: time }));

/** The worst price that the order could have traded at: its limit, and of a taker the edge of the band too. */
function worstOf({ terms, get }: Facts, isBuy: boolean): bigint {
  const [, , , , , , limit = '-', , , bandUp = '0'] = terms;
  const [, mark] = /=(\d+)/.exec(get('mark')) ?? [];
  const at = BigInt(mark ?? '0') * (isBuy ? BigInt(bandUp) : 2n * e8 - BigInt(bandUp));
  const bounds = [
    ...(limit === '-' ? [] : [BigInt(limit)]),
    ...(mark === undefined ? [] : [isBuy ? down(at, e8) : up(at, e8)]),
  ];
  return bounds.reduce((a, b) => (a < b === isBuy ? a : b));
}

/** The steps of one fill: the price against limit and band, what it came to, and the fee. */
export function spotSteps(facts: Facts, tapes: readonly Tape[]): Step<StepName>[] {
  const { terms, get } = facts;
  const [, , , symbol = '', side, , limit, makerFee = '0', takerFee = '0'] = terms;
  const [base, isBuy, isTaker] = [symbol.slice(0, -'USDT'.length), side === 'buy', get('role') === 'taker'];
  const [price, quantity, before] = ['price', 'quantity', 'before'].map((name) => BigInt(get(name)));
  const [at, size, earlier] = [price ?? 0n, quantity ?? 0n, before ?? 0n];
  // Eight decimals of the price and those of the coin, down to the six of USDT.
  const per = 10n ** BigInt(2 + decimalsOf(base));
  const amount = isBuy ? up(earlier + at * size, per) - up(earlier, per) : down(at * size, per);
  const fee = up((isBuy ? size : amount) * BigInt(isTaker ? takerFee : makerFee), e8);
  const marked = isTaker ? get('mark').startsWith(`${symbol}#`) : get('mark') === '-' && limit !== '-';
  const worst = marked ? worstOf(facts, isBuy) : null;
  const feeIn = isBuy ? base : 'USDT';
  return [
    ...(isTaker ? [inTapes('fillMark', places(facts, 'mark'), tapes)] : []),
    {
      name: 'fillPrice',
      ok: worst !== null && (isBuy ? at <= worst : at >= worst),
      stated: plain(at, 8),
      found: `${isBuy ? '≤' : '≥'} ${worst === null ? '—' : plain(worst, 8)}`,
    },
    step('fillAmount', money(BigInt(get('amount')), 'USDT'), money(amount, 'USDT')),
    step('fillFee', money(BigInt(get('fee')), feeIn), money(fee, feeIn)),
  ];
}

/** What let an order in: its price and time, where there was a stop. */
const triggerOf = (facts: Facts) => places(facts, 'trigger')[0] ?? null;

/** The mark of the band, and those that reached the stop: the one that let the order in and the one before it. */
export function whenNeeds(facts: Facts): Need[] {
  const trigger = triggerOf(facts);
  const twice = trigger === null ? [] : [{ symbol: trigger.symbol, from: trigger.time - 1, to: trigger.time }];
  return [...spotNeeds(facts), ...twice];
}

/** A maker never takes; what trades at once or not at all never waits in the book. */
const roles: Readonly<Record<string, string>> = { maker: 'maker', ioc: 'taker', fok: 'taker' };

/** The same of an order that says when it may trade: its part in the fill, and the two marks that reached its stop. */
export function whenSteps(facts: Facts, tapes: readonly Tape[]): Step<StepName>[] {
  const { terms, get } = facts;
  const [, , , symbol = '', , , , , , , received = '0', force = '', way = '-', stop = '-'] = terms;
  const fill = [...spotSteps(facts, tapes), step<StepName>('fillRole', get('role'), roles[force] ?? get('role'))];
  const trigger = triggerOf(facts);
  if (way === '-' || stop === '-')
    return [...fill, ...(trigger === null && way === stop ? [] : [step('trigger', get('trigger'), '-')])];
  if (trigger === null || trigger.symbol !== symbol) return [...fill, step('trigger', get('trigger'), stop)];
  const bar = BigInt(stop);
  const reached = (at: bigint): boolean => (way === 'rising' ? at >= bar : at <= bar);
  const ticks = ticksFor({ symbol, from: trigger.time - 1, to: trigger.time }, tapes);
  const [place, twice] = twiceSteps(trigger, bar, reached, ticks);
  return [...fill, { ...place, name: 'letIn' }, trigger.time > Number(received) ? twice : { ...twice, ok: false }];
}

const ratesText = (rates: readonly bigint[]): string => rates.map((rate) => plain(rate, 8)).join(' / ');

/** Of an order under tiers: its rates are those of the last that its owner's volume of days that were over reached. */
export function tierSteps({ terms }: Facts): Step<StepName>[] {
  const [maker = '', taker = '', , received, , , , volume = '', day, text] = terms.slice(7);
  if (text === undefined) return [];
  const tiers = text.split(',').map((tier) => tier.split(':').map(BigInt));
  const [, ...rates] = tiers.findLast(([from = 0n]) => from <= BigInt(volume)) ?? [];
  // Day 0 of the platform began an hour before 1970.
  const isOver = day === '-' ? volume === '0' : (Number(day) + 1) * 86_400_000 <= Number(received) + 3_600_000;
  const compared = step<StepName>('fillTier', ratesText([BigInt(maker), BigInt(taker)]), ratesText(rates));
  return [{ ...compared, ok: compared.ok && isOver }];
}
