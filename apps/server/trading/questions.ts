import { question } from '../engine/seams/question.ts';

/** The last accepted mark of a symbol. */
export const lastMark = question('last-mark', ({ markOf }, symbol: string) => markOf(symbol));

/** Whether operators have stopped a symbol. */
export const isStopped = question('is-stopped', ({ state }, symbol: string) => state.halts.has(symbol));

/** Whether the passing of time alone may change something. */
export const waitsForTime = question(
  'waits-for-time',
  ({ state }, _none: null) => state.fast.orders.size > 0 || state.futures.orders.size > 0,
);

/** Countdowns of customers whose time has come. */
export const dueCountdowns = question('due-countdowns', ({ state, now }, _none: null) =>
  [...state.countdowns.values()].flatMap(({ userId, symbol, dueAt }) =>
    dueAt === null || dueAt > now ? [] : [{ userId, symbol, dueAt }],
  ),
);
