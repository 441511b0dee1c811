import { buyForHouse, missingOf, type Due } from '../house/cover.ts';
import { accountTypes } from '../ledger/account.ts';
import { minus, type Amount, type Price } from '../money/amount.ts';
import type { Currency } from '../money/currencies.ts';
import { accountOf, type State } from '../state.ts';
import type { Turn } from '../turn.ts';
import { costInUsdt } from './price.ts';

const houseOf = (state: State, currency: Currency) => accountOf(state, 'exchange-house', accountTypes.house, currency);

/** Whether the house has an amount, or the USDT to buy what it lacks at a price. USDT itself it can't buy. */
export function houseCovers(state: State, currency: Currency, units: Amount, at: Price): boolean {
  const { available } = houseOf(state, currency);
  if (available >= units) return true;
  return currency !== 'USDT' && costInUsdt(minus(units, available), currency, at) <= houseOf(state, 'USDT').available;
}

/** Buys outside, at the mark and with the house's own USDT, what the house lacks to deliver an amount. */
export function coverOutside(turn: Turn, due: Omit<Due, 'house'>, at: Price): void {
  const ofHouse = { house: 'exchange-house', ...due } as const;
  buyForHouse(turn, ofHouse, costInUsdt(missingOf(turn.state, ofHouse), due.currency, at));
}
