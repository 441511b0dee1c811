import { afterEach, beforeEach, expect, test } from 'vitest';
import { begin, end, rules, TestDays } from './test-days.ts';
import { ReadRows } from './test-plans.ts';

let days: TestDays;
beforeEach(async () => {
  days = await TestDays.open();
  await days.person('ann');
  await days.person('bob', 'ann');
});
afterEach(() => days.opened.drop());

test('a day is from its first moment to the one before the next, of UTC+1', async () => {
  await days.agent('ann', 0);
  for (const [at, kept] of [
    [begin - 1, 1n],
    [begin, 10n],
    [end - 1, 100n],
    [end, 1_000n],
  ] as const)
    await days.futures('bob', at, kept);
  expect(await days.counted()).toEqual([['ann', 1, '110', '22']]);
});

test('what is paid before somebody is an agent, or as soon as they are none, brings nothing', async () => {
  await days.person('before', 'ann');
  await days.agent('ann', begin + 10, begin + 20);
  await days.agent('ann', begin + 20, begin + 20);
  await days.agent('ann', begin + 30);
  for (const [at, kept] of [
    [9, 1n],
    [10, 10n],
    [19, 100n],
    [20, 1_000n],
    [30, 10_000n],
  ] as const)
    await days.futures('before', begin + at, kept);
  expect(await days.counted()).toEqual([['ann', 1, '10110', '2022']]);
});

test('an operator’s own account brings and gets nothing, a closed one gets nothing, a frozen one does', async () => {
  for (const [who, invitedBy] of [
    ['own', null],
    ['closed', null],
    ['frozen', null],
    ['declared', 'ann'],
    ['of-own', 'own'],
    ['of-closed', 'closed'],
    ['of-frozen', 'frozen'],
  ] as const)
    await days.person(who, invitedBy);
  for (const agent of ['ann', 'own', 'closed', 'frozen']) await days.agent(agent, 0);
  await days.query(`insert into operator_customer values ('rita', 'own', 'rita', 1), ('rita', 'declared', 'rita', 1)`);
  await days.query(`update customer set standing = id where id in ('closed', 'frozen')`);
  for (const who of ['bob', 'declared', 'of-own', 'of-closed', 'of-frozen'])
    await days.futures(who, begin + 1, 1_000_000n);
  expect(await days.counted()).toEqual([
    ['ann', 1, '1000000', '200000'],
    ['frozen', 1, '1000000', '200000'],
  ]);
});

test('fees in bases of pairs and in USDT come together, each agent’s invited are counted once', async () => {
  await days.person('cam', 'ann');
  await days.person('dan');
  await days.person('eve', 'dan');
  for (const agent of ['ann', 'dan']) await days.agent(agent, 0);
  const shib = rules.pairs.get('SHIBUSDT') ?? rules.pairs.get('DOGEUSDT');
  const symbol = shib?.symbol ?? '';
  // 0.1 % of 1,000,000 steps that cost 5 USDT, twice, in units of the base.
  const fee = 1_000n * (shib?.stepUnits ?? 0n);
  const bought = { side: 'buy', symbol, steps: 1_000_000, amount: 5_000_000n, fee } as const;
  await days.deal('bob', begin + 1, bought);
  await days.deal('bob', begin + 2, bought);
  await days.deal('cam', begin + 3, { side: 'sell', symbol: 'BTCUSDT', steps: 10, amount: 9_000_000n, fee: 9_001n });
  await days.futures('eve', begin + 4, 11n);
  await days.futures('bob', begin + 5, 21n);
  expect(await days.counted()).toEqual([
    ['ann', 2, String(5_000n + 5_000n + 9_001n + 21n), '3804'],
    ['dan', 1, '11', '2'],
  ]);
});

test('what operators have reversed of one side of a deal stays a fee of the other one', async () => {
  await days.person('cam', 'ann');
  await days.agent('ann', 0);
  const sold = { side: 'sell', symbol: 'BTCUSDT', steps: 10, amount: 9_000_000n } as const;
  const journal = await days.deal('bob', begin + 1, { ...sold, fee: 1_000n });
  await days.query(
    `insert into spot_deal select journal_id, 's-other', 'cam', symbol, side, 'maker', tick, steps, amount, 70, time
      from spot_deal where journal_id = $1`,
    [journal],
  );
  const reverse = (userId: string, id: number) =>
    days.query(`insert into adjustment values ($1, $1, 2, 'USDT', 1, $2, 'wrong', 'two', $3, $4)`, [
      userId,
      journal,
      id,
      end,
    ]);
  expect(await days.counted()).toEqual([['ann', 2, '1070', '214']]);
  await reverse('cam', 1_001);
  expect(await days.counted()).toEqual([['ann', 1, '1000', '200']]);
  await reverse('bob', 1_002);
  expect(await days.counted()).toEqual([]);
});

test('a day is found among many: what other days have booked is not read', async () => {
  await days.agent('ann', 0);
  await days.query(`insert into customer (id, account, account_key, nick_name, password_hash, password_changed_at,
      invite_code, invited_by, created_at)
    select 'b' || g, g, g, g, 'x', 1, g, case when g < 100 then 'ann' end, 1 from generate_series(0, 199) g`);
  // A tenth of all is of the day.
  const at = `${begin - 36_000_001} + g * 1000`;
  await days.query(`insert into journal select g, 'futures-open', 'f' || g, ${at} from generate_series(1, 40000) g`);
  await days.query(`insert into journal_entry
    select g, l, case l when 0 then 'b' || g % 200 when 1 then 'fees' else 'insurance' end,
        case l when 0 then 3 else 0 end, 'USDT', case l when 0 then -10 when 1 then 9 else 1 end, 0, 0, 0
      from generate_series(1, 40000) g, generate_series(0, 2) l where g % 2 = 0`);
  await days.query(`insert into spot_deal
    select g, 's' || g, 'b' || g % 200, 'BTCUSDT', 'sell', 'taker', 1, 1, 1000, 1, ${at}
      from generate_series(1, 40000) g where g % 2 = 1`);
  await days.query('analyze');
  const read = new ReadRows(days.opened.db);
  expect(await days.counted(read)).toEqual([['ann', 100, '10000', '2000']]);
  for (const table of ['journal', 'journal_entry', 'spot_deal'])
    expect([table, read.of(table)]).toEqual([table, expect.toSatisfy((rows: number) => rows > 0 && rows <= 12_000)]);
});
