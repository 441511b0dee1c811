import { createHash } from 'node:crypto';
import type { Part } from '../../packages/verifier/bundle.ts';
import type { Step } from '../../packages/verifier/text.ts';
import type { Entry } from './log-tally.ts';
import { checkpointOf, fetchText, readBack } from './read-log.ts';

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
export interface QuotedMark {
  readonly seq: number;
  readonly time: number;
  readonly price: string;
  readonly backfilled: boolean;
  readonly quotes: readonly Quote[];
}
/** An answer of `GET /fair/quotes` for one minute. */
export interface Quoted {
  readonly decimals: number;
  readonly marks: readonly QuotedMark[];
}

const scale = 8;
const unitsOf = (decimal: string): bigint => {
  const [whole = '', part = ''] = decimal.split('.');
  return BigInt(whole + part.padEnd(scale, '0'));
};

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
  const prices = counted.map(({ price }) => unitsOf(price)).sort((a, b) => Number(a > b) - Number(a < b));
  const [low, high] = [prices[Math.ceil(prices.length / 2) - 1], prices[Math.floor(prices.length / 2)]];
  if (low === undefined || high === undefined) return null;
  const isApart = (high - low) * 10n ** BigInt(scale) > low * unitsOf(rules.apartMax);
  if (prices.length === 2 && isApart) return null;
  const tick = 10n ** BigInt(scale - decimals);
  const [ticks, rest] = [(low + high) / tick / 2n, ((low + high) / tick) % 2n];
  return low === high ? low : (ticks + ((rest * ticks) % 2n)) * tick;
}

/** Whether a minute is what the log holds of it, and its prices are what the sources come to. */
export function stepsOf({ decimals, marks }: Quoted, logged: string, rules: StatedSources): Step[] {
  const hash = createHash('sha256').update(textOf(marks)).digest('hex');
  const wrong = marks.filter((mark) => madeOf(mark, decimals, rules) !== unitsOf(mark.price));
  return [
    { name: 'quotes', ok: hash === logged, stated: logged, found: hash },
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
  readonly symbols: Readonly<Record<string, readonly (string | number)[]>>;
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
  const { size } = await checkpointOf(base);
  const minutes: LoggedMinute[] = [];
  await readBack(base, size, (entries) => {
    for (const entry of entries) if (entry.kind === 'minute') minutes.push(entry as Entry & LoggedMinute);
    return minutes.length < minutesBack;
  });
  const parts: Part[] = [];
  for (const { minute, symbols: logged } of minutes.toSorted((a, b) => b.minute - a.minute).slice(0, minutesBack)) {
    for (const [symbol, told] of Object.entries(logged)) {
      if (symbols.length > 0 && !symbols.includes(symbol)) continue;
      const quoted = await ask<Quoted>(base, `fair/quotes?symbol=${symbol}&from=${minute}&to=${minute + 59_999}`);
      parts.push({
        subject: `sources ${symbol} ${new Date(minute).toISOString()}`,
        steps: stepsOf(quoted, told[4]?.toString() ?? '', rules),
      });
    }
  }
  return parts;
}
