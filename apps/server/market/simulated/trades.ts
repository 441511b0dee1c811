import type { Trade } from '@candor/core/market/trade.ts';
import { sampleMs } from '../feed.ts';
import { minutesPerDay, purposes } from './path/day.ts';
import { slotsPerMinute } from './path/minute.ts';
import { share } from './path/bridge.ts';
import type { Made } from './symbol.ts';

const minuteMs = 60_000;
/** So much more is dealt when the price moves by one usual step. */
const perStep = 0.6;

/**
 * The deals of a minute: their quantities add up to the minute's volume, their prices are those of their slots. How
 * many there are and how much is dealt was drawn before the path; which of them are large follows the size of the
 * step that they are made in, whose direction nobody can tell from it.
 */
export function tradesOf({ world, units, ticks, listing, profile, dayVolume }: Made, minute: number): Trade[] {
  const { volume } = world.bar(minute, minute + 1);
  const draws = world.draws(purposes.deals, minute);
  const busy = Math.min(4, Math.sqrt((volume * minutesPerDay) / dayVolume));
  const count = Math.min(volume, Math.round(profile.tradeRate * 60 * busy * (0.7 + 0.6 * draws.uniform())) + 1);
  const places = Array.from({ length: count }, () => draws.uniform() * slotsPerMinute).sort((a, b) => a - b);
  const path = world.prices(minute);
  const step = (slot: number): number => (path[slot] ?? 0) - (path[Math.max(0, slot - 1)] ?? 0);
  const usual = (profile.volatility * world.unrest(minute)) / Math.sqrt(minutesPerDay * slotsPerMinute);
  const weights = Float64Array.from(places, (place) => {
    const size = draws.uniform() / draws.uniform();
    return Math.min(size, 40) * (1 + Math.min(20, (perStep * Math.abs(step(Math.floor(place)))) / usual));
  });
  const parts = share(volume, weights);
  const prices = ticks(minute);
  return places.flatMap((place, i) => {
    const slot = Math.floor(place);
    const steps = parts[i] ?? 0;
    const side = draws.uniform() < buyChance(step(slot)) ? 'buy' : 'sell';
    if (steps === 0) return [];
    const time = minute * minuteMs + slot * sampleMs - leadMs(slot, place - slot);
    return [
      { symbol: listing.symbol, time, price: units.price(prices[slot] ?? 0), quantity: units.traded(steps), side },
    ];
  });
}

/** A rising price is mostly bought, a falling one sold. */
const buyChance = (rise: number): number => 0.5 + Math.sign(rise) * 0.22;

/** Deals come in the quarter second before the slot whose price they print, yet never leave their minute. */
const leadMs = (slot: number, place: number): number => (slot === 0 ? 0 : Math.floor((1 - place) * (sampleMs - 1)));
