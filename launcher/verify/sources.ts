import { createHash } from 'node:crypto';
import type { Part } from '../../packages/verifier/bundle.ts';
import { chainOf } from '../../packages/verifier/chain.ts';
import { e8, scaled, step, type Step, type Tape, type TapeMark } from '../../packages/verifier/text.ts';
import type { Entry } from './log-tally.ts';
import { checkpointOf, fetchText, readBack, readSteps } from './read-log.ts';

/** Of `getConfig.sources`. */
export interface StatedSources {
  readonly ageMaxMs: number;
  readonly apartMax: string;
}
interface Quote {
  readonly source: string;
  readonly price: string;
  readonly statedAt: number;
  readonly arrivedAt: number;
  readonly saidAt: number;
}
export interface QuotedMark extends TapeMark {
  readonly quotes: readonly Quote[];
}
/** An answer of `GET /fair/quotes` for one minute. */
export interface Quoted {
  readonly decimals: number;
  readonly marks: readonly QuotedMark[];
}

/** What is hashed of a minute, as docs/fair.md writes it. */
const textOf = (marks: readonly QuotedMark[]): string =>
  marks
    .flatMap(({ seq, quotes }) =>
      quotes.map((q) => [seq, q.source, q.price, q.statedAt, q.arrivedAt, q.saidAt].join('|')),
    )
    .join('\n');

/** The price that the sources come to, in units; null where they give none. */
export function madeOf(
  { time, backfilled, quotes }: QuotedMark,
  decimals: number,
  rules: StatedSources,
): bigint | null {
  const counted = quotes.filter(({ saidAt }) => backfilled || time - saidAt <= rules.ageMaxMs);
  const prices = counted.map(({ price }) => scaled(price)).sort((a, b) => Number(a > b) - Number(a < b));
  const [low, high] = [prices[Math.ceil(prices.length / 2) - 1], prices[Math.floor(prices.length / 2)]];
  if (low === undefined || high === undefined) return null;
  const isApart = (high - low) * e8 > low * scaled(rules.apartMax);
  if (prices.length === 2 && isApart) return null;
  const tick = e8 / 10n ** BigInt(decimals);
  const [ticks, rest] = [(low + high) / tick / 2n, ((low + high) / tick) % 2n];
  return low === high ? low : (ticks + ((rest * ticks) % 2n)) * tick;
}

/** The log of a symbol's minute: first seq, number of marks, hash of the stored minute, head, hash of quotes. */
export type Logged = readonly (string | number)[];
/** A minute as the server answers it: its stretch of the tape, and what each source said of its marks. */
export interface Answers {
  readonly tape: Tape;
  readonly quoted: Quoted;
}

/** Whether a minute is what the log holds of it, and its prices are what the sources come to. */
export function stepsOf({ tape, quoted }: Answers, logged: Logged, rules: StatedSources): Step[] {
  const [firstSeq, count, , head, quotesHash] = logged;
  const { marks, headHash } = tape;
  const whole = [
    chainOf(tape),
    step('head', `${count} from #${firstSeq}: ${head}`, `${marks.length} from #${marks[0]?.seq}: ${headHash}`),
  ];
  const hash = createHash('sha256').update(textOf(quoted.marks)).digest('hex');
  const quotes = new Map(quoted.marks.map((mark) => [mark.seq, mark.quotes]));
  const wrong = marks.filter(
    (mark) => madeOf({ ...mark, quotes: quotes.get(mark.seq) ?? [] }, quoted.decimals, rules) !== scaled(mark.price),
  );
  return [
    ...whole,
    step('quotes', String(quotesHash), hash),
    {
      name: 'prices',
      ok: wrong.length === 0,
      stated: `${marks.length} prices`,
      found: `${marks.length - wrong.length} prices${wrong[0] === undefined ? '' : `, not #${wrong[0].seq}`}`,
    },
  ];
}

const minutesBack = 10;
interface LoggedMinute {
  readonly minute: number;
  readonly symbols: Readonly<Record<string, Logged>>;
}

/** One after the other: a server answers so much at a time and no more. */
async function partOf(
  base: string,
  { minute, symbols }: LoggedMinute,
  symbol: string,
  rules: StatedSources,
): Promise<Part> {
  const query = `symbol=${symbol}&from=${minute}&to=${minute + 59_999}`;
  const tape = await ask<Tape>(base, `fair/tape?${query}`);
  const quoted = await ask<Quoted>(base, `fair/quotes?${query}`);
  return {
    subject: `sources ${symbol} ${new Date(minute).toISOString()}`,
    steps: stepsOf({ tape, quoted }, symbols[symbol] ?? [], rules),
  };
}

async function ask<Data>(address: string, call: string): Promise<Data> {
  return (JSON.parse(await fetchText(address, call)) as { data: Data }).data;
}

/**
 * Makes the prices of the last minutes that the public log holds again of what each source said of them.
 * @param symbols all where none is named
 */
export async function sourcesOfServer(address: string, symbols: readonly string[]): Promise<Part[]> {
  const base = address.endsWith('/') ? address : `${address}/`;
  const { sources: rules } = await ask<{ sources: StatedSources | null }>(base, 'common/getConfig');
  if (rules === null) throw new Error('the prices there come from no source outside');
  const checkpoint = await checkpointOf(base);
  const minutes: LoggedMinute[] = [];
  const read = await readBack(base, checkpoint.size, (entries) => {
    for (const entry of entries) if (entry.kind === 'minute') minutes.push(entry as Entry & LoggedMinute);
    return minutes.length < minutesBack;
  });
  const parts: Part[] = [];
  for (const minute of minutes.toSorted((a, b) => b.minute - a.minute).slice(0, minutesBack)) {
    const wanted = Object.keys(minute.symbols).filter((symbol) => symbols.length === 0 || symbols.includes(symbol));
    for (const symbol of wanted) parts.push(await partOf(base, minute, symbol, rules));
  }
  // A log without a minute that was asked for says nothing about it.
  if (parts.length === 0) return [];
  return [{ subject: 'log', steps: await readSteps(base, checkpoint, read) }, ...parts];
}
