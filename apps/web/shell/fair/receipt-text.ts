// Recomputes what the server says it did, from its receipt and the public tape. Shares no code with the server or with
// core on purpose: an error there is not repeated here. The rules are those of the terms, in words: docs of `GET
// /fair/*`.
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
export interface Step<Name = StepName> {
  readonly name: Name;
  readonly ok: boolean;
  readonly stated: string;
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

/** How long a fast order waits for its entry, and then for its exit. */
export const entryWaitMs = 2_000;
export const exitWaitMs = 5_000;
export const e8 = 100_000_000n;

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
export const usdt = (units: bigint): string => plain(units, 6);

export interface Tick {
  readonly seq: number;
  readonly time: number;
  readonly price: bigint;
}
export function tickOf(text: string | undefined): Tick | null {
  const [, seq, time, price] = /^(\d+)@(\d+)=(\d+)/.exec(text ?? '') ?? [];
  return seq === undefined || time === undefined || price === undefined
    ? null
    : { seq: Number(seq), time: Number(time), price: BigInt(price) };
}
/** A price with its place and moment, for {@link Step}: `seq@time=price`, or a dash for none. */
export const tickText = (tick: Tick | null): string =>
  tick === null ? '—' : `${tick.seq}@${tick.time}=${plain(tick.price, 8)}`;
const same = (a: Tick | null, b: Tick | null): boolean =>
  a?.seq === b?.seq && a?.time === b?.time && a?.price === b?.price;
export const step = <Name = StepName>(name: Name, stated: string, found: string): Step<Name> => ({
  name,
  ok: stated === found,
  stated,
  found,
});
export const tickStep = (name: StepName, stated: Tick | null, found: Tick | null): Step => ({
  name,
  ok: same(stated, found),
  stated: tickText(stated),
  found: tickText(found),
});
