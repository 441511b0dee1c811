import { usdt } from '@candor/core/money/currencies.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openAccountKey } from '../chain/account-key.ts';
import { openAddressBook } from '../chain/address-book.ts';
import { openTestChain } from '../chain/test-chain.ts';
import { openTronGrid } from '../chain/tron-grid.ts';
import { openWatcher } from '../chain/watcher.ts';
import { fast as fastItem, futures as limitItem } from '../orders/test-tickets.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import type { RealProduct } from './countries.ts';
import { accountKey, certify, fund, moveTo, realSettings, switchProduct } from './test-countries.ts';
import { signInOperator } from './test-operators.ts';

const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
let bench: TestServer;
beforeAll(async () => {
  bench = await openTestServer({ settings: realSettings });
  bench.feed.tick('BTCUSDT', '60000');
  await bench.advance(250);
});
afterAll(() => bench.close());

interface Person {
  readonly token: string;
  readonly userId: string;
}
async function person(): Promise<Person> {
  const someone = await bench.signUp({ funded: false });
  await moveTo(bench, someone.userId, 'VN');
  return someone;
}
const offer = (product: RealProduct, enabled: boolean) => switchProduct(bench, 'VN', product, enabled);

const { price: _price, ...atMarket } = limitItem;
const futuresItem = { ...atMarket, entrustType: 'market' } as const;
type Item = typeof fastItem | typeof futuresItem;
/** The same for its own call. */
const ticketOf = <One extends Item>({ action: _action, ...ticket }: One) => ticket;
const fast = ({ token }: Person) => bench.call('POST /portal/order/contractOrder', { token, body: ticketOf(fastItem) });
const futures = ({ token }: Person) =>
  bench.call('POST /portal/order/contractOrder', { token, body: ticketOf(futuresItem) });
/** The same, as one order of a batch: how that order is refused. */
const batched =
  (item: Item) =>
  async ({ token }: Person): Promise<{ error?: string }> => {
    const { data } = await bench.call('POST /portal/order/batch', { token, body: { orders: [item] } });
    return data[0]?.data as { error?: string };
  };
const spot = ({ token }: Person) =>
  bench.call('POST /portal/order/spotOrder', {
    token,
    body: { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '60' } as never,
  });
const lock = ({ token }: Person) =>
  bench.call('POST /lockMining/purchase', { token, body: { productId: 'lock-30', amount: '100' } });
const wealth = ({ token }: Person) =>
  bench.call('POST /userProductOrder/executeUserOrder', { token, body: { productId: 'wealth-15', amount: '100' } });
const vnd = ({ token }: Person) =>
  bench.call('POST /transaction/bankRecharge', {
    token,
    body: {
      bankAccountId: 'test-1',
      amount: '1000000',
      screenshot: 'A'.repeat(22),
      accountName: 'Lan',
      bankName: 'VCB',
      cardNo: '12345678',
      remitterName: 'Lan',
      remitterId: '1',
    },
  });
const doors: readonly (readonly [RealProduct, (someone: Person) => Promise<{ error?: string }>, string | undefined])[] =
  [
    ['fast', fast, 'house-limit-reached'],
    ['futures', futures, 'house-limit-reached'],
    ['fast', batched(fastItem), 'house-limit-reached'],
    ['futures', batched(futuresItem), 'house-limit-reached'],
    ['lock-mining', lock, 'product-unknown'],
    ['wealth', wealth, 'product-unknown'],
    ['vnd', vnd, 'bank-account-unknown'],
  ];
const locked = ({ userId }: Person) => bench.server.engine.state.accounts.get(`${userId}:4:USDT`)?.available ?? 0n;

test('it starts with real money and nothing from nothing: no test funds, house money or test accounts', async () => {
  const { db, rules } = bench.server.services;
  const { engine } = bench.server;
  expect((await bench.call('GET /common/getConfig')).data).toMatchObject({ mode: 'real', testFundsPerDayUsdt: '0' });
  expect([
    rules.mode,
    engine.state.earn.products.size,
    [...engine.state.accounts.values()].filter(({ available }) => available !== 0n),
  ]).toEqual(['real', 0, []]);
  expect(await db.query('select 1 from bank_account')).toEqual([]);
  expect(await bench.call('POST /account/testFunds', { token: (await person()).token })).toMatchObject({
    code: 403,
    error: 'test-funds-paper-only',
  });
});

