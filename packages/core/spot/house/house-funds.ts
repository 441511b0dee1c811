import { accountTypes } from '../../ledger/account.ts';
import { accountOf, type State } from '../../state.ts';
import { countUp } from '../notional.ts';
import type { Side } from '../price-key.ts';
import type { Pair } from '../rules.ts';

/**
 * With real money the house offers no more than it can pay: of its bids what its USDT buy, of its asks what it has of
 * the base
 * currency and can buy outside at the price of the level. Every step is counted at its price rounded up, so that it
 * holds
 * however the levels are filled. On paper it is lent what it lacks.
 */
export function capToFunds(state: State, pair: Pair, side: Side): void {
  if (state.rules.mode === 'paper') return;
  const have = (currency: Pair['base'] | 'USDT'): bigint =>
    accountOf(state, 'spot-house', accountTypes.house, currency).available;
  let money = have(pair.quote);
  let stock = side === 'sell' ? have(pair.base) / pair.stepUnits : 0n;
  const { book } = state.spot.market(pair.symbol);
  // A customer's bid that the asks reach is filled at its own, higher price.
  const dearest = side === 'sell' ? (book.bestTick('buy') ?? 0) : 0;
  book.capHouse(side, (tick, wanted) => {
    const perStep = countUp(BigInt(Math.max(tick, dearest)), pair.value);
    const stocked = stock < wanted ? stock : BigInt(wanted);
    const affordable = money / perStep;
    const bought = affordable < BigInt(wanted) - stocked ? affordable : BigInt(wanted) - stocked;
    stock -= stocked;
    money -= bought * perStep;
    return Number(stocked + bought);
  });
}
