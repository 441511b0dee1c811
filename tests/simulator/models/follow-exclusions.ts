import type { Command, Outcome } from '@candor/core/engine.ts';
import type { State } from '@candor/core/state.ts';
import { same } from './purses.ts';

/** The days for which a customer is shut out at least, however long its months are. */
const days = new Map([
  [6, 184],
  [12, 366],
  [24, 731],
  [60, 1_827],
]);
/** What nobody does while they are shut out. */
const opening: ReadonlySet<Command['kind']> = new Set([
  'place-fast-order',
  'place-futures-order',
  'chase-futures-order',
  'reverse-position',
  'lock-position',
  'purchase-earn-product',
  'sign-up-gift',
]);
const given: ReadonlySet<string> = new Set(['sign-up-gift', 'deposit-bonus']);

const isOpening = (command: Command): boolean =>
  opening.has(command.kind) ||
  ((command.kind === 'place-spot-order' || command.kind === 'place-spot-list') && command.side === 'buy');

/** Remembers who has shut themselves out, and until when: nothing is opened, bought or given to them before. */
export class FollowExclusions {
  private readonly ends = new Map<string, number>();

  before(): void {
    // Nothing of the state before matters.
  }

  /** @throws Error that names what parts */
  after(state: State, command: Command, { result, effects }: Outcome, now: number): void {
    const userId = 'userId' in command ? command.userId : '';
    if (command.kind === 'exclude-customer') this.exclude(userId, now + (days.get(command.months) ?? 0) * 86_400_000);
    const end = this.ends.get(userId) ?? 0;
    same('end of the exclusion', userId, state.limits.get(userId)?.excludedUntil ?? 0, end);
    const isOut = now < end;
    const refusal = result.ok ? 'none' : result.refusal;
    if (isOut && isOpening(command)) same(command.kind, userId, result.ok, false);
    if (!isOut || !isOpening(command)) same(command.kind, userId, refusal === 'self-excluded', false);
    if (command.kind === 'sign-up-gift' && isOut) same(command.kind, userId, refusal, 'self-excluded');
    for (const { kind, entries } of effects.journals.filter((one) => given.has(one.kind)))
      for (const { account } of entries) same(kind, account.owner, now < (this.ends.get(account.owner) ?? 0), false);
  }

  /** A later end only. */
  private exclude(userId: string, end: number): void {
    this.ends.set(userId, Math.max(end, this.ends.get(userId) ?? 0));
  }
}
