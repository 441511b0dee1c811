import { afterAll, beforeAll, expect, test, vi } from 'vitest';
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
  chain.mine(4);
  await vi.waitFor(async () => {
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
  await vi.waitFor(async () => {
    await nextRound();
    expect(await ageShown()).toBeLessThanOrEqual(roundMs / 1000);
  }, patient);
  chain.fault = () => 500;
  await nextRound();
  await bench.advance(60_000);
  expect(await ageShown()).toBeGreaterThan(roundMs / 1000);
});
