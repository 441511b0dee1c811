import { platformDay } from '@candor/core/platform-day.ts';
import { expect, test } from 'vitest';
import { contract, fileOf, host, proven } from '../../../chain/reserves/test-reserves.ts';
import { openTestChain } from '../../../chain/test-chain.ts';
import { readLog } from '../../../log/test-reader.ts';
import { openTestServer } from '../../../test-server.ts';
import { takeLiabilities } from './take-liabilities.ts';

const settings = (file: string, more: object = {}) => ({
  RESERVES: file,
  PUBLIC_URL: `https://${host}`,
  TRON_USDT_CONTRACT: contract,
  ...more,
});

test('beside what is owed stands what the proven addresses hold on chain, in the answer and in the log', async () => {
  const chain = await openTestChain(() => Date.now(), contract);
  const [full, empty] = [proven(), proven()];
  chain.pay([{ contract, to: full.address, amount: 1_234_500_000n }]);
  chain.pay([{ contract, to: full.address, amount: 1_000_000n }], { failed: true });
  const file = fileOf(...[full, empty].map(({ address, signature }) => `${address} ${signature}`));
  const candor = await openTestServer({ settings: settings(file, { TRON_GRID_URL: chain.url }) });
  const day = platformDay(candor.time.clock.now()) + 1;
  const take = (moment: 1 | 2) => takeLiabilities(candor.server.services, { day, moment });
  const shown = async (moment: 1 | 2) => {
    const { data } = await candor.call('GET /fair/liabilities', { query: { day, moment } });
    return data.v === 2 ? data.reserves : null;
  };
  await take(1);
  expect(await shown(1)).toEqual({
    message: `reserves of ${host}`,
    list: [
      { ...full, amount: '1234.5' },
      { ...empty, amount: '0' },
    ],
  });
  await candor.server.services.publicLog.settle();
  const { told } = await readLog(candor.server.url);
  expect(told.filter((one) => one['day'] === day && one['kind'] === 'liabilities')).toMatchObject([
    { reserves: { message: `reserves of ${host}`, list: [{ ...full, units: '1234500000' }, { units: '0' }] } },
  ]);
  chain.fault = () => 500;
  const asked = chain.asked.length;
  await take(2);
  expect((await shown(2))?.list.map(({ amount }) => amount)).toEqual([null, null]);
  expect(chain.asked.slice(asked).filter((one) => one.includes('triggerconstant'))).toHaveLength(1);
  await candor.close();
  await chain.close();
});

test('without a node the addresses are shown without a balance, without a file nothing is', async () => {
  const one = proven();
  const candor = await openTestServer({ settings: settings(fileOf(`${one.address} ${one.signature}`)) });
  const day = platformDay(candor.time.clock.now()) + 1;
  await takeLiabilities(candor.server.services, { day, moment: 1 });
  expect((await candor.call('GET /fair/liabilities', { query: { day } })).data).toMatchObject({
    reserves: { list: [{ ...one, amount: null }] },
  });
  await candor.close();
  await expect(openTestServer({ settings: { RESERVES: fileOf('') } })).rejects.toThrow(/RESERVES: needs PUBLIC_URL/);
});
