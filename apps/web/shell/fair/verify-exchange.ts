// Recomputes an exchange from its receipt and the public tapes of both currencies. Shares no code with the server or
// with
// core on purpose: an error there is not repeated here.
import { sha256 } from './sha256.ts';
import { factsOf, plain, scaled, step, type Receipt, type Step, type StepName, type Tape } from './receipt-text.ts';
import { chainOf } from './chain.ts';

const e8 = 100_000_000n;
const e18 = e8 * e8 * 100n;
/** A little before a mark, so that its place in the chain is seen. */
const beforeMs = 5_000;
function decimalsOf(currency: string): bigint {
  if (currency === 'VND') return 0n;
  return /^USD[TC]$/.test(currency) ? 6n : 8n;
}

interface Place {
  readonly symbol: string;
  readonly seq: number;
  readonly time: number;
  readonly price: bigint;
}
function placeOf(text: string | undefined): Place | null {
  const [, symbol, seq, time, price] = /^(\w+)#(\d+)@(\d+)=(\d+)/.exec(text ?? '') ?? [];
  return symbol === undefined || seq === undefined || time === undefined || price === undefined
    ? null
    : { symbol, seq: Number(seq), time: Number(time), price: BigInt(price) };
}
/** One USDT is one USDT and has no tape. */
const priceOf = (place: Place | null): bigint => place?.price ?? e8;
const places = (facts: Map<string, string>, ...names: string[]): Place[] =>
  names.flatMap((name) => placeOf(facts.get(name)) ?? []);
const all = ['from', 'to', 'from-at-execution', 'to-at-execution'];

/** The stretches of tape that hold all marks of an exchange, by symbol; none for another receipt. */
export function exchangeStretches(content: string): { symbol: string; from: number; to: number }[] {
  const facts = factsOf(content);
  if (!(facts.get('terms') ?? '').startsWith('exchange|')) return [];
  const symbols = Map.groupBy(places(facts, ...all), ({ symbol }) => symbol);
  return [...symbols].map(([symbol, marks]) => ({
    symbol,
    from: Math.min(...marks.map(({ time }) => time)) - beforeMs,
    to: Math.max(...marks.map(({ time }) => time)),
  }));
}

/** Both marks stand in their tapes, at their place, moment and price. */
function inTapes(name: StepName, stated: readonly Place[], tapes: readonly Tape[]): Step {
  const text = (marks: readonly Place[]): string =>
    marks.length === 0 ? '—' : marks.map((m) => `${m.symbol} ${m.seq}@${m.time}=${plain(m.price, 8)}`).join(' · ');
  const found = stated.flatMap((mark) =>
    (tapes.find(({ symbol }) => symbol === mark.symbol)?.marks ?? [])
      .filter(({ seq }) => seq === mark.seq)
      .map(({ seq, time, price }) => ({ symbol: mark.symbol, seq, time, price: scaled(price) })),
  );
  return { name, ok: text(stated) === text(found), stated: text(stated), found: text(found) };
}

/** Every tape that the exchange rests on is there, and whole. */
function chainsOf(facts: Map<string, string>, tapes: readonly Tape[]): Step {
  const chains = tapes.map(chainOf);
  const wanted = new Set(places(facts, ...all).map(({ symbol }) => symbol)).size;
  return {
    name: 'chain',
    ok: chains.length === wanted && chains.every(({ ok }) => ok),
    stated: chains.map(({ stated }) => stated).join(' · '),
    found: chains.map(({ found }) => found).join(' · '),
  };
}

/**
 * Every step of an exchange, recomputed: receipt, chains, marks, rate, fee, what was obtained, and that it was still
 * within the fee and in time.
 */
export function verifyExchange(receipt: Receipt, tapes: readonly Tape[]): Step[] {
  const facts = factsOf(receipt.content);
  const [, id, , from = '', to = '', quantity = '0', , , , , feeRate = '0', , , , , expires = '0'] = (
    facts.get('terms') ?? ''
  ).split('|');
  const [a, b] = [priceOf(placeOf(facts.get('from'))), priceOf(placeOf(facts.get('to')))];
  const [nowA, nowB] = [
    priceOf(placeOf(facts.get('from-at-execution'))),
    priceOf(placeOf(facts.get('to-at-execution'))),
  ];
  const rate = (a * e18) / b;
  const gross = (BigInt(quantity) * rate * 10n ** decimalsOf(to)) / (e18 * 10n ** decimalsOf(from));
  const fee = (gross * BigInt(feeRate) + e8 - 1n) / e8;
  const money = (units: bigint): string => `${plain(units, Number(decimalsOf(to)))} ${to}`;
  const moved = nowA * b - a * nowB,
    content = sha256(receipt.content);
  const untouched =
    id === receipt.orderNo && facts.get('journal') === receipt.journalId && content === receipt.contentHash;
  return [
    { name: 'receipt', ok: untouched, stated: receipt.contentHash.slice(0, 16), found: content.slice(0, 16) },
    chainsOf(facts, tapes),
    inTapes('quoteMarks', places(facts, 'from', 'to'), tapes),
    inTapes('exchangeMarks', places(facts, 'from-at-execution', 'to-at-execution'), tapes),
    step('rate', plain(BigInt(facts.get('rate') ?? '0'), 18), plain(rate, 18)),
    step('exchangeFee', money(BigInt(facts.get('fee') ?? '0')), money(fee)),
    step('obtained', money(BigInt(facts.get('obtainable') ?? '0')), money(gross - fee)),
    {
      name: 'within',
      ok:
        (moved < 0n ? -moved : moved) * 2n * e8 <= a * nowB * BigInt(feeRate) &&
        Number(facts.get('executed')) <= Number(expires),
      stated: plain((a * e8) / b, 8),
      found: plain((nowA * e8) / nowB, 8),
    },
  ];
}
