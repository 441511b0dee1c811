import { execFileSync } from 'node:child_process';
import { writeFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { openTestDatabase } from '../test-database.ts';

/** Of each family something that has ended and something that is open; the last fast order runs for 300 seconds. */
async function tradeWith({ call, advance, feed }: TestServer, token: string): Promise<void> {
  const contract = (body: object) =>
    call('POST /portal/order/contractOrder', { token, body: { symbol: 'BTCUSDT', ...body } as never });
  const fast = { contractType: 'fast', amount: '50' };
  const futures = { contractType: 'futures', lots: '50', lever: 5 };
  feed.tick('BTCUSDT', '60000');
  feed.tick('ETHUSDT', '3000');
  await advance(500);
  const move = (toType: 2 | 3) =>
    call('POST /account/executeUserCutTurn', {
      token,
      body: { fromType: 1, toType, currencyCode: 'USDT', amount: '3000' },
    });
  const placed: { code: number; message: string }[] = [
    await move(2),
    await move(3),
    await contract({ ...fast, direction: 'up', seconds: 30 }),
    await contract({ ...fast, direction: 'down', seconds: 30 }),
    await contract({ ...futures, direction: 'long', entrustType: 'limit', price: '50000' }),
    await contract({ ...futures, direction: 'long', entrustType: 'market' }),
    await call('POST /portal/order/spotOrder', {
      token,
      body: { symbol: 'ETHUSDT', side: 'buy', type: 'limit', price: '2950', quantity: '0.1' },
    }),
    await call('POST /portal/order/spotOrder', {
      token,
      body: { symbol: 'ETHUSDT', side: 'buy', type: 'market', amount: '100' },
    }),
    await call('POST /lockMining/purchase', { token, body: { productId: 'lock-30', amount: '100' } }),
    await call('POST /userProductOrder/executeUserPurchaseOrder', {
      token,
      body: { productId: 'wealth-15', amount: '100' },
    }),
  ];
  const short = await contract({ ...futures, direction: 'short', entrustType: 'market' });
  await advance(1_000);
  const id = (short.data as { orderNo: string }).orderNo;
  placed.push(short, await call('POST /portal/order/endContractOrder/{id}', { token, params: { id } }));
  feed.tick('BTCUSDT', '60070');
  await advance(66_000);
  placed.push(await contract({ ...fast, direction: 'up', seconds: 300 }));
  await advance(1_000);
  const refused = placed.filter(({ code }) => code !== 200);
  if (refused.length > 0) throw new Error(JSON.stringify(refused));
}

/** What only another server would need: comments, owners, settings but that functions may come before their tables. */
const left = /^(--.*|SET (?!check_function_bodies).*;|SELECT pg_catalog\.set_config.*|\\.*|CREATE SCHEMA .*)?\n/gm;

const dumpOf = (url: string): string =>
  execFileSync('pg_dump', ['--inserts', '--rows-per-insert=1000', '--no-owner', '--no-privileges', url], {
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
  }).replace(left, '');

/**
 * Data as this version leaves them, for `upgrade.test.ts`: `node apps/server/db/landed/test-write-landed.ts 2026-11-27`
 * on what has landed, with PostgreSQL (`DATABASE_URL`) and its pg_dump. The day is added to those of that test.
 */
const opened = await openTestDatabase();
if (opened.url === undefined) throw new Error('DATABASE_URL is needed');
const candor = await openTestServer({ opened: { ...opened, drop: () => Promise.resolve() } });
const { token } = await candor.signUp();
await candor.signUp();
await tradeWith(candor, token);
await candor.server.services.publicLog.settle();
await candor.close();
const dump = dumpOf(opened.url);
writeFileSync(new URL(`data-of-${process.argv[2] ?? 'today'}.sql.gz`, import.meta.url), gzipSync(dump, { level: 9 }));
await opened.drop();
