import { apply, type Command } from './engine.ts';
import { brokenInvariants } from './invariants.ts';
import type { Instant } from './market/mark.ts';
import { assert } from './result.ts';
import type { Effects, State } from './state.ts';

/** When tests begin. */
export const now: Instant = 1_800_000_000_000;

/** A transaction of a chain, as a hash is written. */
export const txid = (n: number): string => n.toString(16).padStart(64, '0');

/** Applies a command as the engine does; all invariants have to hold after it. */
export function applied<C extends Command>(state: State, command: C, at: Instant = now) {
  const outcome = apply(state, command, at);
  const broken = brokenInvariants(state);
  assert(broken.length === 0, broken.join('; '));
  return outcome;
}

/** What became of a command: `ok`, or why it was refused. */
export function run(state: State, command: Command, at: Instant = now): string {
  const { result } = applied(state, command, at);
  return result.ok ? 'ok' : result.refusal;
}

/** Journals as `[kind, [account, available, frozen] …]`, in smallest units. */
export const journalsOf = ({ journals }: Effects): unknown[] =>
  journals.map(({ kind, entries }) => [
    kind,
    ...entries.map(({ account, available, frozen }) => [account.id, available, frozen]),
  ]);
