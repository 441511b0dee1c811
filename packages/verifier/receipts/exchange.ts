import type { Need } from '../chain.ts';
import type { Facts } from './grammar.ts';
import {
  decimalsOf,
  down,
  e8,
  money,
  plain,
  scaled,
  step,
  untold,
  up,
  type Step,
  type StepName,
  type Tape,
} from '../text.ts';

const e18 = e8 * e8 * 100n;

interface Place {
  readonly symbol: string;
  readonly seq: number;
  readonly time: number;
  readonly price: bigint;
}
function placeOf(text: string): Place | null {
  const [, symbol, seq, time, price] = /^(\w+)#(\d+)@(\d+)=(\d+)/.exec(text) ?? [];
  return symbol === undefined || seq === undefined || time === undefined || price === undefined
    ? null
    : { symbol, seq: Number(seq), time: Number(time), price: BigInt(price) };
}
/** One USDT is one USDT and has no tape. */
const priceOf = (facts: Facts, name: string): bigint => placeOf(facts.get(name))?.price ?? e8;
export const places = (facts: Facts, ...names: readonly string[]): Place[] =>
  names.flatMap((name) => placeOf(facts.get(name)) ?? []);
const all = ['from', 'to', 'from-at-execution', 'to-at-execution'];

/** Every mark that it names. */
export const exchangeNeeds = (facts: Facts): Need[] =>
  places(facts, ...all).map(({ symbol, time }) => ({ symbol, from: time, to: time }));

/** Whether a mark would have to stand in a stretch, by its place or its moment. */
function reaches({ symbol, marks }: Tape, mark: Place): boolean {
  const [first, last] = [marks[0], marks.at(-1)];
  if (symbol !== mark.symbol || first === undefined || last === undefined) return false;
  return (['seq', 'time'] as const).some((by) => first[by] <= mark[by] && mark[by] <= last[by]);
}

/** Both marks stand in their tapes, at their place, moment and price. */
export function inTapes(name: StepName, stated: readonly Place[], tapes: readonly Tape[]): Step<StepName> {
  const text = (marks: readonly Place[]): string =>
    marks.length === 0 ? '—' : marks.map((m) => `${m.symbol} ${m.seq}@${m.time}=${plain(m.price, 8)}`).join(' · ');
  const own = (mark: Place): Tape[] => tapes.filter((tape) => reaches(tape, mark));
  if (stated.some((mark) => own(mark).length === 0)) return untold(name, text(stated));
  const found = stated.flatMap((mark) => {
    const here = own(mark).flatMap(({ marks }) => marks);
    const at = here.find(({ seq }) => seq === mark.seq) ?? null;
    return at === null ? [] : [{ symbol: mark.symbol, seq: at.seq, time: at.time, price: scaled(at.price) }];
  });
  return step(name, text(stated), text(found));
}

/** Of what was agreed, what the lines below repeat. */
const repeated = ['source', 'from', 'to', 'rate', '', 'gross', 'fee', 'obtainable'];
/** Whether the lines are what was agreed, and every mark is one of its currency. */
export function repeatsTerms(facts: Facts): boolean {
  const [, , , from = '', to = ''] = facts.terms;
  const priced = (name: string, currency: string): boolean =>
    currency === 'USDT' ? facts.get(name) === '-' : facts.get(name).startsWith(`${currency}USDT#`);
  return (
    repeated.every((name, i) => name === '' || facts.get(name) === facts.terms[6 + i]) &&
    ['from', 'from-at-execution'].every((name) => priced(name, from)) &&
    ['to', 'to-at-execution'].every((name) => priced(name, to))
  );
}

/** How old a mark may be that something is quoted or exchanged at. */
const freshMs = 1_000;

/** The steps of an exchange: marks, rate, fee, what was obtained, and that it was still within the fee and in time. */
export function exchangeSteps(facts: Facts, tapes: readonly Tape[]): Step<StepName>[] {
  const [, , , from = '', to = '', quantity = '0', , , , , feeRate = '0', , , , quoted = '0', expires = '0'] =
    facts.terms;
  const [a, b] = [priceOf(facts, 'from'), priceOf(facts, 'to')];
  const [nowA, nowB] = [priceOf(facts, 'from-at-execution'), priceOf(facts, 'to-at-execution')];
  const rate = b === 0n ? 0n : down(a * e18, b);
  const gross = down(BigInt(quantity) * rate * 10n ** BigInt(decimalsOf(to)), e18 * 10n ** BigInt(decimalsOf(from)));
  const fee = up(gross * BigInt(feeRate), e8);
  const moved = nowA * b - a * nowB;
  const executed = Number(facts.get('executed'));
  const isFresh = (at: number, ...names: readonly string[]): boolean =>
    places(facts, ...names).every(({ time }) => time <= at && at - time <= freshMs);
  const near = (moved < 0n ? -moved : moved) * 2n * e8 <= a * nowB * BigInt(feeRate);
  return [
    inTapes('quoteMarks', places(facts, 'from', 'to'), tapes),
    inTapes('exchangeMarks', places(facts, 'from-at-execution', 'to-at-execution'), tapes),
    step('rate', plain(BigInt(facts.get('rate')), 18), plain(rate, 18)),
    step('exchangeFee', money(BigInt(facts.get('fee')), to), money(fee, to)),
    step('obtained', money(BigInt(facts.get('obtainable')), to), money(gross - fee, to)),
    {
      name: 'within',
      ok:
        near &&
        executed < Number(expires) &&
        isFresh(Number(quoted), 'from', 'to') &&
        isFresh(executed, 'from-at-execution', 'to-at-execution'),
      stated: plain(b === 0n ? 0n : (a * e8) / b, 8),
      found: plain(nowB === 0n ? 0n : (nowA * e8) / nowB, 8),
    },
  ];
}
