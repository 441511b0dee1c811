import { usdt } from '@candor/core/money/currencies.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signInOperator } from '../operators/test-operators.ts';
import { openTestServer, testStart, type TestServer } from '../test-server.ts';
import { openTestChain, type TestChain } from './test-chain.ts';

const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const roundMs = 12_000;
let chain: TestChain;
let bench: TestServer;
beforeAll(async () => {
  chain = await openTestChain(() => testStart, contract);
  bench = await openTestServer({ settings: { TRON_GRID_URL: chain.url } });
});
afterAll(async () => {
  await bench.close();
  await chain.close();
});

const patient = { timeout: 20_000, interval: 20 };

/** The next round of the watcher that the server itself runs; one that is still running leaves out its turn. */
async function nextRound(): Promise<void> {
  const heads = () => chain.asked.filter((path) => path === '/wallet/getnowblock').length;
  const before = heads();
  await vi.waitFor(async () => {
    // Blocks come as fast as the time of the server goes, however many turns are left out.
    chain.mine(4);
    await bench.advance(roundMs);
    expect(heads()).toBeGreaterThan(before);
  }, patient);
}
const ageShown = async (): Promise<number> =>
  Number(/^candor_chain_age_seconds (\S+)$/m.exec(await (await fetch(`${bench.server.url}/metrics`)).text())?.[1]);

test('the server watches by itself where a node is named, and shows how fresh its knowledge is', async () => {
  const { token, userId } = await bench.signUp({ funded: false });
  const { address, test: isTest } = (await bench.server.services.depositAddress(userId)) ?? {
    address: '',
    test: false,
  };
  expect(isTest).toBe(true);
  await nextRound();
  chain.pay([{ contract, to: address, amount: 5_000_000n }]);
  await vi.waitFor(async () => {
    await nextRound();
    const { data } = await bench.call('POST /account/balance', {
      token,
      query: { type: 1, currencyCode: 'USDT' },
      body: {},
    });
    expect(data.available).toBe('5');
  }, patient);
  // A round of the watcher takes real time, in which no further one may begin.
  await vi.waitFor(
    async () => {
      const age = await ageShown();
      if (age > roundMs / 1000) await nextRound();
      expect(age).toBeLessThanOrEqual(roundMs / 1000);
    },
    { ...patient, interval: 500 },
  );
  chain.fault = () => 500;
  await nextRound();
  await bench.advance(60_000);
  expect(await ageShown()).toBeGreaterThan(roundMs / 1000);
});

test('what is held after a recovery of access is entered as paid only by a transaction that has paid it', async () => {
  const { userId } = await bench.signUp();
  const { db, engine, clock } = bench.server.services;
  const to = 'TLsV52sRDL79HXGGm9yzwKibb6BeruhUzy';
  const [orderNo, now] = [`held${userId}`, clock.now()];
  const destination = { way: 'chain', chain: 'TRC20', address: to } as const;
  const asked = { kind: 'request-withdrawal', userId, orderNo, currency: 'USDT', destination } as const;
  await engine.submit({ ...asked, holdUntil: null, amount: usdt('200') });
  await engine.submit({ kind: 'approve-withdrawal', orderNo, approval: 'test' });
  await db.query(
    `insert into access_request (id, user_id, ticket_hash, sealed, front_photo, back_photo, hold_photo, asked_at,
        complete_at, status, ended_at, before_sealed)
      values ($1, $1, $1, '', '', '', '', $2, $2, 'done', $2, '')`,
    [userId, now],
  );
  const { headers } = await signInOperator(bench, 'finance', 'finn');
  const enter = (txid: string) => bench.call('POST /operator/withdrawals/sent', { headers, body: { orderNo, txid } });
  chain.fault = null;
  // Its blocks have come slower than the time of the server: what pays now has to be later than what was asked for.
  chain.mine(10_000);
  const short = chain.pay([{ contract, to, amount: 197_999_999n }]);
  for (const txid of ['ab'.repeat(32), short])
    expect(await enter(txid)).toMatchObject({ error: 'recovery-recent', field: 'orderNo' });
  const paid = chain.pay([{ contract, to, amount: 198_000_000n }]);
  chain.fault = () => 500;
  expect(await enter(paid)).toMatchObject({ error: 'recovery-recent' });
  chain.fault = null;
  expect((await enter(paid.toUpperCase())).code).toBe(200);
});
