import { fingerprint, follows } from './link.ts';
import { scaled, untold, type Step, type Tape, type Tick } from './text.ts';

const known = new WeakMap<Tape, string>();
/** Many receipts rest on the same minute: it is hashed once. */
function headOf(tape: Tape): string {
  const head =
    known.get(tape) ?? tape.marks.reduce((before, mark) => fingerprint(before, tape.symbol, mark), tape.prevHash);
  known.set(tape, head);
  return head;
}

/** The step that a stretch of the tape is whole. */
export function chainOf(tape: Tape): Step<'chain'> {
  const { headHash, marks } = tape;
  const head = headOf(tape);
  const whole = marks.every((mark, at) => at === 0 || follows(mark, marks[at - 1] ?? mark));
  const range = `#${marks[0]?.seq ?? '—'} – #${marks.at(-1)?.seq ?? '—'}`;
  return {
    name: 'chain',
    ok: whole && marks.length > 0 && head === headHash,
    stated: `${range} · ${headHash.slice(0, 8)}`,
    found: `${range} · ${head.slice(0, 8)}`,
  };
}

/** The head after a mark, recomputed from the stretch that holds it; null where none does. */
export function headAt(tapes: readonly Tape[], symbol: string, seq: number): string | null {
  const tape = tapes.find(
    (one) =>
      one.symbol === symbol && firstSeq(one) <= seq && seq <= (one.marks.at(-1)?.seq ?? -1) && firstSeq(one) >= 0,
  );
  return (
    tape?.marks
      .filter((mark) => mark.seq <= seq)
      .reduce((before, mark) => fingerprint(before, symbol, mark), tape.prevHash) ?? null
  );
}

const firstSeq = ({ marks }: Tape): number => marks[0]?.seq ?? -1;
/** Of two stretches that meet, the later one begins with the head of the earlier. */
const meet = (before: Tape, after: Tape): boolean =>
  firstSeq(after) !== (before.marks.at(-1)?.seq ?? -1) + 1 || after.prevHash === before.headHash;

/** The step that all stretches are whole, and fit where they meet. */
export function chainsOf(tapes: readonly Tape[]): Step<'chain'> {
  const full = tapes.filter(({ marks }) => marks.length > 0);
  if (full.length === 0) return untold('chain', '—');
  const steps = full.map(chainOf);
  const symbols = Map.groupBy(full, ({ symbol }) => symbol);
  const joined = [...symbols.values()].every((all) =>
    all
      .toSorted((a, b) => firstSeq(a) - firstSeq(b))
      .every((tape, at, sorted) => at === 0 || meet(sorted[at - 1] ?? tape, tape)),
  );
  return {
    name: 'chain',
    ok: joined && steps.every(({ ok }) => ok),
    stated: steps.map(({ stated }) => stated).join(' · '),
    found: steps.map(({ found }) => found).join(' · '),
  };
}

/** What has to be known of a tape: a price at or before `from`, one at or after `to`, and all between. */
export interface Need {
  readonly symbol: string;
  readonly from: number;
  readonly to: number;
  /** Where none is at or after `to`: up to when it has to be said that there is none. */
  readonly until?: number;
}

/** The prices that a need names, without a hole; null where the stretches don't show that all are there. */
export function ticksFor({ symbol, from, to, until = to }: Need, tapes: readonly Tape[]): readonly Tick[] | null {
  const own = tapes.filter((tape) => tape.symbol === symbol);
  const marks = own.flatMap((tape) => tape.marks).toSorted((a, b) => a.seq - b.seq);
  const ordered = marks.filter((mark, at) => at === 0 || mark.seq !== marks[at - 1]?.seq);
  const first = ordered.findLastIndex(({ time }) => time <= from);
  const later = ordered.findIndex(({ time }) => time >= to);
  const last = later < 0 && own.some((tape) => (tape.to ?? -Infinity) >= until) ? ordered.length - 1 : later;
  if (first < 0 || last < first) return null;
  const found = ordered.slice(first, last + 1);
  if (!found.every((mark, at) => at === 0 || follows(mark, found[at - 1] ?? mark))) return null;
  return found.map(({ seq, time, price, backfilled }) => ({ seq, time, price: scaled(price), backfilled }));
}
