import { amount } from '@candor/core/money/amount.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { newId } from '../ids.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { openAccountKey, testAccountKey } from './account-key.ts';
import { openAddressBook } from './address-book.ts';
import { openTestChain, type TestChain } from './test-chain.ts';
import { openTronGrid } from './tron-grid.ts';
import { openWatcher, type Watcher } from './watcher.ts';

const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const fake = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const address = 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy';
/** 200 less the fee of 1 %. */
const due = 198_000_000n;
let bench: TestServer;
let chain: TestChain;
let watcher: Watcher;
let token = '';
let userId = '';
let orderNo = '';
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());
beforeEach(async () => {
  ({ token, userId } = await bench.signUp());
  const { db, clock, log } = bench.server.services;
  const { engine } = bench.server;
  chain = await openTestChain(() => clock.now(), contract);
  watcher = openWatcher(
    {
      db,
      clock,
      engine,
      log,
      contract,
      book: openAddressBook(db, clock, openAccountKey(testAccountKey)),
      grid: openTronGrid({ url: chain.url, key: undefined, contract }),
      bonusOffered: async () => true,
    },
    () => () => undefined,
  );
  orderNo = newId();
  const destination = { way: 'chain', chain: 'TRC20', address } as const;
  const requested = await engine.submit({
    kind: 'request-withdrawal',
    orderNo,
    userId,
    currency: 'USDT',
    amount: amount(200_000_000n),
    destination,
    holdUntil: null,
  });
  const approved = await engine.submit({ kind: 'approve-withdrawal', orderNo, approval: 'p1' });
  if (!requested.ok || !approved.ok) throw new Error('the withdrawal does not stand');
});
afterEach(async () => {
  await watcher.stop();
  await chain.close();
});

const enter = async (txid: string) =>
  expect(
    await bench.server.services.engine.submit({ kind: 'send-withdrawal', orderNo, txid, approval: 'p1' }),
  ).toMatchObject({ ok: true });
async function pass(blocks: number, times = 1): Promise<void> {
  for (let i = 0; i < times; i += 1) {
    chain.mine(blocks);
    await bench.advance(30_000);
    await watcher.round();
  }
}
const statusNow = (): string => bench.server.engine.state.withdrawals.open.get(orderNo)?.status ?? 'ended';
const balance = async () =>
  (await bench.call('POST /account/balance', { token, query: { type: 1, currencyCode: 'USDT' }, body: {} })).data;

test.each<[string, () => string]>([
  ['too little', () => chain.pay([{ contract, to: address, amount: due - 1n }])],
  ['too much', () => chain.pay([{ contract, to: address, amount: due + 1n }])],
  ['to somebody else', () => chain.pay([{ contract, to: fake, amount: due }])],
  ['in another token', () => chain.pay([{ contract: fake, to: address, amount: due }])],
  ['without success', () => chain.pay([{ contract, to: address, amount: due }], { failed: true })],
  [
    'in parts',
    () =>
      chain.pay([
        { contract, to: address, amount: due - 1n },
        { contract, to: address, amount: 1n },
      ]),
  ],
])('a transaction that paid %s makes it unknown, and nothing is given back', async (_name, pay) => {
  const before = await balance();
  await enter(pay());
  await pass(30, 3);
  expect(statusNow()).toBe('unknown');
  expect(await balance()).toEqual(before);
  await pass(30, 5);
  expect(statusNow()).toBe('unknown');
});

test('a payment older than the withdrawal does not confirm it', async () => {
  const { engine } = bench.server;
  const old = chain.pay([{ contract, to: address, amount: due }]);
  chain.mine(50);
  expect(await engine.submit({ kind: 'reject-withdrawal', orderNo, reason: 'again', approval: 'p1' })).toMatchObject({
    ok: true,
  });
  await bench.advance(120_000);
  orderNo = newId();
  await engine.submit({
    kind: 'request-withdrawal',
    orderNo,
    userId,
    currency: 'USDT',
    amount: amount(200_000_000n),
    destination: { way: 'chain', chain: 'TRC20', address },
    holdUntil: null,
  });
  await engine.submit({ kind: 'approve-withdrawal', orderNo, approval: 'p1' });
  await enter(old);
  await pass(10, 2);
  expect(statusNow()).toBe('unknown');
});

test('one that is not found becomes unknown after an hour, stays so, and is confirmed when it turns up', async () => {
  const txid = chain.pay([{ contract, to: address, amount: due }]);
  chain.orphan(txid);
  await enter(txid);
  const before = await balance();
  await pass(10, 3);
  expect(statusNow()).toBe('sending');
  await bench.advance(3_700_000);
  await watcher.round();
  expect(statusNow()).toBe('unknown');
  await bench.advance(3_600_000);
  await watcher.round();
  expect(statusNow()).toBe('unknown');
  expect(await balance()).toEqual(before);
  chain.mine(3_000);
  chain.remine(txid);
  chain.mine(30);
  await bench.advance(700_000);
  await watcher.round();
  expect(statusNow()).toBe('ended');
});

test('what was paid rightly is confirmed after 20 blocks, once, and the books balance', async () => {
  const sums = await bench.sums();
  const txid = chain.pay([
    { contract: fake, to: address, amount: 5n },
    { contract, to: address, amount: due },
  ]);
  await enter(txid.toUpperCase());
  await pass(19);
  expect(statusNow()).toBe('sending');
  chain.fault = () => 500;
  await pass(5, 2);
  expect(statusNow()).toBe('sending');
  chain.fault = null;
  await pass(10, 3);
  expect(statusNow()).toBe('ended');
  expect(await balance()).toMatchObject({ frozen: '0' });
  const [row] = await bench.server.services.db.query<{ status: string; txid: string }>(
    'select status, txid from withdrawal where order_no = $1',
    [orderNo],
  );
  expect(row).toEqual({ status: 'success', txid });
  expect(await bench.sums()).toEqual(sums);
});

test('a payment whose block is replaced is waited for', async () => {
  const txid = chain.pay([{ contract, to: address, amount: due }]);
  await enter(txid);
  await pass(10);
  chain.orphan(txid);
  await pass(20, 2);
  expect(statusNow()).toBe('sending');
  chain.remine(txid);
  await pass(15);
  expect(statusNow()).toBe('sending');
  await pass(20, 3);
  expect(statusNow()).toBe('ended');
});
