import type { Step } from '../../packages/verifier/text.ts';

/** An entry of the log: its kind decides what else it tells. */
export type Entry = { readonly kind: string; readonly time: number } & Readonly<Record<string, unknown>>;

/** The part of the statistics that is compared. */
export interface StatedFacts {
  readonly version: number;
  readonly day: number;
  readonly days: number;
  readonly takenAt: number;
  readonly halts: number;
  readonly haltedMs: number | null;
  readonly faults: number;
  readonly voids: unknown;
  readonly counted: {
    readonly since: number;
    readonly automatic: { readonly noEntry: number; readonly noExit: number };
  } | null;
  readonly logged: { readonly since: number; readonly counts: object; readonly marks: object } | null;
}

const dayMs = 86_400_000;
const marksOfDay = 4 * 86_400;
const startOf = (day: number): number => day * dayMs - 3_600_000;
const dayOf = (time: number): number => Math.floor((time + 3_600_000) / dayMs);

type Counts = Record<string, number>;
const add = (counts: Counts, name: string, count: number): void => void (counts[name] = (counts[name] ?? 0) + count);
/** The same whatever the order of names. */
const textOf = (value: unknown): string =>
  JSON.stringify(value, (_key, each: unknown) =>
    each !== null && typeof each === 'object' && !Array.isArray(each)
      ? Object.fromEntries(Object.entries(each).toSorted(([a], [b]) => (a < b ? -1 : 1)))
      : each,
  );

interface Halt {
  readonly symbol: string;
  readonly time: number;
  readonly isEnd: boolean;
}

/** Halts that began from `from` on and before `to`, and how long they lasted until then, of all symbols together. */
function haltsOf(halts: readonly Halt[], from: number, to: number): { halts: number; haltedMs: number } {
  const sum = { halts: 0, haltedMs: 0 };
  for (const [, own] of Map.groupBy(halts, ({ symbol }) => symbol)) {
    const inTime = own.toSorted((a, b) => a.time - b.time || Number(b.isEnd) - Number(a.isEnd));
    inTime.forEach(({ time, isEnd }, at) => {
      if (isEnd || time < from || time >= to) return;
      sum.halts += 1;
      sum.haltedMs += Math.min(inTime.slice(at).find((later) => later.isEnd)?.time ?? to, to) - time;
    });
  }
  return sum;
}

/** By symbol and day how many marks there are. */
function marksOf(byDay: ReadonlyMap<string, ReadonlyMap<number, number>>, since: number, day: number): object {
  const sum = { symbols: 0, marks: 0, missing: 0 };
  for (const [, days] of byDay) {
    const stated = [...days.keys()];
    const first = Math.max(since, Math.min(...stated) + 1);
    if (first >= day || !stated.some((one) => one >= since && one < day)) continue;
    sum.symbols += 1;
    for (let each = first; each < day; each += 1) {
      sum.marks += days.get(each) ?? 0;
      sum.missing += Math.max(0, marksOfDay - (days.get(each) ?? 0));
    }
  }
  return sum;
}

/** Adds up entries of the log, in whatever order they come, to what the statistics say of them. */
export class LogTally {
  private readonly stated: StatedFacts;
  private readonly from: number;
  private readonly to: number;
  private readonly counts: Counts = {};
  private readonly acts: Counts = {};
  private readonly halts: Halt[] = [];
  private readonly marks = new Map<string, Map<number, number>>();
  private entry: Entry | null = null;

  constructor(stated: StatedFacts) {
    this.stated = stated;
    [this.from, this.to] = [startOf(stated.day - stated.days), startOf(stated.day)];
  }

  add(entries: readonly Entry[]): void {
    for (const said of entries) {
      if (said.kind === 'batch') this.addBatch(said);
      if (said.kind === 'minute') this.addMinute(said);
      if (said.kind === 'act') this.addAct(said);
      if (said.kind === 'statistics' && said['day'] === this.stated.day) this.entry = said;
    }
  }

  private addBatch(said: Entry): void {
    const { logged } = this.stated;
    if (logged === null || said.time < startOf(logged.since) || said.time >= this.to) return;
    for (const [name, count] of Object.entries(said['counts'] as Counts)) add(this.counts, name, count);
  }

  private addMinute(said: Entry): void {
    const day = dayOf(Number(said['minute']));
    for (const [symbol, [, count]] of Object.entries(said['symbols'] as Record<string, [number, number]>)) {
      const days = this.marks.get(symbol) ?? new Map<number, number>();
      this.marks.set(symbol, days.set(day, (days.get(day) ?? 0) + count));
    }
  }

  private addAct(said: Entry): void {
    const what = String(said['act']);
    if (what === 'halt' || what === 'halt-end')
      this.halts.push({ symbol: String(said['symbol']), time: said.time, isEnd: what === 'halt-end' });
    const time = what === 'fault' ? Number(said['from']) : said.time;
    if (time < this.from || time >= this.to) return;
    add(this.acts, what, 1);
    const orders = Number(said['orders']);
    if (what === 'void') add(this.acts, 'void-orders', orders);
    if (what === 'void') add(this.acts, 'void-kept', Number(said['keptWins']));
    if (what === 'void-automatic' && time >= startOf(this.stated.counted?.since ?? this.stated.day))
      add(this.acts, String(said['cause']), orders);
  }

  /** Of each figure what the statistics say and what was found. */
  findings(): Step[] {
    const { takenAt, ...facts } = this.stated;
    const { v: _v, kind: _kind, time, ...said } = this.entry ?? { v: 1, kind: '', time: 0 };
    const { halts, haltedMs, faults, voids, counted, logged, day } = this.stated;
    const of = (act: string): number => this.acts[act] ?? 0;
    const found = haltsOf(this.halts, this.from, this.to);
    const automatic = { noEntry: of('no-entry'), noExit: of('no-exit') };
    return [
      compare('entry', { time: takenAt, ...facts }, { time, ...said }),
      compare('halts', { halts, haltedMs }, found),
      compare('faults', faults, of('fault')),
      compare('voids', voids, { decided: of('void'), lostGivenBack: of('void-orders'), winsKept: of('void-kept') }),
      ...(counted === null ? [] : [compare('automatic', pick(counted.automatic), automatic)]),
      ...(logged === null
        ? []
        : [
            compare('counts', logged.counts, this.counts),
            compare('marks', logged.marks, marksOf(this.marks, logged.since, day)),
          ]),
    ];
  }
}

const pick = ({ noEntry, noExit }: { readonly noEntry: number; readonly noExit: number }) => ({ noEntry, noExit });

function compare(name: string, stated: unknown, found: unknown): Step {
  const [a, b] = [textOf(stated), textOf(found)];
  return { name, ok: a === b, stated: a, found: b };
}
