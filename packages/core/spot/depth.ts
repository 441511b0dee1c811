import type { HouseDepth } from './house/house-depth.ts';
import { noKey, tickOfKey, type PriceLevel } from './price-key.ts';
import type { RestingOrders } from './resting-orders.ts';

/**
 * The best levels of one side, the users' orders and the house's summed, best first. @param side as `sideOfKey` numbers
 * them
 */
export function depthOf(users: RestingOrders, side: number, house: HouseDepth, levels: number): PriceLevel[] {
  const found: PriceLevel[] = [];
  let at = 0;
  const addHouseBefore = (key: number): void => {
    for (; house.keyAt(at) < key && found.length < levels; at += 1)
      found.push({ tick: tickOfKey(house.keyAt(at)), steps: house.stepsAt(at) });
  };
  users.eachLevel(side, (key, steps) => {
    addHouseBefore(key);
    if (found.length >= levels) return false;
    const together = house.keyAt(at) === key;
    found.push({ tick: tickOfKey(key), steps: together ? steps + house.stepsAt(at) : steps });
    if (together) at += 1;
    return found.length < levels;
  });
  addHouseBefore(noKey);
  return found;
}
