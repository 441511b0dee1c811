import type { RuleSettingsSent } from '@candor/api-contract/calls/operator/rules/settings.ts';
import { platformDayStart, hourMs } from '@candor/core/platform-day.ts';
import { expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../../test-server.ts';
import { TestRules } from './test-rules.ts';

type Change = (settings: RuleSettingsSent) => RuleSettingsSent;

/** A server on which two have decided a change of the rules that holds already. */
async function withRules(
  change: Change,
  run: (bench: TestServer) => Promise<void>,
  settings: Record<string, string> = {},
): Promise<void> {
  const bench = await openTestServer({ settings });
  try {
    const rules = await TestRules.open(bench);
    const { id } = (await rules.propose(change(await rules.sent()))).data as { id: string };
    expect((await rules.approve(id, rules.checker)).data).toMatchObject({ decision: 'approved' });
    await bench.advance(60_000);
    await run(bench);
  } finally {
    await bench.close();
  }
}

const fundPasswd = 'money-1234';
const address = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';
async function withFundPassword(bench: TestServer): Promise<string> {
  const { token } = await bench.signUp();
  const body = { password: 'secret-123', newPassword: fundPasswd, confirmPassword: fundPasswd };
  await bench.call('POST /player/updateFundsPassword', { token, body });
  return token;
}
const withdraw = (bench: TestServer, token: string, amount: string) =>
  bench.call('POST /transaction/withdrawal', {
    token,
    body: { currencyCode: 'USDT', amount, address, chain: 'TRC20', fundPasswd },
  });
const termsOf = async (bench: TestServer, token: string) =>
  (await bench.call('GET /transaction/withdrawTerms', { token, query: { currencyCode: 'USDT' } })).data;

test('the most of a day is said before anything is typed, and more is refused by its name', () =>
  withRules(
    (settings) => ({ ...settings, withdrawals: { ...settings.withdrawals, dayMax: '500' } }),
    async (bench) => {
      const token = await withFundPassword(bench);
      expect(await termsOf(bench, token)).toMatchObject({ dayMax: '500', hours: null });
      const refused = await withdraw(bench, token, '500.01');
      expect(refused).toMatchObject({ status: 400, error: 'withdrawal-max', field: 'amount' });
      expect(refused.message).toContain('500 USDT');
      expect((await withdraw(bench, token, '500')).data).toMatchObject({ amount: '500', status: 'processing' });
      expect(Object.values(await bench.sums()).every((sum) => Number(sum) === 0)).toBe(true);
    },
  ));

test('outside of the hours of a day nothing is asked for, and it is said when they begin', () =>
  withRules(
    (settings) => {
      return { ...settings, withdrawals: { ...settings.withdrawals, fromHour: 8, untilHour: 9 } };
    },
    async (bench) => {
      const token = await withFundPassword(bench);
      const day = platformDayStart(bench.time.clock.now());
      const now = bench.time.clock.now();
      const opens = now < day + 8 * hourMs ? day + 8 * hourMs : day + 32 * hourMs;
      expect(await termsOf(bench, token)).toMatchObject({ hours: { from: 8, until: 9 }, nextTime: opens });
      expect(await withdraw(bench, token, '200')).toMatchObject({
        status: 400,
        error: 'withdrawal-hours',
      });
    },
  ));

test('what one of a country may have open is capped, alone and in a batch, and others are not', () =>
  withRules(
    (settings) => ({
      ...settings,
      caps: { countries: [{ country: 'VN', fastStakeMax: '50', futuresNotionalMax: '0' }] },
    }),
    async (bench) => {
      const [capped, other] = [await bench.signUp(), await bench.signUp()];
      const { db, clock } = bench.server.services;
      await db.query("update customer set country = 'VN' where id = $1", [capped.userId]);
      await db.query(
        `insert into verification (user_id, level, status, sealed, document_key, submitted_at, decided_at)
          values ($1, 'primary', 'certified', '', 'k', $2, $2)`,
        [capped.userId, clock.now()],
      );
      bench.feed.tick('BTCUSDT', '60000');
      await bench.advance(250);
      const ticket = (amount: string) =>
        ({ contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount }) as const;
      const place = (token: string, amount: string) =>
        bench.call('POST /portal/order/contractOrder', { token, body: ticket(amount) });
      expect((await bench.call('GET /player/offer', { token: capped.token })).data).toMatchObject({
        notOffered: ['futures'],
        fastStakeMax: '50',
        futuresNotionalMax: '0',
      });
      expect((await place(capped.token, '30')).code).toBe(200);
      const refused = await place(capped.token, '21');
      expect(refused).toMatchObject({ status: 400, error: 'country-cap', field: 'amount' });
      expect(refused.message).toContain('50 USDT');
      const batch = await bench.call('POST /portal/order/batch', {
        token: capped.token,
        body: { orders: ['15', '15'].map((amount) => ({ action: 'place', ...ticket(amount) }) as never) },
      });
      expect(batch.data).toMatchObject([{ code: 200 }, { code: 400, data: { error: 'country-cap', field: 'amount' } }]);
      expect((await place(other.token, '300')).code).toBe(200);
    },
  ));

test('what was proposed before more could be set is still approved, and changes nothing of it', async () => {
  const bench = await openTestServer();
  try {
    const rules = await TestRules.open(bench);
    const { caps: _caps, addresses: _addresses, ...settings } = await rules.sent();
    const { dayMax: _max, fromHour: _from, untilHour: _until, ...withdrawals } = settings.withdrawals;
    const payload = {
      kind: 'rules-change',
      basedOn: 1,
      from: null,
      reason: 'agreed before',
      settings: { ...settings, withdrawals, fast: { ...settings.fast, minStake: '5' } },
    };
    const { db, clock } = bench.server.services;
    await db.query(
      `insert into operator_proposal (id, kind, subject, payload, reason, maker, made_at)
        values ('earlier', 'rules-change', 'rules', $1, $2, $3, $4)`,
      [JSON.stringify(payload), payload.reason, rules.maker.id, clock.now()],
    );
    expect((await rules.approve('earlier', rules.checker)).data).toMatchObject({ decision: 'approved' });
    const [last] = (await rules.rules()).versions;
    expect([last?.version, last?.settings.fast.minStake, last?.settings.withdrawals.dayMax]).toEqual([2, '5', null]);
  } finally {
    await bench.close();
  }
});

test('from one address only so many sign up in an hour as two have decided', () =>
  withRules(
    (settings) => ({ ...settings, addresses: { ...settings.addresses, signUps: 2 } }),
    async (bench) => {
      const signUp = async (account: string) => {
        const password = { password: 'secret-123', confirmPassword: 'secret-123' };
        const { error, code } = await bench.call('POST /register', {
          body: { type: 'account', account, ...password, agree: true },
        });
        return error ?? code;
      };
      expect([await signUp('person01'), await signUp('person02'), await signUp('person03')]).toEqual([
        200,
        200,
        'too-many-requests',
      ]);
    },
    { RATE_LIMITS: '1' },
  ));
