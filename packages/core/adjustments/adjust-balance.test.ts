import { expect, test } from 'vitest';
import { apply, emptyState } from '../engine.ts';
import { amount } from '../money/amount.ts';
import { usdt } from '../money/currencies.ts';
import { dayMs } from '../platform-day.ts';
import { paperRules } from '../rules.ts';

const now = 1_800_000_000_000;

/** Adjusts one customer's USDT, one id after the other. @returns 'ok' or the refusal */
function setUp() {
  const state = emptyState(paperRules);
  let made = 0;
  const adjust = (units: bigint, reverses: number | null = null, at = now): string => {
    const { result } = apply(
      state,
      {
        kind: 'adjust-balance',
        adjustmentId: `x${(made += 1)}`,
        userId: 'a',
        accountType: 1,
        currency: 'USDT',
        amount: amount(units),
        reverses,
        reason: 'r',
        approval: 'p',
      },
      at,
    );
    return result.ok ? 'ok' : result.refusal;
  };
  return { state, adjust };
}
const act = usdt('10000');

test('what is taken counts towards the ceiling as what is given does, until the platform day ends', () => {
  const { adjust } = setUp();
  expect(adjust(act + 1n)).toBe('adjustment-ceiling');
  expect([adjust(act), adjust(act), adjust(-act), adjust(-act), adjust(act)]).toEqual(Array(5).fill('ok'));
  expect([adjust(1n), adjust(-1n)]).toEqual(['adjustment-ceiling', 'adjustment-ceiling']);
  expect(adjust(1n, null, now + dayMs)).toBe('ok');
});

test('taking back what a journal gave counts nothing, giving back what one took counts, and each is done once', () => {
  const { state, adjust } = setUp();
  const last = () => state.nextJournal - 1;
  for (let i = 0; i < 4; i += 1) expect(adjust(act)).toBe('ok');
  const given = last();
  expect(adjust(-act)).toBe('ok');
  const taken = last();
  expect([adjust(-act, given), adjust(-act, given)]).toEqual(['ok', 'adjustment-repeated']);
  expect(adjust(act, taken)).toBe('adjustment-ceiling');
  expect(adjust(act, taken, now + dayMs)).toBe('ok');
});
