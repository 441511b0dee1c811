import { orderRatesOf, type OrderRates } from '@candor/core/programs/order-rates.ts';
import { question } from '../../engine/seams/question.ts';

/** Request weight that one address may use in a minute, as the dialect publishes it. */
export const weightPerMinute = 6_000;
/** As it is published. */
export const weightLimit = {
  rateLimitType: 'REQUEST_WEIGHT',
  interval: 'MINUTE',
  intervalNum: 1,
  limit: weightPerMinute,
} as const;
/** How many orders a customer may place, as it is published. */
export const orderLimits = ({ perTenSeconds, perDay }: OrderRates) =>
  [
    { rateLimitType: 'ORDERS', interval: 'SECOND', intervalNum: 10, limit: perTenSeconds },
    { rateLimitType: 'ORDERS', interval: 'DAY', intervalNum: 1, limit: perDay },
  ] as const;

/** What the programs of a customer may place now. */
export const orderRates = question('order-rates', ({ state }, userId: string) => orderRatesOf(state, userId));

/** Whoever goes on asking after so many refusals is told that they are shut out. */
const refusalsUntilBan = 100;
const minuteMs = 60_000;

interface Window {
  at: number;
  used: number;
  refused: number;
}

const inWindow = (windows: Map<string, Window>, key: string, at: number): Window => {
  const known = windows.get(key);
  if (known?.at === at) return known;
  // Windows that are over are dropped together, when there are many.
  if (windows.size > 10_000) for (const [old, window] of windows) if (window.at !== at) windows.delete(old);
  const window = { at, used: 0, refused: 0 };
  windows.set(key, window);
  return window;
};

export type Weights = ReturnType<typeof openWeights>;

/** Counts weight by address and orders by customer in windows of whole minutes, ten seconds and days. */
export function openWeights(isLimited: boolean) {
  const [minutes, tens, days] = [new Map<string, Window>(), new Map<string, Window>(), new Map<string, Window>()];
  return {
    /** Windows that are kept, of all kinds. */
    get size() {
      return minutes.size + tens.size + days.size;
    },
    take(source: string, weight: number, now: number) {
      const minute = Math.floor(now / minuteMs);
      const window = inWindow(minutes, source, minute);
      window.used += weight;
      const isOver = isLimited && window.used > weightPerMinute;
      if (isOver) window.refused += 1;
      const waitSeconds = isOver ? Math.max(1, Math.ceil(((minute + 1) * minuteMs - now) / 1_000)) : 0;
      return { used: window.used, waitSeconds, status: window.refused > refusalsUntilBan ? 418 : 429 };
    },
    /** @param placed how many orders at once, when so many may be */
    order(userId: string, placed: number, now: number, { perTenSeconds, perDay }: OrderRates) {
      const [ten, day] = [
        inWindow(tens, userId, Math.floor(now / 10_000)),
        inWindow(days, userId, Math.floor(now / 86_400_000)),
      ];
      ten.used += placed;
      day.used += placed;
      const isOver = isLimited && (ten.used > perTenSeconds || day.used > perDay);
      return { ten: ten.used, day: day.used, isOver };
    },
    /** Orders that a customer has placed in the windows that run. */
    placedBy(userId: string, now: number) {
      const ten = tens.get(userId);
      const day = days.get(userId);
      return {
        ten: ten?.at === Math.floor(now / 10_000) ? ten.used : 0,
        day: day?.at === Math.floor(now / 86_400_000) ? day.used : 0,
      };
    },
  };
}
