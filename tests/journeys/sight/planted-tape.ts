import { createHash } from 'node:crypto';
import type { Page } from '../browser.ts';

export interface PlantedMark {
  readonly seq: number;
  readonly time: number;
  readonly price: string;
  readonly backfilled: false;
}
/** A tape as the server would give it, of a past that never was. */
export interface PlantedTape {
  readonly marks: readonly PlantedMark[];
  /** Which parts of it were asked for, as the address of each. */
  readonly asked: string[];
}

const stepMs = 250;

/** The hash of a mark and of all before it, as the public description has it: not by the code of the app. */
const hashAfter = (before: string, symbol: string, { seq, time, price }: PlantedMark): string =>
  createHash('sha256').update(`${before}|${symbol}|${seq}|${time}|${price}|0`).digest('hex');

/** @param priceAt by the place in the tape, from 0 */
export const plantedMarks = (count: number, newestAt: number, priceAt: (seq: number) => string): PlantedMark[] =>
  Array.from({ length: count }, (_, seq) => ({
    seq,
    time: newestAt - (count - 1 - seq) * stepMs,
    price: priceAt(seq),
    backfilled: false,
  }));

/** Answers every question for the tape from these marks. @param change what arrives of them, if it is something else */
export async function plantTape(
  page: Page,
  marks: readonly PlantedMark[],
  change = (some: readonly PlantedMark[]): readonly PlantedMark[] => some,
): Promise<PlantedTape> {
  const heads = new Map<string, readonly string[]>();
  const asked: string[] = [];
  const headsOf = (symbol: string): readonly string[] => {
    const known = heads.get(symbol);
    if (known !== undefined) return known;
    const all = ['0'.repeat(64)];
    for (const mark of marks) all.push(hashAfter(all.at(-1) ?? '', symbol, mark));
    heads.set(symbol, all);
    return all;
  };
  await page.route('**/fair/tape?*', async (route) => {
    const { searchParams } = new URL(route.request().url());
    asked.push(searchParams.toString());
    const [from, to] = [Number(searchParams.get('from')), Number(searchParams.get('to'))];
    const symbol = searchParams.get('symbol') ?? '';
    const some = marks.filter(({ time }) => time >= from && time <= to);
    const head = headsOf(symbol);
    const first = some[0]?.seq ?? 0;
    const data = {
      symbol,
      marks: change(some),
      prevHash: head[first],
      headHash: head[first + some.length],
    };
    await route.fulfill({ json: { code: 200, message: 'OK', data } });
  });
  return { marks, asked };
}
