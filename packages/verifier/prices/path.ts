import { digest, fromHex, toHex, utf8 } from '../sha256.ts';
import { streamsOf, type StreamOf } from './draws.ts';
import { hoursOf, livelyOf, type Profile } from './market.ts';
import { exp, ln } from './numbers.ts';
import { moods, walkBetween, within, type Walk } from './walk.ts';

/** 1 November 2026: on its first moment the price is that of the profile. */
const anchorDay = 20_758;
const keepsOfDistance = 1 - 1 / 700;
const moodDays = 48;
/** What streams are for. */
const [ofDay, ofHours, ofHour, ofMinute] = [0, 1, 2, 3];

export const hashOf = (hex: string): string => toHex(digest(fromHex(hex)));

/** HMAC-SHA256 (RFC 2104) under a key of 32 bytes, hexadecimal. */
function hmac(key: Uint8Array, text: string): string {
  const padded = (by: number): number[] => Array.from({ length: 64 }, (_, i) => (key[i] ?? 0) ^ by);
  return toHex(
    digest(Uint8Array.from([...padded(0x5c), ...digest(Uint8Array.from([...padded(0x36), ...utf8(text)]))])),
  );
}

/** The keys of a day and of those before it, from its seed. @param valueOf public value of a day, empty for none */
export function keysUpTo(last: number, seed: string, valueOf: (day: number) => string): (day: number) => string {
  const seeds = [seed];
  return (day) => {
    while (seeds.length <= last - day) seeds.push(hashOf(seeds.at(-1) ?? ''));
    return hmac(fromHex(seeds[last - day] ?? ''), `candor market day\n${valueOf(day)}`);
  };
}

/** The seed of a day, from one that comes so many days later. */
export function seedBefore(seed: string, days: number): string {
  let found = seed;
  for (let i = 0; i < days; i += 1) found = hashOf(found);
  return found;
}

/** What is drawn of each day before its path: how far it goes, and how far it could. */
function outlinesOf(keyOf: (day: number) => string, symbol: string, profile: Profile, until: number) {
  const first = anchorDay - moodDays + 1;
  const drawn = Array.from({ length: until - first + 1 }, (_, i) => {
    const [market, own] = ['market', symbol].map((name) => streamsOf(`${keyOf(first + i)}|${name}`)(ofDay, 0));
    return { mood: 0.14 * (market?.normal() ?? 0) + 0.05 * (own?.normal() ?? 0), step: own?.normal() ?? 0 };
  });
  return drawn.slice(moodDays - 1).map(({ step }, i) => {
    const lively = exp(drawn.slice(i, i + moodDays).reduce((sum, { mood }) => 0.9 * sum + mood, 0));
    const variance = profile.volatility * profile.volatility * lively * lively * livelyOf(profile, anchorDay + i);
    return { variance, step: Math.sqrt(variance) * step };
  });
}

/** The hours of a day, of a day from the anchor on. */
function hoursWalk(keyOf: (day: number) => string, symbol: string, profile: Profile, day: number): [Walk, StreamOf] {
  const outlines = outlinesOf(keyOf, symbol, profile, day);
  const stream = streamsOf(`${keyOf(day)}|${symbol}`);
  let [before, distance] = [0, 0];
  for (const { step } of outlines) [before, distance] = [distance, distance * keepsOfDistance + step];
  const [base, draws] = [ln(profile.price), stream(ofHours, 0)];
  const weights = moods(24, 0.8, 0.22, draws).map((mood, i) => mood * (hoursOf(profile)[i] ?? 1));
  const variance = outlines.at(-1)?.variance ?? 0;
  return [walkBetween([base + before, base + distance], variance, weights, draws), stream];
}

/** An hour as its minutes, and the one of them that has a jump. */
function hourWalk(hours: Walk, hour: number, stream: StreamOf): [Walk, number] {
  const draws = stream(ofHour, hour);
  const weights = moods(12, 0.75, 0.22, draws).flatMap((weight) => [weight, weight, weight, weight, weight]);
  const jump = draws.uniform() < 1 / 4 ? Math.floor(draws.uniform() * 60) : -1;
  return [
    within(
      hours,
      hour,
      weights.map((weight, i) => (i === jump ? 40 * weight : weight)),
      draws,
    ),
    jump,
  ];
}

/** The 240 logarithms of a minute. */
function minutePrices(hour: Walk, minute: number, hasJump: boolean, stream: StreamOf): number[] {
  const draws = stream(ofMinute, minute);
  const weights = moods(12, 0.8, 0.2, draws);
  const jump = hasJump ? Math.floor(draws.uniform() * 240) : -1;
  if (hasJump) weights[Math.floor(jump / 20)] = 480;
  const stretches = within(hour, minute % 60, weights, draws);
  return Array.from({ length: 12 }, (_, stretch) => {
    draws.goTo(32 + stretch * 20);
    const slots = Array.from({ length: 20 }, (_slot, i) => (stretch * 20 + i === jump ? 800 : 1));
    return within(stretches, stretch, slots, draws).points.slice(0, 20);
  }).flat();
}

/**
 * The prices of a platform day, four a second from its first moment on, as logarithms; minute by minute, so that who
 * recomputes many can say how far it has come.
 */
export function* pathOf(keyOf: (day: number) => string, symbol: string, profile: Profile, day: number) {
  const [hours, stream] = hoursWalk(keyOf, symbol, profile, day);
  for (let hour = 0; hour < 24; hour += 1) {
    const [minutes, jump] = hourWalk(hours, hour, stream);
    for (let i = 0; i < 60; i += 1) yield minutePrices(minutes, hour * 60 + i, i === jump, stream);
  }
}
