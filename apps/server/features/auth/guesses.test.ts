import { ok } from '@candor/core/result.ts';
import { expect, test } from 'vitest';
import { openLimitHere } from '../../http/limits.ts';
import { refused } from '../../http/refused.ts';
import { openAuthLimits, type AuthLimits } from './auth.ts';
import { guess, type Guesser } from './guesses.ts';

const numbers = { SIGN_UPS_PER_ADDRESS: 20, MAILS_PER_ADDRESS: 20, TEXTS_PER_ADDRESS: 5 };
const wrong = refused('login-failed');
const of = (limits: AuthLimits, guesser: Partial<Guesser>, outcome: ReturnType<typeof refused> | 'right' = wrong) =>
  guess(limits, { ip: '203.0.113.9', account: 'lan', ...guesser }, async () =>
    outcome === 'right' ? ok(null) : outcome,
  );
async function times(count: number, make: (n: number) => Promise<{ ok: boolean; error?: string }>): Promise<string[]> {
  const outcomes: string[] = [];
  for (let n = 0; n < count; n += 1) {
    const outcome = await make(n);
    outcomes.push(outcome.ok ? 'right' : (outcome.error ?? ''));
  }
  return outcomes;
}
const tooMany = 'too-many-requests';

test('ten wrong guesses close a name for their address, and for no other address or name', async () => {
  const limits = openAuthLimits(openLimitHere, true, numbers);
  expect(await times(11, () => of(limits, {}))).toEqual([...Array<string>(10).fill('login-failed'), tooMany]);
  expect(await of(limits, {}, 'right')).toMatchObject({ error: tooMany, params: { seconds: '900' } });
  expect(await of(limits, { ip: '198.51.100.1' }, 'right')).toEqual(ok(null));
  expect(await of(limits, { account: 'binh' }, 'right')).toEqual(ok(null));
});

test('a right guess begins the count of its address anew', async () => {
  const limits = openAuthLimits(openLimitHere, true, numbers);
  expect(await times(9, () => of(limits, {}))).not.toContain(tooMany);
  expect(await of(limits, {}, 'right')).toEqual(ok(null));
  expect(await times(11, () => of(limits, {}))).toEqual([...Array<string>(10).fill('login-failed'), tooMany]);
});

test('two hundred wrong guesses from everywhere close a name for strangers, not for a known device', async () => {
  const limits = openAuthLimits(openLimitHere, true, numbers);
  const from = (n: number) => ({ ip: `198.51.${Math.floor(n / 5)}.1` });
  expect(await times(200, (n) => of(limits, from(n)))).not.toContain(tooMany);
  expect(await of(limits, from(500), 'right')).toMatchObject({ error: tooMany });
  expect(await of(limits, { device: 'known' }, 'right')).toEqual(ok(null));
  expect(await times(11, () => of(limits, { device: 'known' }))).toEqual([
    ...Array<string>(10).fill('login-failed'),
    tooMany,
  ]);
});

test('a source that guesses at many names is closed, but not to a known device behind it', async () => {
  const limits = openAuthLimits(openLimitHere, true, numbers);
  expect(await times(100, (n) => of(limits, { account: `name ${n}` }))).not.toContain(tooMany);
  expect(await of(limits, { account: 'another' }, 'right')).toMatchObject({ error: tooMany });
  expect(await of(limits, { account: null }, 'right')).toMatchObject({ error: tooMany });
  expect(await of(limits, { device: 'known' }, 'right')).toEqual(ok(null));
});

test.each(['code-wrong', 'code-expired', 'old-password-wrong', 'totp-wrong'] as const)(
  'a guess that ends as %s counts against its source',
  async (error) => {
    const limits = openAuthLimits(openLimitHere, true, numbers);
    await times(100, () => of(limits, { account: null }, refused(error)));
    expect(await of(limits, { account: null }, 'right')).toMatchObject({ error: tooMany });
  },
);

test.each(['totp-required', 'account-taken', 'service-unavailable'] as const)(
  'what ends as %s is no guess of a source',
  async (error) => {
    const limits = openAuthLimits(openLimitHere, true, numbers);
    await times(101, () => of(limits, { account: null }, refused(error)));
    expect(await of(limits, { account: null }, 'right')).toEqual(ok(null));
  },
);

test('a measurement that comes from one address alone is limited by name, not by source', async () => {
  const limits = openAuthLimits(openLimitHere, false, numbers);
  await times(150, (n) => of(limits, { account: `name ${n}` }));
  expect(await of(limits, { account: 'another' }, 'right')).toEqual(ok(null));
  expect((await times(11, () => of(limits, {}))).at(-1)).toBe(tooMany);
});

test('of guesses that are made at once no more are compared than one after the other', async () => {
  const limits = openAuthLimits(openLimitHere, true, numbers);
  let compared = 0;
  const all = await Promise.all(
    Array.from({ length: 50 }, () =>
      guess(limits, { ip: '203.0.113.9', account: 'lan' }, async () => {
        compared += 1;
        return wrong;
      }),
    ),
  );
  expect([compared, all.filter((one) => !one.ok && one.error === tooMany).length]).toEqual([10, 40]);
});
