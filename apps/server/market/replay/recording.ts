import { listingOf, type Listing } from '@candor/core/market/catalogue.ts';
import { quantityScale } from '@candor/core/market/trade.ts';
import { priceScale } from '@candor/core/money/amount.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { ok, refuse, type Result } from '@candor/core/result.ts';
import { readdirSync, readFileSync, statSync } from 'node:fs';
import path from 'node:path';

/** The deals of one file, as columns; times count from the first deal. */
export interface Recording {
  readonly listing: Listing;
  /** Milliseconds, ascending, the first is 0. */
  readonly times: Float64Array;
  /** On the tick. */
  readonly prices: BigInt64Array;
  readonly quantities: BigInt64Array;
  /** 1 where the taker bought. */
  readonly bought: Uint8Array;
}

const header = 'time,price,quantity,side';

/**
 * Reads recorded markets.
 * @param where a csv file, a folder of them, or several of either with commas between.
 *   The symbol of a file is its name up to the first `-` or `.`: `ETHUSDT-trades.csv`
 * @returns what is wrong with which line, in words, when something is
 */
export function readRecordings(where: string): Result<Recording[], string> {
  const recordings: Recording[] = [];
  for (const file of where
    .split(',')
    .map((each) => each.trim())
    .filter((each) => each !== '')
    .flatMap(filesIn)) {
    const read = readRecording(file);
    if (!read.ok) return read;
    if (recordings.some(({ listing }) => listing === read.value.listing))
      return refuse(`${file}: a second file of ${read.value.listing.symbol}`);
    recordings.push(read.value);
  }
  return recordings.length === 0 ? refuse(`no csv file in '${where}'`) : ok(recordings);
}

function filesIn(where: string): string[] {
  if (statSync(where, { throwIfNoEntry: false })?.isDirectory() !== true) return [where];
  return readdirSync(where)
    .filter((name) => name.endsWith('.csv'))
    .sort()
    .map((name) => path.join(where, name));
}

function readRecording(file: string): Result<Recording, string> {
  const symbol = path.basename(file).split(/[-.]/)[0] ?? '';
  const listing = listingOf(symbol);
  if (listing === undefined) return refuse(`${file}: '${symbol}' is no known symbol`);
  let text: string;
  try {
    text = readFileSync(file, 'utf8');
  } catch {
    return refuse(`${file}: can't be read`);
  }
  const read = parseRecording(text, listing);
  return read.ok ? read : refuse(`${file}${read.refusal}`);
}

/** @param text `time,price,quantity,side` and a line per deal: epoch milliseconds, decimals, decimals, buy or sell */
export function parseRecording(text: string, listing: Listing): Result<Recording, string> {
  const lines = text.split(/\r?\n/);
  if (lines.at(-1) === '') lines.pop();
  if (lines[0] !== header) return refuse(`:1: the first line must be '${header}'`);
  const count = lines.length - 1;
  const recording = {
    listing,
    times: new Float64Array(count),
    prices: new BigInt64Array(count),
    quantities: new BigInt64Array(count),
    bought: new Uint8Array(count),
  };
  let first = 0;
  let before = 0;
  for (let i = 0; i < count; i += 1) {
    const row = parseRow(lines[i + 1] ?? '', listing, before);
    if (typeof row === 'string') return refuse(`:${i + 2}: ${row}`);
    if (i === 0) first = row.time;
    before = row.time;
    recording.times[i] = row.time - first;
    recording.prices[i] = row.price;
    recording.quantities[i] = row.quantity;
    recording.bought[i] = row.side === 'buy' ? 1 : 0;
  }
  return before === first ? refuse(': at least two deals at different times are needed') : ok(recording);
}

interface Row {
  time: number;
  price: bigint;
  quantity: bigint;
  side: string;
}

/** @returns what is wrong, in words, when something is */
function parseRow(line: string, { priceDecimals }: Listing, before: number): Row | string {
  const cells = line.split(',');
  const [time = '', price = '', quantity = '', side = ''] = cells;
  if (cells.length !== 4) return `4 cells are needed, not ${cells.length}`;
  if (!/^\d{1,15}$/.test(time)) return `'${time}' is no time in epoch milliseconds`;
  if (Number(time) < before) return 'time goes back';
  const units = parseDecimal(price, priceScale);
  if (units === null || units === 0n) return `'${price}' is no price`;
  const traded = parseDecimal(quantity, quantityScale);
  if (traded === null || traded === 0n) return `'${quantity}' is no quantity`;
  if (side !== 'buy' && side !== 'sell') return `'${side}' is neither buy nor sell`;
  const tick = 10n ** BigInt(priceScale - priceDecimals);
  const onTick = ((units + tick / 2n) / tick) * tick;
  return { time: Number(time), price: onTick === 0n ? tick : onTick, quantity: traded, side };
}
