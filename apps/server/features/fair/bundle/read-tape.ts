import type { Instant } from '@candor/core/market/mark.ts';
import { noLongerKept } from '../../../market/tape-store.ts';
import type { Services } from '../../../services.ts';
import { cut, readMarks } from '../tape.ts';
import type { Stretch } from './needed-minutes.ts';

type Needs = Pick<Services, 'db' | 'market' | 'books'>;

const minuteMs = 60_000;
const minuteOf = (time: Instant): Instant => Math.floor(time / minuteMs) * minuteMs;
/** Receipts come in the order of their settlement, and most began not long before. */
const rememberedMs = 1_200_000;

type Minute = ReturnType<typeof cut>;

/** Each minute in which there are marks, each mark hashed once: a stretch may be days long, over a silence. */
function minutesOf(symbol: string, { marks, start }: Parameters<typeof cut>[1]): Map<Instant, Minute> {
  let head = start;
  const minutes = new Map<Instant, Minute>();
  for (const [minute, own] of Map.groupBy(marks, ({ time }) => minuteOf(time))) {
    const tape = cut(symbol, { marks: own, start: head }, { from: minute, to: minute + minuteMs - 1 });
    minutes.set(minute, tape);
    head = tape.headHash;
  }
  return minutes;
}

/** The minutes of the tape, each at its first need; those of long ago may come again. */
export class NeededTape {
  readonly #services: Needs;
  readonly #sent = new Map<string, Instant>();
  readonly #broken = new Set<string>();

  constructor(services: Needs) {
    this.#services = services;
  }

  /** Forgets the minutes of long before a moment. */
  forget(now: Instant): void {
    for (const [name, minute] of this.#sent) if (minute < now - rememberedMs) this.#sent.delete(name);
  }

  /** The minutes of a stretch that were not given yet, as lines of a bundle. */
  async *lines({ symbol, from, to }: Stretch): AsyncGenerator<object> {
    const known = (minute: Instant): boolean => this.#sent.has(`${symbol} ${minute}`);
    const [first, last] = [minuteOf(from) - minuteMs, minuteOf(to) + minuteMs];
    let unknown = first;
    while (unknown <= last && known(unknown)) unknown += minuteMs;
    if (unknown > last) return;
    const [begin, end] = await this.#bounds(symbol, { from, to });
    const read = await readMarks(this.#services, symbol, { from: begin, to: end + minuteMs - 1 });
    if (read === null || read === noLongerKept) return;
    if ('broken' in read) {
      this.#services.books.noteBrokenMinute(symbol, read.broken);
      const name = `${symbol} ${read.broken}`;
      if (!this.#broken.has(name)) yield { kind: 'broken', symbol, minute: read.broken };
      this.#broken.add(name);
      return;
    }
    for (const [minute, tape] of minutesOf(symbol, read)) {
      if (minute < begin || minute > end || known(minute)) continue;
      this.#sent.set(`${symbol} ${minute}`, minute);
      yield { kind: 'tape', ...tape };
    }
  }

  /** From the minute before a stretch to the one after it, or the next ones that there are, over a silence. */
  async #bounds(symbol: string, { from, to }: Pick<Stretch, 'from' | 'to'>): Promise<[Instant, Instant]> {
    const [row] = await this.#services.db.query<{ before: string | null; after: string | null }>(
      `select (select max(minute) from tape_chunk where symbol = $1 and minute < $2) as before,
        (select min(minute) from tape_chunk where symbol = $1 and minute > $3) as after`,
      [symbol, minuteOf(from), minuteOf(to)],
    );
    return [Number(row?.before ?? minuteOf(from)), Number(row?.after ?? minuteOf(to) + minuteMs)];
  }
}