test.each(doors)(
  '%s is closed until it is offered in the country, and to the certified alone',
  async (product, door, then) => {
    const [stranger, citizen] = [await person(), await person()];
    await Promise.all([
      certify(bench, citizen.userId),
      fund(bench, stranger.userId, 1),
      fund(bench, citizen.userId, 1),
      fund(bench, citizen.userId, 3),
    ]);
    expect((await door(citizen)).error).toBe('not-offered-here');
    await offer(product, true);
    expect((await door(stranger)).error).toBe('not-offered-here');
    expect((await door(citizen)).error).toBe(then);
    await offer(product, false);
    expect((await door(citizen)).error).toBe('not-offered-here');
  },
);

test('the bonus comes after certification, where it is offered, once', async () => {
  const [citizen, other] = [await person(), await person()];
  await bench.server.services.engine.submit({
    kind: 'top-up-reserve',
    reserve: 'bonus-pool',
    amount: usdt('100'),
    reference: 'test',
  });
  const minutes = async (): Promise<void> => {
    await bench.advance(60_000);
    await expect.poll(() => bench.server.services.engine.ready).toBe(true);
  };
  await certify(bench, citizen.userId);
  await minutes();
  expect(locked(citizen)).toBe(0n);
  await offer('bonus', true);
  await minutes();
  await expect.poll(() => locked(citizen)).toBe(usdt('10'));
  await minutes();
  expect([locked(citizen), locked(other)]).toEqual([usdt('10'), 0n]);
  await expect(
    certify(bench, other.userId).then(() =>
      bench.server.services.db.query('update verification set document_key = $1 where user_id = $2', [
        citizen.userId,
        other.userId,
      ]),
    ),
  ).rejects.toThrow(/verification_document/);
});

test('a first deposit that comes by the chain brings the bonus to whom it is offered, and to nobody else', async () => {
  const { db, clock, log, operatorSettings } = bench.server.services;
  const { engine } = bench.server;
  await engine.submit({ kind: 'top-up-reserve', reserve: 'bonus-pool', amount: usdt('100'), reference: 'test' });
  const [stranger, citizen] = [await person(), await person()];
  await Promise.all([certify(bench, citizen.userId), offer('bonus', true)]);
  const chain = await openTestChain(() => clock.now(), contract);
  const book = openAddressBook(db, clock, openAccountKey(accountKey));
  const watcher = openWatcher(
    {
      db,
      clock,
      engine,
      log,
      contract,
      book,
      grid: openTronGrid({ url: chain.url, key: undefined, contract }),
      bonusOffered: (userId) => operatorSettings.countries.allowed(userId, 'bonus'),
    },
    () => () => undefined,
  );
  const paid = await Promise.all(
    [stranger, citizen].map(async ({ userId }) => ({
      contract,
      to: (await book.of(userId)).address,
      amount: 50_000_000n,
    })),
  );
  await watcher.round();
  chain.pay(paid);
  for (let round = 0; round < 4; round += 1) {
    chain.mine(10);
    await bench.advance(30_000);
    await watcher.round();
  }
  await watcher.stop();
  await chain.close();
  const deposits = ({ userId }: Person) => db.query('select credited, bonus from deposit where user_id = $1', [userId]);
  expect(await deposits(stranger)).toEqual([{ credited: '50000000', bonus: '0' }]);
  expect(await deposits(citizen)).toEqual([{ credited: '50000000', bonus: '2500000' }]);
});

