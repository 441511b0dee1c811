import { accountTypes, type Account, type HouseName } from '../ledger/account.ts';
import { pay, receive } from '../ledger/journal.ts';
import { amount, type Amount } from '../money/amount.ts';
import type { Currency } from '../money/currencies.ts';
import { assert } from '../result.ts';
import { accountOf, type State } from '../state.ts';
import { record, type Turn } from '../turn.ts';

/** What one of the house's accounts is about to pay. */
export interface Due {
  readonly house: HouseName;
  readonly currency: Currency;
  readonly units: Amount;
  /** The order or quote that it is paid for. */
  readonly reference: string;
}

/** On paper so much more than is missing is lent, that it isn't asked for at every fill. */
const loanFactor = 100n;

const accountFor = (state: State, { house, currency }: Pick<Due, 'house' | 'currency'>): Account =>
  accountOf(state, house, accountTypes.house, currency);

/**
 * Whether the house can pay. With real money it has what operators gave it and what it earned; on paper it is lent the
 * rest.
 */
export const housePays = (state: State, due: Omit<Due, 'reference'>): boolean =>
  state.rules.mode === 'paper' || accountFor(state, due).available >= due.units;

/** What the house lacks to pay; zero when it has enough. */
export function missingOf(state: State, due: Omit<Due, 'reference'>): Amount {
  const { available } = accountFor(state, due);
  return amount(available >= due.units ? 0n : due.units - available);
}

/** Lends the house, on paper, what it lacks to pay. With real money whoever pays has asked {@link housePays} before. */
export function lendToHouse(turn: Turn, due: Due): void {
  const { state } = turn;
  const missing = missingOf(state, due);
  if (missing === 0n) return;
  const account = accountFor(state, due);
  assert(state.rules.mode === 'paper', `${account.id} can't pay ${due.units}: nothing comes from nothing`);
  const lent = amount(missing * loanFactor);
  const world = accountOf(state, 'world', accountTypes.house, due.currency);
  record(turn, 'paper-loan', due.reference, [pay(world, lent), receive(account, lent)]);
}

/**
 * Buys outside, with USDT of the same house, what it lacks to pay. @param cost in USDT of what is missing, which it has
 */
export function buyForHouse(turn: Turn, due: Due, cost: Amount): void {
  const { state } = turn;
  const missing = missingOf(state, due);
  if (missing === 0n) return;
  const world = (currency: Currency): Account => accountOf(state, 'world', accountTypes.house, currency);
  record(turn, 'house-cover', due.reference, [
    pay(accountFor(state, { house: due.house, currency: 'USDT' }), cost),
    receive(world('USDT'), cost),
    pay(world(due.currency), missing),
    receive(accountFor(state, due), missing),
  ]);
}
