import type { Side } from '@candor/core/spot/price-key.ts';
import type { Random } from '../../tests/simulator/random.ts';

/** The price that the orders begin around, in ticks. */
export const middle = 100_000;
/** Orders come at most so far from the last price: 5 %. */
const deviation = 5_000;
/** So far from the middle the last price counts, and market orders trade. */
export const edge = deviation * 5;
/** After so many operations the resting orders are counted anew. */
export const countedEvery = 512;

export const drawSide = (random: Random): Side => (random.chance(0.5) ? 'buy' : 'sell');

/** 1 to 126, small ones more often. */
export const drawSize = (random: Random): number => 1 + random.whole(0, 5) * random.whole(0, 5) * random.whole(0, 5);

/** From the last price, in ticks: more often small. */
export function drawDistance(random: Random): number {
  const reach = 1 + Math.floor(random.next() ** 2 * deviation);
  let sum = 0;
  for (let dice = 0; dice < 4; dice += 1) sum += random.whole(0, reach - 1);
  return Math.abs(Math.floor(sum / 4) * 2 - reach);
}

/** Of how many operations two bring an order. @param half orders that a side shall have, of which it lacks `lack` */
export function choicesFor(lack: number, half: number): number {
  if (lack <= 0) return 40;
  return lack > Math.min(countedEvery, (half * 3) / 4) ? 2 : 10;
}
