import { amount, price } from '@candor/core/money/amount.ts';
import { afterAll, afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../test-server.ts';
import { openAccountKey, testAccountKey } from './account-key.ts';
import { openAddressBook } from './address-book.ts';
import { openTestChain, type TestChain } from './test-chain.ts';
import { openTronGrid } from './tron-grid.ts';
import type { WatchParts } from './watch-deposits.ts';
import { openWatcher, type Watcher } from './watcher.ts';

const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
/** Another contract: whatever it calls itself, it isn't the one. */
const fake = 'TUEZSdKsoDHQMeZwihtdoBiN46zxhGWYdH';
const stranger = 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy';
const roundMs = 6_000;
let bench: TestServer;
let chain: TestChain;
let watcher: Watcher;
let parts: WatchParts;
let token = '';
let userId = '';
let address = '';
beforeAll(async () => {
  bench = await openTestServer();
});
afterAll(() => bench.close());
beforeEach(async () => {
  ({ token, userId } = await bench.signUp({ funded: false }));
  address = (await bench.server.services.depositAddress(userId))?.address ?? '';
  const { db, clock, log } = bench.server.services;
  const { engine } = bench.server;
  chain = await openTestChain(() => clock.now(), contract);
  await db.query('delete from chain_cursor');
  parts = {
    db,
    clock,
    engine,
    log,
    contract,
    book: openAddressBook(db, clock, openAccountKey(testAccountKey)),
    grid: openTronGrid({ url: chain.url, key: 'k', contract }),
    bonusOffered: async () => true,
  };
  watcher = open();
  await watcher.round();
});
afterEach(async () => {
  await watcher.stop();
  await chain.close();
});
const open = (): Watcher => openWatcher(parts, () => () => undefined);

/** Blocks and time pass together, with a look at the chain every six seconds. */
async function pass(blocks: number): Promise<void> {
  for (let left = blocks; left > 0; left -= 2) {
    chain.mine(Math.min(2, left));
    await bench.advance(roundMs);
    await watcher.round();
  }
}
const available = async (of = token): Promise<string> =>
  (await bench.call('POST /account/balance', { token: of, query: { type: 1, currencyCode: 'USDT' }, body: {} })).data
    .available;
const transfers = () =>
  parts.db.query<{ txid: string; log_index: number; amount: string }>(
    'select txid, log_index, amount from chain_transfer where address = $1 order by txid, log_index',
    [address],
  );

test('what is not the one contract, failed, paid nothing or paid somebody else is never credited', async () => {
  chain.pay([{ contract: fake, to: address, amount: 50_000_000n }]);
  chain.pay([{ contract, to: address, amount: 50_000_000n }], { failed: true });
  chain.pay([{ contract, to: address, amount: 0n }]);
  chain.pay([{ contract, to: address, amount: 10n ** 30n }]);
  chain.pay([{ contract, to: stranger, amount: 50_000_000n }]);
  await pass(60);
  expect(await available()).toBe('0');
  expect(await transfers()).toEqual([]);
});

test('a transfer is credited after 20 blocks, once, whatever its amount', async () => {
  const before = await bench.sums();
  const txid = chain.pay([{ contract, to: address, amount: 12_345_678n }]);
  await pass(19);
  expect(await available()).toBe('0');
  await pass(3);
  expect(await available()).toBe('12.345678');
  expect(await transfers()).toEqual([{ txid, log_index: 0, amount: '12345678' }]);
  await pass(40);
  expect(await available()).toBe('12.345678');
  expect(await bench.sums()).toEqual(before);
});

test('several transfers of one transaction count by their place in it; those of others go to others', async () => {
  const other = await bench.signUp({ funded: false });
  const theirs = (await bench.server.services.depositAddress(other.userId))?.address ?? '';
  chain.pay([
    { contract, to: address, amount: 1_000_000n },
    { contract: fake, to: address, amount: 9_000_000n },
    { contract, to: theirs, amount: 3_000_000n },
    { contract, to: address, amount: 1_000_000n },
  ]);
  await pass(30);
  expect([await available(), await available(other.token)]).toEqual(['2', '3']);
  expect((await transfers()).map((row) => row.log_index)).toEqual([0, 3]);
});

test('what vanishes before its confirmations is never credited, and counts anew when it comes again', async () => {
  const txid = chain.pay([{ contract, to: address, amount: 7_000_000n }]);
  await pass(10);
  chain.orphan(txid);
  await pass(30);
  expect(await available()).toBe('0');
  chain.remine(txid);
  await pass(14);
  expect(await available()).toBe('0');
  await pass(60);
  expect(await available()).toBe('7');
});

test('what stays away for an hour is given up, and taken up again when the index shows it again', async () => {
  const txid = chain.pay([{ contract, to: address, amount: 7_000_000n }]);
  await pass(4);
  chain.orphan(txid);
  await bench.advance(7_200_000);
  chain.mine(2_400);
  await watcher.round();
  expect(await parts.db.query('select status from chain_transaction where txid = $1', [txid])).toEqual([
    { status: 'gone' },
  ]);
  chain.remine(txid);
  await pass(30);
  expect(await available()).toBe('7');
});

test('many pages are read to their end', async () => {
  chain.pageSize = 3;
  for (let i = 0; i < 10; i += 1) chain.pay([{ contract, to: i % 3 === 0 ? address : stranger, amount: 1_000_000n }]);
  await pass(30);
  expect(await available()).toBe('4');
});

test('cuts, refusals and garbage cost time, never money, and waiting grows', async () => {
  chain.pay([{ contract, to: address, amount: 5_000_000n }]);
  for (const fault of ['cut', 'garbage', 500, 403, 404, 301] as const) {
    chain.fault = () => fault;
    await pass(10);
  }
  expect(await available()).toBe('0');
  const asked = chain.asked.length;
  await pass(10);
  expect(chain.asked.length - asked).toBeLessThanOrEqual(1);
  chain.fault = null;
  await bench.advance(300_000);
  await pass(40);
  expect(await available()).toBe('5');
});

test('who is asked too often is left alone for as long as it says', async () => {
  chain.fault = (path) => (path.startsWith('/v1/') ? 429 : null);
  await pass(2);
  const asked = chain.asked.length;
  chain.fault = null;
  await pass(8);
  expect(chain.asked).toHaveLength(asked);
  await pass(4);
  expect(chain.asked.length).toBeGreaterThan(asked);
});

test('an index that fails does not hold up what is known already', async () => {
  chain.pay([{ contract, to: address, amount: 5_000_000n }]);
  await pass(4);
  chain.fault = (path) => (path.startsWith('/v1/') ? 500 : null);
  await bench.advance(600_000);
  chain.mine(200);
  await watcher.round();
  expect(await available()).toBe('5');
});

test('a restart in the middle reads on where it stood, and a crash between credit and note credits once', async () => {
  const txid = chain.pay([{ contract, to: address, amount: 5_000_000n }]);
  chain.pageSize = 1;
  chain.pay([{ contract, to: address, amount: 2_000_000n }]);
  await bench.advance(roundMs);
  let pages = 0;
  chain.fault = (path) => (path.startsWith('/v1/') && (pages += 1) > 1 ? 'cut' : null);
  await watcher.round();
  await watcher.stop();
  chain.fault = null;
  await parts.engine.submit({
    kind: 'credit-chain-deposit',
    orderNo: 'before-the-crash',
    userId,
    txid,
    logIndex: 0,
    amount: amount(5_000_000n),
    bonus: true,
  });
  watcher = open();
  await pass(30);
  expect(await available()).toBe('7');
  expect(await transfers()).toHaveLength(2);
});

test('a report is linked to the transfer it names, and one of a foreign transaction credits nothing', async () => {
  const report = (claimedTxid: string, orderNo: string) =>
    parts.engine.submit({
      kind: 'request-deposit',
      orderNo,
      userId,
      currency: 'USDT',
      amount: amount(25_000_000n),
      claimedTxid,
      vndRate: price(2_630_000_000_000n),
    });
  const foreign = chain.pay([{ contract, to: stranger, amount: 25_000_000n }]);
  const unindexed = chain.pay([{ contract, to: address, amount: 25_000_000n }], { unindexed: true });
  expect((await report(foreign, `foreign-${userId}`)).ok).toBe(true);
  expect((await report(unindexed, `own-${userId}`)).ok).toBe(true);
  await pass(60);
  expect(await available()).toBe('25');
  expect([...bench.server.engine.state.deposits.open.keys()].filter((orderNo) => orderNo.endsWith(userId))).toEqual([
    `foreign-${userId}`,
  ]);
});
