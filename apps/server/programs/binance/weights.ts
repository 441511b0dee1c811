/** Request weight that one address may use in a minute, as the dialect publishes it. */
export const weightPerMinute = 6_000;
export const ordersPerTenSeconds = 100;
export const ordersPerDay = 200_000;
/** As they are published. */
export const rateLimits = [
  { rateLimitType: 'REQUEST_WEIGHT', interval: 'MINUTE', intervalNum: 1, limit: weightPerMinute },
  { rateLimitType: 'ORDERS', interval: 'SECOND', intervalNum: 10, limit: ordersPerTenSeconds },
  { rateLimitType: 'ORDERS', interval: 'DAY', intervalNum: 1, limit: ordersPerDay },
] as const;
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
    /** @param placed how many orders at once */
    order(userId: string, placed: number, now: number) {
      const [ten, day] = [
        inWindow(tens, userId, Math.floor(now / 10_000)),
        inWindow(days, userId, Math.floor(now / 86_400_000)),
      ];
      ten.used += placed;
      day.used += placed;
      const isOver = isLimited && (ten.used > ordersPerTenSeconds || day.used > ordersPerDay);
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
