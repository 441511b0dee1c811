import type { RuleSettingsSent } from '@candor/api-contract/calls/operator/rules/settings.ts';
import { expect, test } from 'vitest';
import { readLog } from '../../../log/test-reader.ts';
import { signInOperator } from '../../../operators/test-operators.ts';
import type { TestServer } from '../../../test-server.ts';
import { withRules } from './test-rules.ts';

const fast = (settings: RuleSettingsSent, changed: Partial<RuleSettingsSent['fast']>): RuleSettingsSent => ({
  ...settings,
  fast: { ...settings.fast, ...changed },
});
const lower = (settings: RuleSettingsSent) =>
  fast(settings, { minStake: '5.0', terms: [{ seconds: 45, payoutRate: '0.70' }] });

async function place(bench: TestServer, token: string, seconds: number, amount = '5') {
  bench.feed.tick('BTCUSDT', '60000');
  await bench.advance(250);
  const body = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds, amount } as never;
  return (await bench.call('POST /portal/order/contractOrder', { token, body })).data as {
    readonly error?: string;
    readonly orderNo?: string;
  };
}
const rows = (bench: TestServer, sql: string) => bench.server.services.db.query(sql);

test('what one alone, the same person, a wrong role or a stale view proposes is refused', () =>
  withRules(async (bench, { maker, propose, approve, sent }) => {
    const support = await signInOperator(bench, 'support', 'sue');
    const settings = lower(await sent());
    expect((await propose(settings, {}, support)).data).toMatchObject({ error: 'operator-role' });
    expect((await propose(settings, { basedOn: 2 })).data).toMatchObject({ error: 'rules-moved' });
    expect((await propose(settings, { from: bench.time.clock.now() })).data).toMatchObject({ error: 'rules-past' });
    expect((await propose(await sent())).data).toMatchObject({ error: 'state-unchanged' });
    expect((await propose(fast(settings, { minStake: '0' }))).data).toMatchObject({
      error: 'rules-invalid',
      field: 'proposal.settings.fast.minStake',
    });
    const named = { ...settings, fast: { ...settings.fast, userId: '1' } };
    expect((await propose(named)).data).toMatchObject({ error: 'field-unknown' });
    const { id } = (await propose(settings)).data as { id: string };
    expect((await approve(id, maker)).data).toMatchObject({ error: 'proposal-own' });
    expect((await propose(settings)).data).toMatchObject({ error: 'proposal-open' });
    expect(await rows(bench, 'select 1 from rules_version where proposal_id is not null')).toEqual([]);
  }));

test('a version that two have decided holds from its moment, for everybody, and through a restart of the engine', () =>
  withRules(async (bench, { propose, approve, sent, checker }) => {
    const { token } = await bench.signUp();
    expect((await place(bench, token, 30)).error).toBeUndefined();
    const before = await rows(bench, 'select order_no, seconds, payout_rate, payout from fast_order');
    const from = bench.time.clock.now() + 65_000;
    const { id } = (await propose(lower(await sent()), { from })).data as { id: string };
    expect((await approve(id, checker)).data).toMatchObject({ decision: 'approved' });

    const config = async () => (await bench.call('GET /common/rules/now', {})).data;
    const rule = async () => (await bench.call('GET /portal/common/contractRule', {})).data.fast;
    expect(await config()).toEqual({ version: 1, since: 0, next: from });
    expect((await bench.call('GET /common/rules', {})).data.coming.map(({ since }) => since)).toEqual([from]);
    expect((await rule()).minStake).toBe('1');
    expect((await place(bench, token, 30)).error).toBeUndefined();

    await bench.advance(65_000);
    expect(await config()).toEqual({ version: 2, since: from, next: null });
    expect(await rule()).toMatchObject({ minStake: '5', durations: [{ seconds: 45, payoutRate: '0.7' }] });
    expect((await place(bench, token, 30)).error).toBe('duration-unknown');
    expect((await place(bench, token, 45, '4')).error).toBe('stake-range');
    expect((await place(bench, token, 45)).error).toBeUndefined();
    expect(
      await rows(bench, 'select order_no, seconds, payout_rate, payout from fast_order order by received_at'),
    ).toEqual([
      ...before,
      { order_no: expect.any(String), seconds: 30, payout_rate: '80000000', payout: '4000000' },
      { order_no: expect.any(String), seconds: 45, payout_rate: '70000000', payout: '3500000' },
    ]);
    const decided = await rows(
      bench,
      'select version, since, proposal_id from rules_version where version is not null',
    );
    expect(decided).toEqual([{ version: 2, since: String(from), proposal_id: id }]);
  }));

