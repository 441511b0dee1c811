import type { Mark } from '@candor/core/market/mark.ts';
import { price } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import { restoreState } from '@candor/core/restore/restore.ts';
import { paperRules } from '@candor/core/rules.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Writer } from '../db/database.ts';
import { openTestDatabase, type TestDatabase } from '../db/test-database.ts';
import { Engine } from './engine.ts';
import { loadSnapshot } from './load.ts';
import { CommandSetAside } from './set-aside.ts';

let opened: TestDatabase;
let engine: Engine;
let faults: unknown[];
const marks = new Map<string, Mark>();
const clock = {
  time: 1_800_000_000_000,
  now() {
    return this.time;
  },
};

beforeEach(async () => {
  opened = await openTestDatabase();
  faults = [];
  // What can't be stored: journals of these references and kinds.
  await opened.db.query('create table poison (reference text, kind text)');
  await opened.db.query(`create function refuse_poison() returns trigger language plpgsql as $$
    begin
      if exists (select from poison p where p.reference = new.reference and new.kind like p.kind) then
        raise exception 'the journal of % is refused', new.reference using errcode = 'check_violation';
      end if;
      return new;
    end $$`);
  await opened.db.query(
    'create trigger journal_poison before insert on journal for each row execute function refuse_poison()',
  );
  const load = async (writer: Writer, resting: ReadonlySet<string>) =>
    restoreState(paperRules, { ...(await loadSnapshot(writer, resting)), marks: [...marks.values()] });
  engine = new Engine({
    db: opened.db,
    clock,
    load,
    onFault: (error) => {
      faults.push(error);
    },
    onListenerFault: (error) => {
      faults.push(error);
    },
    onRebuilt: () => undefined,
  });
  await engine.start();
  await engine.submit({ kind: 'fund-house' });
  await engine.submit({ kind: 'take-test-funds', userId: 'u' });
});
afterEach(async () => {
  await engine.stop();
  await opened.drop();
});

const poison = (reference: string, kind: string) =>
  opened.db.query('insert into poison values ($1, $2)', [reference, kind]);
const transfer = (transferId: string, amount: string) =>
  engine.submit({
    kind: 'transfer',
    transferId,
    userId: 'u',
    fromType: 1,
    toType: 2,
    currency: 'USDT',
    amount: usdt(amount),
  });
const balance = async (type: number) =>
  (await opened.db.query<{ available: string }>('select available from account where id = $1', [`u:${type}:USDT`]))[0]
    ?.available;
async function tick(value: string, statements: { sql: string }[] = []): Promise<void> {
  clock.time += 250;
  const mark: Mark = {
    symbol: 'BTCUSDT',
    price: price(BigInt(value) * 10n ** 8n),
    time: clock.time,
    seq: clock.time,
    backfilled: false,
  };
  await engine.tick([mark], statements);
  marks.set('BTCUSDT', mark);
}
const order = (orderNo: string) =>
  engine.submit({
    kind: 'place-fast-order',
    userId: 'u',
    orderNo,
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    stake: usdt('100'),
    bound: null,
  });

test('of a batch of commands the one that can not be stored fails alone, and is kept with its input', async () => {
  await poison('t3', '%');
  const results = await Promise.allSettled(
    ['t1', 't2', 't3', 't4', 't5', 't6', 't7'].map((id, i) => transfer(id, String(10 ** i / 1_000))),
  );
  expect(results.map(({ status }) => status)).toEqual([
    'fulfilled',
    'fulfilled',
    'rejected',
    'fulfilled',
    'fulfilled',
    'fulfilled',
    'fulfilled',
  ]);
  expect(results[2]).toMatchObject({ reason: expect.any(CommandSetAside) });
  expect(await balance(2)).toBe('1111011000');
  await expect.poll(() => engine.ready).toBe(true);
  const kept = await opened.db.query<{ input: string }>('select kind, order_no, input, error from set_aside');
  expect(kept).toEqual([
    { kind: 'transfer', order_no: null, input: expect.any(String), error: 'the journal of t3 is refused' },
  ]);
  expect(JSON.parse(kept[0]?.input ?? '')).toEqual({
    kind: 'transfer',
    transferId: 't3',
    userId: 'u',
    fromType: 1,
    toType: 2,
    currency: 'USDT',
    amount: '100000',
  });
  // Repeated it fails again, alone, and is kept once.
  await expect(transfer('t3', '0.1')).rejects.toThrow(CommandSetAside);
  await expect.poll(() => engine.ready).toBe(true);
  expect(await opened.db.query('select count(*)::int as n from set_aside')).toEqual([{ n: 1 }]);
  await expect(opened.db.query('delete from set_aside')).rejects.toThrow('append-only');
  expect((await transfer('t8', '1')).ok).toBe(true);
});

test('an order whose settlement can not be stored rests; the others are settled, and frames go on', async () => {
  await tick('60000');
  for (const orderNo of ['a', 'b', 'c', 'd', 'e']) expect((await order(orderNo)).ok).toBe(true);
  await tick('60000');
  await poison('c', 'fast-w%');
  clock.time += 29_750;
  await opened.db.query('create table frame (n integer primary key)');
  await tick('60001', [{ sql: 'insert into frame values (1)' }]);
  await expect.poll(() => engine.ready).toBe(true);
  expect(await opened.db.query('select order_no, result from fast_order order by order_no')).toEqual([
    { order_no: 'a', result: 'win' },
    { order_no: 'b', result: 'win' },
    { order_no: 'c', result: null },
    { order_no: 'd', result: 'win' },
    { order_no: 'e', result: 'win' },
  ]);
  expect(await opened.db.query('select n from frame')).toEqual([{ n: 1 }]);
  expect(await opened.db.query('select kind, order_no, error from set_aside')).toEqual([
    { kind: 'tick', order_no: 'c', error: 'the journal of c is refused' },
  ]);
  const before = faults.length;
  for (let i = 0; i < 5; i += 1) await tick(String(60_002 + i));
  await engine.submit({ kind: 'clock' });
  expect(faults.length).toBe(before);
  expect(
    await opened.db.query('select currency, sum(available + frozen) as total from account group by currency'),
  ).toEqual([{ currency: 'USDT', total: '0' }]);
  expect(await opened.db.query("select frozen from account where id = 'u:1:USDT'")).toEqual([{ frozen: '100000000' }]);
});

test('more orders at fault than one frame looks for rest, the frame is kept, and the next one settles', async () => {
  await tick('60000');
  const orders = Array.from({ length: 21 }, (_, at) => `o${at}`);
  for (const orderNo of [...orders, 'sound']) expect((await order(orderNo)).ok).toBe(true);
  await tick('60000');
  for (const orderNo of orders) await poison(orderNo, 'fast-w%');
  clock.time += 29_750;
  await opened.db.query('create table frame (n integer primary key)');
  await tick('60001', [{ sql: 'insert into frame values (1)' }]).catch(() => undefined);
  const aside = () =>
    opened.db.query('select order_no is null as whole, count(*)::int as n from set_aside group by 1 order by 1');
  await expect.poll(aside).toEqual([
    { whole: false, n: 20 },
    { whole: true, n: 1 },
  ]);
  await expect.poll(() => opened.db.query('select n from frame')).toEqual([{ n: 1 }]);
  // It loads its state anew between the two.
  await expect
    .poll(() =>
      tick('60001').then(
        () => true,
        () => false,
      ),
    )
    .toBe(true);
  expect(await opened.db.query("select result from fast_order where order_no = 'sound'")).toEqual([{ result: 'win' }]);
});
