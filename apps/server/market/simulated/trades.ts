import type { Trade } from '@candor/core/market/trade.ts';
import { sampleMs } from '../feed.ts';
import { normal } from './random.ts';
import { slotsPerMinute } from './minutes.ts';
import { share } from './path.ts';
import type { Units } from './symbol.ts';
import type { World } from './world.ts';

const minuteMs = 60_000;
const minutesPerDay = 1_440;

/** The deals of a minute: their quantities add up to the minute's volume, their prices are those of their slots. */
export function tradesOf(
  world: World,
  units: Units,
  symbol: string,
  minute: number,
  tradeRate: number,
  dayVolume: number,
): Trade[] {
  const { volume } = world.minute(minute);
  const random = world.random('trades', minute);
  const busy = Math.min(4, Math.sqrt((volume * minutesPerDay) / dayVolume));
  const count = Math.min(volume, Math.round(tradeRate * 60 * busy * (0.7 + 0.6 * random())) + 1);
  const places = Array.from({ length: count }, () => random() * slotsPerMinute).sort((a, b) => a - b);
  const parts = share(
    volume,
    Float64Array.from(places, () => Math.exp(1.3 * normal(random))),
  );
  const prices = world.prices(minute);
  return places.flatMap((place, i) => {
    const slot = Math.floor(place);
    const steps = parts[i] ?? 0;
    const at = prices[slot] ?? 0;
    const side = random() < buyChance(at - (prices[slot - 1] ?? at)) ? 'buy' : 'sell';
    if (steps === 0) return [];
    const time = minute * minuteMs + slot * sampleMs - leadMs(slot, place - slot);
    return [{ symbol, time, price: units.money(at), quantity: units.traded(steps), side }];
  });
}

/** A rising price is mostly bought, a falling one sold. */
const buyChance = (rise: number): number => 0.5 + Math.sign(rise) * 0.22;

/** Deals come in the quarter second before the slot whose price they print, yet never leave their minute. */
const leadMs = (slot: number, place: number): number => (slot === 0 ? 0 : Math.floor((1 - place) * (sampleMs - 1)));