test('an operator confirms what the watcher does not watch, and nothing else that goes over the chain', async () => {
  const { engine } = bench.server;
  const anna = await signInOperator(bench, 'finance', 'anna');
  const confirm = async (currency: 'USDT' | 'USDC') => {
    const { userId } = await person();
    const orderNo = `out-${currency}`;
    const txid = (currency === 'USDT' ? '7' : '8').repeat(64);
    await engine.submit({
      kind: 'adjust-balance',
      adjustmentId: `fund-${orderNo}`,
      userId,
      accountType: 1,
      currency,
      amount: usdt('100'),
      reverses: null,
      reason: 'a test',
      approval: 'test',
    });
    await engine.submit({
      kind: 'request-withdrawal',
      orderNo,
      userId,
      currency,
      amount: usdt('100'),
      destination: { way: 'chain', chain: 'TRC20', address: 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj' },
      holdUntil: null,
    });
    await engine.submit({ kind: 'approve-withdrawal', orderNo, approval: 'test' });
    await engine.submit({ kind: 'send-withdrawal', orderNo, txid, approval: 'test' });
    const reply = await bench.call('POST /operator/withdrawals/confirmed', {
      headers: anna.headers,
      body: { orderNo, txid, reason: 'seen on the chain' },
    });
    return [reply.code, engine.state.withdrawals.open.get(orderNo)?.status ?? 'ended'];
  };
  expect(await confirm('USDT')).toEqual([409, 'sending']);
  expect(await confirm('USDC')).toEqual([200, 'ended']);
});

test('what the house can’t pay is refused, and taken once two operators have funded it', async () => {
  const { db } = bench.server.services;
  const { engine } = bench.server;
  const citizen = await person();
  await Promise.all([
    certify(bench, citizen.userId),
    offer('fast', true),
    offer('futures', true),
    ...([1, 2, 3] as const).map((type) => fund(bench, citizen.userId, type)),
  ]);
  bench.feed.tick('BTCUSDT', '60000');
  await bench.advance(1_000);
  const orders = [
    ['fast-reserve', fast],
    ['futures-house', futures],
    ['spot-house', spot],
  ] as const;
  for (const [reserve, place] of orders)
    expect(await place(citizen), reserve).toMatchObject({ code: 400, error: 'house-limit-reached' });
  const balances = () =>
    [1, 2, 3].map((type) => engine.state.accounts.get(`${citizen.userId}:${type}:USDT`)?.available);
  expect(balances()).toEqual([usdt('1000'), usdt('1000'), usdt('1000')]);

  const [maker, checker] = [
    await signInOperator(bench, 'finance', 'mara'),
    await signInOperator(bench, 'finance', 'chen'),
  ];
  for (const [reserve, place] of orders) {
    const proposal = { kind: 'reserve-funding', reserve, amount: '1000', reason: 'the house’s own money' } as const;
    const { data } = await bench.call('POST /operator/proposals/make', { headers: maker.headers, body: { proposal } });
    expect(
      await bench.call('POST /operator/proposals/approve', { headers: maker.headers, body: { id: data.id } }),
    ).toMatchObject({ error: 'proposal-own' });
    expect(
      await bench.call('POST /operator/proposals/approve', { headers: checker.headers, body: { id: data.id } }),
    ).toMatchObject({ code: 200 });
    bench.feed.tick('BTCUSDT', '60000');
    await bench.advance(1_000);
    expect(await place(citizen), reserve).toMatchObject({ code: 200 });
  }
  await Promise.all([offer('fast', false), offer('futures', false)]);
  const rows = await db.query<{ kind: string }>(
    `select distinct j.kind from journal j join journal_entry e on e.journal_id = j.id where e.owner = 'world'
      order by 1`,
  );
  expect(rows.map(({ kind }) => kind)).not.toContain('paper-loan');
});

test('an open position can be closed where futures are no longer offered, and not be turned or doubled', async () => {
  const citizen = await person();
  await Promise.all([certify(bench, citizen.userId), fund(bench, citizen.userId, 3), offer('futures', true)]);
  await bench.server.services.engine.submit({
    kind: 'top-up-reserve',
    reserve: 'futures-house',
    amount: usdt('1000'),
    reference: 'test',
  });
  bench.feed.tick('BTCUSDT', '60000');
  await bench.advance(500);
  const { orderNo } = (await futures(citizen)).data as { orderNo: string };
  bench.feed.tick('BTCUSDT', '60000');
  await bench.advance(500);
  await offer('futures', false);
  const { token } = citizen;
  expect(
    await bench.call('POST /portal/order/endAndChaseContractOrder/{id}', { token, params: { id: orderNo } }),
  ).toMatchObject({ error: 'not-offered-here' });
  expect(
    await bench.call('POST /portal/order/contractChaseOrder/{id}', { token, params: { id: orderNo } }),
  ).toMatchObject({ error: 'not-offered-here' });
  expect(
    await bench.call('POST /portal/order/endContractOrder/{id}', { token, params: { id: orderNo } }),
  ).toMatchObject({ code: 200 });
});
