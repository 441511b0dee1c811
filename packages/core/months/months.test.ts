import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { apply, emptyState } from '../engine.ts';
import { usdt } from '../money/currencies.ts';
import { dayMs, hourMs } from '../platform-day.ts';
import { paperRules } from '../rules.ts';
import { closeAfterMs } from './close-month.ts';
import { monthAt, monthStartOf } from './month.ts';

const october = 2026 * 12 + 9;
const end = Date.UTC(2026, 9, 31, 23);

describe('months', () => {
  test.each([
    ['the first moment of a month', end, october + 1],
    ['the last one of the month before', end - 1, october],
    ['the turn of the year', Date.UTC(2026, 11, 31, 23), 2027 * 12],
    ['the last moment of a year', Date.UTC(2026, 11, 31, 22, 59), 2026 * 12 + 11],
    ['a leap day', Date.UTC(2028, 1, 29, 12), 2028 * 12 + 1],
    ['the day after one', Date.UTC(2028, 1, 29, 23), 2028 * 12 + 2],
    ['a hundredth year without one', Date.UTC(2100, 1, 28, 23), 2100 * 12 + 2],
  ])('%s', (_, now, month) => {
    expect(monthAt(now)).toBe(month);
  });

  test('they are those of the calendar at UTC+1, for four hundred years', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: Date.UTC(2400, 0) }), (now) => {
        const platform = new Date(now + hourMs);
        const month = platform.getUTCFullYear() * 12 + platform.getUTCMonth();
        expect(monthAt(now)).toBe(month);
        expect(monthStartOf(month)).toBe(Date.UTC(platform.getUTCFullYear(), platform.getUTCMonth()) - hourMs);
      }),
      { numRuns: 2_000 },
    );
  });

  test('each begins where the one before ends', () => {
    for (let month = 1971 * 12; month < 2200 * 12; month += 1) {
      const [start, next] = [monthStartOf(month), monthStartOf(month + 1)];
      expect([monthAt(start), monthAt(next - 1)]).toEqual([month, month]);
      expect([28, 29, 30, 31]).toContain((next - start) / dayMs);
    }
  });
});

describe('closing one', () => {
  const close = (now: number, prepare: (state: ReturnType<typeof emptyState>) => void = () => undefined) => {
    const state = emptyState(paperRules);
    prepare(state);
    return apply(state, { kind: 'close-month', month: october }, now);
  };

  test('a month that runs, one that has just ended and one to come are refused', () => {
    for (const now of [end - dayMs, end - 1, end, end + closeAfterMs - 1])
      expect(close(now).result).toEqual({ ok: false, refusal: 'month-not-over', field: 'month' });
  });

  test('it is closed an hour after its end, and moves nothing', () => {
    const { result, effects } = close(end + closeAfterMs);
    expect(result).toEqual({ ok: true, value: null });
    expect(effects.journals).toEqual([]);
    expect(effects.receipts).toEqual([]);
  });

  const bet = (receivedAt: number, entryTime: number | null) => ({
    orderNo: 'f1',
    userId: 'u1',
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    stake: usdt('10'),
    receivedAt,
    entry: entryTime === null ? null : { time: entryTime },
    result: null,
  });
  const withBet = (receivedAt: number, entryTime: number | null) =>
    close(end + closeAfterMs, (state) =>
      (state.fast.orders as Map<string, unknown>).set('f1', bet(receivedAt, entryTime)),
    ).result;

  test('what has expired in it has to be settled first, what expires later does not', () => {
    expect(withBet(end - 60_000, end - 59_000)).toMatchObject({ refusal: 'month-not-drained' });
    expect(withBet(end - 30_001, end - 30_001)).toMatchObject({ refusal: 'month-not-drained' });
    expect(withBet(end - 1_000, null)).toMatchObject({ refusal: 'month-not-drained' });
    expect(withBet(end - 20_000, end - 20_000)).toEqual({ ok: true, value: null });
  });

  const withEarn = (startAt: number, paidDays: number) =>
    close(end + closeAfterMs, (state) =>
      (state.earn.orders as Map<string, unknown>).set('e1', { startAt, paidDays, days: 30, dividend: 'daily' }),
    ).result;

  test('income that was due in it has to be paid first, income of its last hours that is due later does not', () => {
    expect(withEarn(end - 2 * dayMs, 1)).toEqual({ ok: true, value: null });
    expect(withEarn(end - 2 * dayMs - 1, 1)).toMatchObject({ refusal: 'month-not-drained' });
    expect(withEarn(end - dayMs - 1, 0)).toMatchObject({ refusal: 'month-not-drained' });
    expect(withEarn(end - dayMs + 1, 0)).toEqual({ ok: true, value: null });
  });
});
