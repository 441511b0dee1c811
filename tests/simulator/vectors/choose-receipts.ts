import { needsOf } from '@candor/verifier/receipt.ts';
import type { Receipt, Tape, TapeMark } from '@candor/verifier/text.ts';
import { fingerprint } from '@candor/verifier/link.ts';
import { FollowReceipts } from '../follow-receipts.ts';
import { simulate } from '../simulate.ts';

/** A receipt with what it rests on; as it stands in the file of vectors. */
export interface Vector {
  readonly name: string;
  readonly receipt: Receipt;
  readonly limitPrice?: string;
  readonly tapes: readonly Tape[];
}

/** All marks of a run, to cut stretches from. */
export class WholeTape {
  readonly #marks = new Map<string, TapeMark[]>();
  readonly #heads = new Map<string, string[]>();

  constructor(tapes: readonly Tape[]) {
    for (const [symbol, own] of Map.groupBy(tapes, (tape) => tape.symbol)) {
      const marks = own.flatMap((tape) => tape.marks);
      const heads = ['0'.repeat(64)];
      for (const mark of marks) heads.push(fingerprint(heads.at(-1) ?? '', symbol, mark));
      this.#marks.set(symbol, marks);
      this.#heads.set(symbol, heads);
    }
  }

  /** From the last mark at or before a time to the first at or after another. */
  cut(symbol: string, from: number, to: number): Tape | null {
    const [marks, heads] = [this.#marks.get(symbol) ?? [], this.#heads.get(symbol) ?? []];
    const first = marks.findLastIndex(({ time }) => time <= from);
    const last = marks.findIndex(({ time }) => time >= to);
    if (first < 0 || last < first) return null;
    const [prevHash = '', headHash = ''] = [heads[first], heads[last + 1]];
    return { symbol, prevHash, headHash, marks: marks.slice(first, last + 1) };
  }
}

const line = (content: string, name: string): string =>
  content
    .split('\n')
    .find((one) => one.startsWith(`${name} `))
    ?.slice(name.length + 1) ?? '';

/** Of kinds that say all of it themselves. */
const cases: Readonly<Record<string, (content: string, terms: readonly string[]) => string>> = {
  'futures-open': (content, terms) => {
    const own = line(content, 'mark').includes(`=${line(content, 'price')}`) ? '' : ', at its own price';
    return `${terms[4]} ${line(content, 'asked') === '-' ? 'by a limit' : 'at market'}${own}`;
  },
  'futures-close': (content, terms) =>
    `${line(content, 'reason')} ${terms[4]}${line(content, 'kept') === '0' ? '' : ', with margin for the other leg'}`,
  'futures-pair': (_, terms) => `${terms[4]}`,
  'spot-when': (content, terms) => {
    const [, second] = terms[16]?.split(',') ?? [];
    if (second === undefined) return `${terms[4]} ${terms[11]} ${terms[12]} ${line(content, 'role')}`;
    const reached = BigInt(terms[14] ?? 0) < BigInt(second.split(':')[0] ?? 0) ? 'first' : 'further';
    return `${terms[4]} in the ${reached} tier ${line(content, 'role')}`;
  },
  spot: (content, terms) => `${terms[4]} ${terms[5]} ${line(content, 'role')}`,
  'earn-income': (_, terms) => `${terms[10]}`,
  'earn-redemption': (_, terms) => `${terms[5]} ${terms[10]}`,
  withdrawal: (_, terms) => `${terms[3]} ${terms[6]}`,
};

/** What makes a receipt another case than others. */
function caseOf({ content }: Receipt, opened: string): string {
  const terms = line(content, 'terms').split('|');
  const kind = terms[0] ?? '';
  const own = cases[kind];
  if (own !== undefined) return `${kind} ${own(content, terms)}`;
  const flag = content.includes(' backfilled') ? ' on a filled-in mark' : '';
  if (terms[0] === 'exchange') {
    const whole = [terms[3], terms[4]].map((currency) => (currency === 'USDT' ? 'USDT' : 'coin')).join(' to ');
    return `exchange ${whole}${flag}`;
  }
  if (terms[0] === 'futures') return `futures ${line(content, 'trigger').split('=')[0]} ${terms[4]}${opened}${flag}`;
  const result = line(content, 'result');
  const [hasEntry, hasExit, bound] = [line(content, 'entry') !== '-', line(content, 'exit') !== '-', terms[9]];
  const afterEntry = bound === '-' ? ' without an exit' : ' after its entry';
  const why = hasEntry ? afterEntry : ' without an entry';
  return result === 'void' && !hasExit
    ? `fast void${why} ${terms[4]}${flag}`
    : `fast ${result} ${terms[4]} ${terms[5]} s${flag}`;
}

const mostOfACase = 2;
/** Vectors are read by people too. */
const marksMax = 60;

export interface Chosen {
  readonly vector: Vector;
  /** That of its run. */
  readonly tape: WholeTape;
}

/** Runs random trading and takes of each case the receipts that rest on the fewest marks. */
export function chooseReceipts(seeds: readonly number[], commands: number): Chosen[] {
  const found = new Map<string, Chosen[]>();
  for (const seed of seeds) {
    const followed = new FollowReceipts();
    simulate(seed, commands, 'paper', () => [followed]);
    const tape = new WholeTape(followed.tapes());
    for (const { userId: _, limitPrice, ...receipt } of followed.receipts) {
      const cut = needsOf(receipt.content).map((need) => tape.cut(need.symbol, need.from, need.to));
      const tapes = cut.filter((one) => one !== null);
      if (tapes.length < cut.length) continue;
      const name = caseOf(receipt, limitPrice === undefined ? '' : ' from a limit');
      const vector = { name, receipt, ...(limitPrice === undefined ? {} : { limitPrice }), tapes };
      found.set(name, [...(found.get(name) ?? []), { vector, tape }]);
    }
  }
  const size = ({ vector: { tapes } }: Chosen): number => tapes.reduce((sum, { marks }) => sum + marks.length, 0);
  return [...found]
    .toSorted(([a], [b]) => (a < b ? -1 : 1))
    .flatMap(([name, all]) =>
      all
        .filter((one) => size(one) <= marksMax)
        .toSorted((a, b) => size(a) - size(b))
        .slice(0, mostOfACase)
        .map(({ vector, tape }, i) => ({ vector: { ...vector, name: `${name} ${i + 1}` }, tape })),
    );
}
