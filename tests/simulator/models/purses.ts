import type { State } from '@candor/core/state.ts';

/** Whole-number division that rounds away from nothing, for what somebody pays. Neither may be negative. */
export const up = (numerator: bigint, denominator: bigint): bigint => (numerator + denominator - 1n) / denominator;
/** Rounds towards minus infinity, also below zero: for what somebody gets. */
export const down = (numerator: bigint, denominator: bigint): bigint =>
  numerator >= 0n ? numerator / denominator : -up(-numerator, denominator);

/** What accounts can spend, as a model moves it: filled from the state before a command, held against it after. */
export class Purses {
  private readonly available = new Map<string, bigint>();

  fill(state: State, ids: Iterable<string>): void {
    this.available.clear();
    for (const id of ids) this.available.set(id, state.accounts.get(id)?.available ?? 0n);
  }

  of(id: string): bigint {
    const units = this.available.get(id);
    if (units === undefined) throw new Error(`the model moves ${id} without having looked at it`);
    return units;
  }

  add(id: string, units: bigint): void {
    this.available.set(id, this.of(id) + units);
  }

  /** What another part of the engine has moved, where it is looked at. */
  follow(id: string, units: bigint): void {
    if (this.available.has(id)) this.add(id, units);
  }

  /** @throws Error that names the account in which state and model part */
  check(state: State): void {
    for (const [id, units] of this.available) same('available', id, state.accounts.get(id)?.available ?? 0n, units);
  }
}

/** @throws Error when what core says is not what the model says */
export function same(what: string, of: string, core: unknown, model: unknown): void {
  if (core !== model) throw new Error(`${what} of ${of}: ${String(core)}, by the model ${String(model)}`);
}

/**
 * Holds an answer against all that the model has against the command. @param faults by name; a refusal that the model
 * doesn't judge is not among `judged`
 * @throws Error when a command with a fault is taken, or is refused for a fault it doesn't have
 */
export function sameAnswer(
  what: string,
  result: { readonly ok: true } | { readonly ok: false; readonly refusal: string },
  faults: readonly string[],
  judged: ReadonlySet<string>,
): void {
  if (result.ok && faults.length > 0) throw new Error(`${what} is taken, by the model ${faults.join(', ')}`);
  if (!result.ok && judged.has(result.refusal) && !faults.includes(result.refusal))
    throw new Error(`${what} is refused as ${result.refusal}, by the model ${faults.join(', ') || 'nothing'}`);
}
