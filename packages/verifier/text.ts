/** A price of the tape as it is published. */
export interface TapeMark {
  readonly seq: number;
  readonly time: number;
  readonly price: string;
  readonly backfilled: boolean;
}
/** A stretch of a symbol's tape between two heads of its chain. */
export interface Tape {
  readonly symbol: string;
  readonly prevHash: string;
  readonly headHash: string;
  readonly marks: readonly TapeMark[];
  /** Up to when whoever gave it says that there is no other price; absent from what is out of a file. */
  readonly to?: number;
}
/** A stretch out of a file, which is not believed about its end: that no other price came its marks have to show. */
export const tapeIn = ({ symbol, prevHash, headHash, marks }: Tape): Tape => ({ symbol, prevHash, headHash, marks });
export interface Receipt {
  readonly orderNo: string;
  readonly journalId: string;
  readonly content: string;
  readonly contentHash: string;
}

/** One thing that was recomputed. `stated` is what was said, `found` what comes out; both exact, for people to read. */
export interface Step<Name extends string = string> {
  readonly name: Name;
  /** Null where what was given is not enough to tell. */
  readonly ok: boolean | null;
  readonly stated: string;
  readonly found: string;
}
type FastStep = 'entry' | 'exit' | 'noEntry' | 'noExit' | 'slippage' | 'result' | 'payout';
type FuturesStep = 'opened' | 'openingFee' | 'margin' | 'close' | 'trigger' | 'closingFee' | 'paid';
type SpotStep = 'fillMark' | 'fillPrice' | 'fillAmount' | 'fillFee' | 'fillTier' | 'fillRole' | 'letIn';
type RuleStep = 'dueDay' | 'income' | 'penalty' | 'principalBack' | 'withdrawalFee' | 'arriving';
type ExchangeStep = 'quoteMarks' | 'exchangeMarks' | 'rate' | 'exchangeFee' | 'obtained' | 'within';
export type StepName = 'receipt' | 'chain' | 'profit' | FastStep | FuturesStep | SpotStep | ExchangeStep | RuleStep;

/** How long a fast order waits for its entry, and then for its exit. */
export const entryWaitMs = 2_000;
export const exitWaitMs = 5_000;
export const e8 = 100_000_000n;
/** Size (8 decimals) × price (8) in units of USDT (6). */
export const perUnit = 10n ** 10n;

/** Quotient towards plus and towards minus infinity. @param by above zero */
export const up = (value: bigint, by: bigint): bigint => -down(-value, by);
export const down = (value: bigint, by: bigint): bigint =>
  value >= 0n || value % by === 0n ? value / by : value / by - 1n;

/** A decimal text in hundred-millionths. */
export function scaled(text: string): bigint {
  const [whole = '0', fraction = ''] = text.replace('-', '').split('.');
  const units = BigInt(whole) * e8 + BigInt(fraction.padEnd(8, '0').slice(0, 8));
  return text.startsWith('-') ? -units : units;
}
/** Units as a decimal text. */
export function plain(units: bigint, decimals: number): string {
  const digits = (units < 0n ? -units : units).toString().padStart(decimals + 1, '0');
  const fraction = decimals === 0 ? '' : digits.slice(-decimals).replace(/0+$/, '');
  const whole = digits.slice(0, digits.length - decimals);
  return `${units < 0n ? '-' : ''}${whole}${fraction === '' ? '' : `.${fraction}`}`;
}
/** How many decimals the amounts of a currency have. */
export function decimalsOf(currency: string): number {
  if (currency === 'VND') return 0;
  return /^USD[TC]$/.test(currency) ? 6 : 8;
}
/** An amount with its currency. */
export const money = (units: bigint, currency: string): string => `${plain(units, decimalsOf(currency))} ${currency}`;
export const usdt = (units: bigint): string => plain(units, 6);

export interface Tick {
  readonly seq: number;
  readonly time: number;
  readonly price: bigint;
  /** Absent where it is not said. */
  readonly backfilled?: boolean;
}
export function tickOf(text: string | undefined): Tick | null {
  const [, seq, time, price, flag] = /^(\d+)@(\d+)=(\d+)( backfilled)?$/.exec(text ?? '') ?? [];
  return seq === undefined || time === undefined || price === undefined
    ? null
    : { seq: Number(seq), time: Number(time), price: BigInt(price), backfilled: flag !== undefined };
}
/** A price with its place and moment, for {@link Step}: `seq@time=price`, or a dash for none. */
export const tickText = (tick: Tick | null): string =>
  tick === null ? '—' : `${tick.seq}@${tick.time}=${plain(tick.price, 8)}`;

export const step = <Name extends string>(name: Name, stated: string, found: string): Step<Name> => {
  return { name, ok: stated === found, stated, found };
};
export const untold = <Name extends string>(name: Name, stated: string): Step<Name> => ({
  ...step(name, stated, '—'),
  ok: null,
});
export function tickStep(name: StepName, stated: Tick | null, found: Tick | null): Step<StepName> {
  const [said, is] = [stated?.backfilled, found?.backfilled];
  const compared = step(name, tickText(stated), tickText(found));
  return { ...compared, ok: compared.ok === true && (said === undefined || is === undefined || said === is) };
}
export const short = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`;
