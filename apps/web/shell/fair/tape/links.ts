import { fingerprint, follows } from '@candor/verifier/link.ts';
import type { Tape, TapeMark } from '@candor/verifier/text.ts';

/** A price of the tape with the fingerprint that this device has found for it. */
export interface Link extends TapeMark {
  readonly hash: string;
}

/** The newest links of a symbol's tape, as far as they were recomputed here. */
export interface Chain {
  readonly symbol: string;
  readonly links: readonly Link[];
  /** The place of the first price that doesn't go on from the one before it; null while all do. */
  readonly brokenAt: number | null;
}

/** Enough for "the last hundred", and for a row of them on the widest screen. */
const linksKept = 200;

/** Where the tape starts again for who knows this chain. */
const headOf = (known: Chain | null, tape: Tape): string => known?.links.at(-1)?.hash ?? tape.prevHash;

/** Where a stretch begins; of an empty one, where the known links end. */
const placeIn = ({ marks }: Tape, links: readonly Link[]): number => marks[0]?.seq ?? links.at(-1)?.seq ?? 0;

/**
 * Goes on from what is known: the first price of the stretch has to follow the last known one, and each its
 * predecessor.
 * @param known null at the start, then the stretch is believed up to its own beginning
 */
export function extend(known: Chain | null, tape: Tape): Chain {
  const links = [...(known?.links ?? [])];
  let hash = headOf(known, tape);
  let brokenAt = known?.brokenAt ?? (tape.prevHash === hash ? null : placeIn(tape, links));
  for (const mark of tape.marks) {
    const before = links.at(-1);
    hash = fingerprint(hash, tape.symbol, mark);
    if (before !== undefined && !follows(mark, before)) brokenAt ??= mark.seq;
    links.push({ ...mark, hash });
  }
  if (hash !== tape.headHash) brokenAt ??= tape.marks.at(-1)?.seq ?? placeIn(tape, links);
  return { symbol: tape.symbol, links: links.slice(-linksKept), brokenAt };
}

/** What a check of the last prices has found. */
export interface Found {
  readonly count: number;
  readonly first: number;
  readonly last: number;
  /** As {@link Chain.brokenAt}. */
  readonly brokenAt: number | null;
}

/** Recomputes a stretch from its beginning; it must come to the fingerprint that was found for the same price. */
export function check(tape: Tape, shown: Link): Found {
  const { links, brokenAt } = extend(null, tape);
  const same = links.find(({ seq }) => seq === shown.seq);
  return {
    count: links.length,
    first: links[0]?.seq ?? shown.seq,
    last: links.at(-1)?.seq ?? shown.seq,
    brokenAt: brokenAt ?? (same?.hash === shown.hash ? null : shown.seq),
  };
}