test('it goes into the audit and the public log, and one goes back to the version before as to any other', () =>
  withRules(async (bench, { propose, approve, sent, checker, rules }) => {
    const first = await sent();
    const { id } = (await propose(lower(first))).data as { id: string };
    await approve(id, checker);
    await bench.advance(60_000);
    const { id: second } = (await propose(first, { basedOn: 2 })).data as { id: string };
    expect((await approve(second, checker)).data).toMatchObject({ decision: 'approved' });
    await bench.advance(60_000);
    const all = await rules();
    expect(all.versions.map(({ version, maker, checker: by }) => [version, maker, by])).toEqual([
      [3, 'finn', 'rita'],
      [2, 'finn', 'rita'],
      [1, null, null],
    ]);
    expect([all.inForce, all.coming, all.versions[0]?.settings]).toEqual([3, [], first]);
    const acts = await rows(
      bench,
      "select act from operator_audit where act in ('propose', 'rules-change') order by seq",
    );
    expect(acts.map(({ act }) => act)).toEqual(['propose', 'rules-change', 'propose', 'rules-change']);
    await bench.server.services.publicLog.settle();
    const told = (await readLog(bench.server.url)).told.filter(
      ({ act, version }) => act === 'rules' && version !== undefined,
    );
    expect(told.map(({ version, from }) => [version, from])).toEqual(
      all.versions
        .slice(0, 2)
        .map(({ version, since }) => [version, since])
        .toReversed(),
    );
  }));

test('the preview says what differs, who keeps what, and the worst for the house, and changes nothing', () =>
  withRules(async (bench, { sent, maker }) => {
    const { token } = await bench.signUp();
    await place(bench, token, 30);
    const body = { basedOn: 1, settings: lower(await sent()), from: null };
    const { data } = await bench.call('POST /operator/rules/preview', { headers: maker.headers, body });
    expect(data.differences).toContainEqual({ path: 'fast.minStake', before: '1', after: '5' });
    expect([data.kept.fastOrders, data.worst.before.fastOrder, data.worst.after.fastOrder]).toEqual([
      1,
      '8800',
      '7000',
    ]);
    expect((await bench.call('GET /common/rules', {})).data.version).toBe(1);
  }));

test('the database refuses a version that nobody approved, another one than was approved, and one from the past', () =>
  withRules(async (bench, { propose, approve, sent, checker }) => {
    const { db } = bench.server.services;
    const insert = (id: string, settings: object, since: number, version = 2) =>
      db.query(
        `insert into rules_version (hash, rules, since, version, settings, proposal_id)
          values (repeat('a', 64), '{}', $1, $2, $3, $4)`,
        [since, version, JSON.stringify(settings), id],
      );
    const now = bench.time.clock.now();
    const settings = await sent();
    const { id } = (await propose(lower(settings))).data as { id: string };
    await expect(insert(id, settings, now + 9)).rejects.toThrow('needs a proposal rules-change');
    await approve(id, checker);
    const { id: other } = (await propose(settings, { basedOn: 2 })).data as { id: string };
    // Approved without what it does, as a fault of the code would.
    await db.query(`update operator_proposal set decision = 'approved', checker = $2, decided_at = $3 where id = $1`, [
      other,
      checker.id,
      now + 5_000,
    ]);
    await expect(insert(other, lower(settings), now + 9_000, 3)).rejects.toThrow('is not what was approved');
    await expect(insert(other, settings, now + 5_000, 3)).rejects.toThrow('from before it was decided');
    await expect(insert(other, settings, now + 9_000, 4)).rejects.toThrow('does not follow');
    await expect(db.query('update rules_version set since = 0')).rejects.toThrow();
  }));
