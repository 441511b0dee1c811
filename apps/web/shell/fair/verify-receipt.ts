// Recomputes what the server says it did, from its receipt and the public tape. Shares no code with the server or with
// core on purpose: an error there is not repeated here. The rules are those of the terms, in words: docs of `GET
// /fair/*`.
import { sha256 } from './sha256.ts';

export interface TapeMark {
  readonly seq: number;
  readonly time: number;
  readonly price: string;
  readonly backfilled: boolean;
}
export interface Tape {
  readonly symbol: string;
  readonly prevHash: string;
  readonly headHash: string;
  readonly marks: readonly TapeMark[];
}
export interface Receipt {
  readonly orderNo: string;
  readonly journalId: string;
  readonly content: string;
  readonly contentHash: string;
}

/**
 * One thing that was recomputed. `told` is what the receipt says, `found` what comes out; both exact, for people to
 * read.
 */
export interface Step {
  readonly name: StepName;
  readonly ok: boolean;
  readonly told: string;
  readonly found: string;
}
export type StepName =
  | 'receipt'
  | 'chain'
  | 'entry'
  | 'exit'
  | 'close'
  | 'noEntry'
  | 'noExit'
  | 'slippage'
  | 'trigger'
  | 'result'
  | 'payout'
  | 'profit'
  | 'paid'
  | 'quoteMarks'
  | 'exchangeMarks'
  | 'rate'
  | 'exchangeFee'
  | 'obtained'
  | 'within';

const entryWaitMs = 2_000;
const exitWaitMs = 5_000;
const e8 = 100_000_000n;

/** The facts of a receipt by their names; each is a line. */
export const factsOf = (content: string): Map<string, string> =>
  new Map(
    content
      .split('\n')
      .map((line): [string, string] => [line.slice(0, line.indexOf(' ')), line.slice(line.indexOf(' ') + 1)]),
  );

/** A decimal text in hundred-millionths. */
export function scaled(text: string): bigint {
  const [whole = '0', fraction = ''] = text.split('.');
  return BigInt(whole) * e8 + BigInt(fraction.padEnd(8, '0').slice(0, 8));
}
/** Units as a decimal text. */
export function plain(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const fraction = digits.slice(-decimals).replace(/0+$/, '');
  return `${units < 0n ? '-' : ''}${digits.slice(0, -decimals)}${fraction === '' ? '' : `.${fraction}`}`;
}
const usdt = (units: bigint): string => plain(units, 6);

interface Tick {
  readonly seq: number;
  readonly time: number;
  readonly price: bigint;
}
function tickOf(text: string | undefined): Tick | null {
  const [, seq, time, price] = /^(\d+)@(\d+)=(\d+)/.exec(text ?? '') ?? [];
  return seq === undefined || time === undefined || price === undefined
    ? null
    : { seq: Number(seq), time: Number(time), price: BigInt(price) };
}
/** A price with its place and moment, for {@link Step}: `seq@time=price`, or a dash for none. */
const tickText = (tick: Tick | null): string =>
  tick === null ? '—' : `${tick.seq}@${tick.time}=${plain(tick.price, 8)}`;
const same = (a: Tick | null, b: Tick | null): boolean =>
  a?.seq === b?.seq && a?.time === b?.time && a?.price === b?.price;
const step = (name: StepName, told: string, found: string): Step => ({ name, ok: told === found, told, found });
const tickStep = (name: StepName, told: Tick | null, found: Tick | null): Step => ({
  name,
  ok: same(told, found),
  told: tickText(told),
  found: tickText(found),
});

/** The moments between which the tape is needed, or null when the receipt can't be read. */
export function stretchOf(content: string): { symbol: string; from: number; to: number } | null {
  const facts = factsOf(content);
  const terms = facts.get('terms')?.split('|') ?? [];
  if (terms[0] === 'fast') {
    const received = Number(terms[10]),
      entry = tickOf(facts.get('entry'));
    return {
      symbol: terms[3] ?? '',
      from: received - 1_000,
      to: (entry?.time ?? received) + (entry === null ? entryWaitMs : Number(terms[5]) * 1_000 + exitWaitMs),
    };
  }
  const close = tickOf(facts.get('close'));
  return terms[0] === 'futures' && close !== null
    ? { symbol: terms[3] ?? '', from: close.time - 5_000, to: close.time }
    : null;
}

/** Each price carries the fingerprint of the one before it: no price can be changed, left out or put in afterwards. */
export function chainOf({ symbol, prevHash, headHash, marks }: Tape): Step {
  let head = prevHash,
    whole = true;
  marks.forEach((mark, i) => {
    const before = marks[i - 1];
    if (before !== undefined && (mark.seq !== before.seq + 1 || mark.time <= before.time)) whole = false;
    head = sha256(`${head}|${symbol}|${mark.seq}|${mark.time}|${mark.price}|${mark.backfilled ? 1 : 0}`);
  });
  const range = `#${marks[0]?.seq ?? '—'} – #${marks.at(-1)?.seq ?? '—'}`;
  return {
    name: 'chain',
    ok: whole && marks.length > 0 && head === headHash,
    told: `${range} · ${headHash.slice(0, 8)}`,
    found: `${range} · ${head.slice(0, 8)}`,
  };
}

