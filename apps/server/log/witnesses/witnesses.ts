import type { Logger } from 'pino';
import type { Clock } from '../../clock.ts';
import type { Every } from '../../market/timing.ts';
import type { Checkpoint } from '../format/checkpoint.ts';
import type { NoteKey } from '../format/note.ts';
import type { SignedOnce } from '../last-signed.ts';
import { addCheckpoint, lastKnown, type Said } from './ask.ts';
import type { Policy, PolicyWitness } from './policy.ts';

/** A checkpoint that was signed, for witnesses. */
export interface Offered {
  readonly checkpoint: Checkpoint;
  readonly note: string;
  /** When it was signed, milliseconds since 1970. */
  readonly at: number;
  /** All that the log was ever signed with. */
  keys(): Promise<readonly NoteKey[]>;
  /** That this tree has grown from that of a size. */
  proofFrom(size: number): Promise<readonly Uint8Array[]>;
}

/** How it stands with a witness. */
export interface Cosigner {
  readonly name: string;
  /** When it has cosigned last, milliseconds since 1970; null for never since the start. */
  readonly at: number | null;
}

export interface Witnesses {
  readonly cosigners: readonly Cosigner[];
  /** Hands a checkpoint to all, beside everything else; what they haven't answered yet is passed over. */
  offer(offered: Offered): void;
  /**
   * The newest checkpoint with the cosignatures that are there: one that the quorum has cosigned, as long as that is
   * not old, else the last that was signed.
   */
  shown(): { readonly offered: Offered; readonly lines: readonly string[] } | null;
  stop(): Promise<void>;
}

interface Parts {
  readonly policy: Policy;
  readonly clock: Clock;
  readonly every: Every;
  readonly log: Pick<Logger, 'warn'>;
  /** Gets what a witness has cosigned, where that contradicts what this log would sign. */
  readonly onOther: (signed: SignedOnce) => void;
}

const tickMs = 1_000;
const waitMaxMs = 60_000;
/** While nothing is signed, the last is handed in again: a cosignature says until when nothing else was known. */
const renewMs = 30_000;
/** What the quorum has cosigned is shown in place of something newer so long. */
const shownMaxMs = 10_000;
const keptMost = 8;

/** One witness, asked again and again, one thing at a time. */
interface Asked {
  readonly witness: PolicyWitness;
  /** The last size that it has cosigned; 0 asks for it. */
  size: number;
  cosignedAt: number | null;
  /** The size of the last that was handed in with success. */
  done: Offered | null;
  waitMs: number;
  nextAt: number;
  isBusy: boolean;
}

interface Kept {
  readonly offered: Offered;
  /** By the name of the witness. */
  readonly lines: Map<string, string>;
}

async function ask(parts: Parts, one: Asked, { offered, lines }: Kept): Promise<void> {
  const { clock, log } = parts;
  const said = await handIn(one, offered);
  const now = clock.now();
  if (said.kind === 'cosigned') {
    lines.set(one.witness.name, said.line);
    const { size } = offered.checkpoint;
    Object.assign(one, { done: offered, cosignedAt: said.at, size, waitMs: 0, nextAt: now + renewMs });
    return;
  }
  if (said.kind !== 'failed') await lookForOther(parts, one.witness, offered);
  if (one.waitMs === 0) log.warn({ witness: one.witness.name, ...said }, 'a witness does not cosign');
  one.waitMs = Math.min(waitMaxMs, Math.max(tickMs, one.waitMs * 2));
  one.nextAt = now + one.waitMs;
}

/** Asks all that are free and due for the newest. */
function openRounds(parts: Parts, all: readonly Asked[], kept: readonly Kept[]) {
  const working = new Set<Promise<void>>();
  let isStopped = false;
  const isDue = (one: Asked, newest: Kept): boolean =>
    parts.clock.now() >= one.nextAt || (one.waitMs === 0 && one.done !== newest.offered);
  function go(): void {
    const [newest] = kept;
    if (newest === undefined || isStopped) return;
    for (const one of all.filter((each) => !each.isBusy && isDue(each, newest))) {
      one.isBusy = true;
      const work = ask(parts, one, newest)
        .catch((error: unknown) => parts.log.warn({ err: error }, 'a witness could not be asked'))
        .finally(() => {
          one.isBusy = false;
          working.delete(work);
          // Meanwhile there may be a newer one.
          go();
        });
      working.add(work);
    }
  }
  const cancel = parts.every(tickMs, go);
  return {
    go,
    async stop() {
      isStopped = true;
      cancel();
      await Promise.all(working);
    },
  };
}

export function openWitnesses(parts: Parts): Witnesses {
  const { policy, clock } = parts;
  const kept: Kept[] = [];
  const all = policy.witnesses.filter(({ url }) => url !== null).map(askedOf);
  const rounds = openRounds(parts, all, kept);
  // Who has seen a checkpoint is never shown a smaller one.
  let least = 0;
  return {
    get cosigners() {
      return all.map(({ witness, cosignedAt: at }) => ({ name: witness.name, at }));
    },
    offer(offered) {
      if (kept[0]?.offered.checkpoint.origin !== offered.checkpoint.origin) {
        kept.length = 0;
        least = 0;
        for (const one of all) Object.assign(one, { size: 0, waitMs: 0 });
      }
      kept.unshift({ offered, lines: new Map() });
      kept.splice(keptMost);
      rounds.go();
    },
    shown() {
      const now = clock.now();
      const isEnough = ({ offered: { at, checkpoint }, lines }: Kept): boolean =>
        now - at <= shownMaxMs && checkpoint.size >= least && policy.isMet(new Set(lines.keys()));
      const chosen = kept.find(isEnough) ?? kept[0];
      if (chosen === undefined) return null;
      least = chosen.offered.checkpoint.size;
      return { offered: chosen.offered, lines: [...chosen.lines.values()] };
    },
    stop: rounds.stop,
  };
}

const askedOf = (witness: PolicyWitness): Asked => ({
  witness,
  size: 0,
  cosignedAt: null,
  done: null,
  waitMs: 0,
  nextAt: 0,
  isBusy: false,
});

/** Hands in, from the size that the witness knows; where it knows another, once more from that. */
async function handIn(one: Asked, { checkpoint, note, proofFrom }: Offered): Promise<Said> {
  const from = async (old: number): Promise<Said> =>
    addCheckpoint(one.witness, {
      old,
      proof: old === 0 || old === checkpoint.size ? [] : await proofFrom(old),
      checkpoint,
      note,
    });
  const said = await from(Math.min(one.size, checkpoint.size));
  if (said.kind !== 'conflict' || said.size > checkpoint.size) return said;
  return from((one.size = said.size));
}

/**
 * A witness that knows more than was signed, or something else, has it signed by this log's own key, or is not
 * believed: no witness can end a log by its word alone.
 */
async function lookForOther({ onOther, log }: Parts, witness: PolicyWitness, offered: Offered): Promise<void> {
  const known = await lastKnown(witness, await offered.keys());
  if (known === null) return log.warn({ witness: witness.name }, 'a witness knows something else, and shows nothing');
  onOther(known);
}