function fast(facts: Map<string, string>, terms: readonly string[], ticks: readonly Tick[]): Step[] {
  const [
    ,
    ,
    ,
    ,
    direction = '',
    seconds = '0',
    stakeText = '0',
    rateText = '0',
    payoutText = '0',
    bound = '-',
    receivedText = '0',
  ] = terms;
  const received = Number(receivedText),
    stake = BigInt(stakeText),
    payout = (stake * BigInt(rateText)) / e8;
  const told = {
    entry: tickOf(facts.get('entry')),
    exit: tickOf(facts.get('exit')),
    result: facts.get('result') ?? '',
    profit: BigInt(facts.get('profit') ?? '0'),
  };
  const entry = ticks.find(({ time }) => time > received && time <= received + entryWaitMs) ?? null;
  const first = tickStep(entry === null ? 'noEntry' : 'entry', told.entry, entry);
  // Without a price from before the receipt nobody can tell that this one is the first.
  const steps: Step[] = [{ ...first, ok: first.ok && (ticks[0]?.time ?? Infinity) <= received }];
  const [wanted, slippage] = bound.split('~');
  let result = 'void',
    exit: Tick | null = null;
  if (
    entry !== null &&
    wanted !== undefined &&
    slippage !== undefined &&
    distance(entry.price, BigInt(wanted)) * e8 > BigInt(wanted) * BigInt(slippage)
  ) {
    steps[0] = { ...tickStep('slippage', null, null), found: tickText(entry), told: plain(BigInt(wanted), 8) };
  } else if (entry !== null) {
    const expiry = entry.time + Number(seconds) * 1_000;
    exit = ticks.find(({ time }) => time >= expiry && time < expiry + exitWaitMs) ?? null;
    steps.push(tickStep(exit === null ? 'noExit' : 'exit', told.exit, exit));
    if (exit !== null)
      result = exit.price === entry.price ? 'tie' : exit.price > entry.price === (direction === 'up') ? 'win' : 'lose';
  }
  return [
    ...steps,
    step('result', told.result, result),
    step('payout', usdt(BigInt(payoutText)), usdt(payout)),
    step('profit', usdt(told.profit), usdt(result === 'win' ? payout : result === 'lose' ? -stake : 0n)),
  ];
}
const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);

const up = (value: bigint, by: bigint): bigint => (value + by - 1n) / by;
const down = (value: bigint, by: bigint): bigint => (value >= 0n ? value / by : -up(-value, by));
/** Size (8 decimals) × price (8) in units of USDT (6). */
const perUnit = 10n ** 10n;

function futures(facts: Map<string, string>, terms: readonly string[], ticks: readonly Tick[]): Step[] {
  const [, , , , direction = '', , sizeText = '0', , feeText = '0', maintenanceText = '0'] = terms;
  const size = BigInt(sizeText),
    feeRate = BigInt(feeText),
    margin = BigInt(facts.get('margin') ?? '0');
  const open = tickOf(facts.get('open')),
    close = tickOf(facts.get('close'));
  if (open === null || close === null) return [];
  const sign = direction === 'long' ? 1n : -1n;
  const value = (at: bigint): bigint => sign * size * (at - open.price);
  const [kind = '', triggerText = '0'] = (facts.get('trigger') ?? '').split('=');
  const bar = BigInt(triggerText === '-' ? '0' : triggerText);
  const reached = (at: bigint): boolean => {
    if (kind === 'liquidation')
      return (margin * perUnit + value(at)) * e8 <= size * at * (BigInt(maintenanceText) + feeRate);
    return kind === 'stopProfit' ? sign * (at - bar) >= 0n : sign * (at - bar) <= 0n;
  };
  const at = ticks.findIndex(({ seq }) => seq === close.seq);
  const last = ticks[at] ?? null,
    before = ticks[at - 1] ?? null;
  const twice = last !== null && before !== null && reached(last.price) && reached(before.price);
  const floating = down(value(close.price), perUnit),
    equity = margin + floating;
  const charged = up(size * close.price * feeRate, perUnit * e8);
  const fee = equity < 0n ? 0n : charged < equity ? charged : equity;
  return [
    tickStep('close', close, last),
    { name: 'trigger', ok: twice, told: plain(bar, 8), found: `${tickText(before)} / ${tickText(last)}` },
    step('profit', usdt(BigInt(facts.get('profit') ?? '0')), usdt(equity < 0n ? -margin : floating)),
    step('paid', usdt(BigInt(facts.get('paid') ?? '0')), usdt(equity < 0n ? 0n : equity - fee)),
  ];
}

/** What was agreed, as far as the app knew it before there was a receipt. */
export interface Known {
  readonly termsHash?: string | undefined;
}

/**
 * Every step of a settlement, recomputed. All of them `ok` means that the result follows from the terms and the public
 * prices.
 */
export function verifyReceipt(receipt: Receipt, tape: Tape, known: Known = {}): Step[] {
  const facts = factsOf(receipt.content);
  const termsText = facts.get('terms') ?? '';
  const terms = termsText.split('|');
  const ticks = tape.marks.map(({ seq, time, price }) => ({ seq, time, price: scaled(price) }));
  const content = sha256(receipt.content),
    agreed = sha256(termsText);
  const untouched =
    terms[1] === receipt.orderNo &&
    terms[3] === tape.symbol &&
    facts.get('journal') === receipt.journalId &&
    (known.termsHash ?? agreed) === agreed;
  return [
    {
      name: 'receipt',
      ok: untouched && content === receipt.contentHash,
      told: short(receipt.contentHash),
      found: untouched ? short(content) : short(agreed),
    },
    chainOf(tape),
    ...(terms[0] === 'fast' ? fast(facts, terms, ticks) : futures(facts, terms, ticks)),
  ];
}
const short = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`;
