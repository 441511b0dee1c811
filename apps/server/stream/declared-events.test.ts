import { serverEvents } from '@candor/api-contract/stream/server-events.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { pngOf } from '../files/test-images.ts';
import { signInOperator } from '../operators/test-operators.ts';
import { openTestServer, type TestServer } from '../test-server.ts';
import { leaveAll, open, settle, type Client } from './test-stream.ts';

type EventName = keyof typeof serverEvents;

let candor: TestServer;
let token: string;
let userId: string;
/** What was sent of each event, in their order. */
const sent = new Map<string, unknown[][]>();

beforeAll(async () => {
  candor = await openTestServer();
  ({ token, userId } = await candor.signUp());
  await tick('60000');
});
afterAll(async () => {
  leaveAll();
  await candor.close();
});

/** A mark that is stated until also a jump is believed. */
async function tick(price: string): Promise<void> {
  for (let tries = 0; tries < 8; tries += 1) {
    candor.feed.tick('BTCUSDT', price, { quantity: '0.5', side: 'buy' });
    await candor.advance(250);
  }
}

async function listen(own?: string): Promise<Client> {
  const client = open(candor.server.url, own);
  // Before it is connected: the greeting comes first.
  client.onAny((name: string, ...args: unknown[]) => sent.set(name, [...(sent.get(name) ?? []), args]));
  await settle(client);
  return client;
}

async function listenToAll(): Promise<void> {
  const [whole, brief] = [await listen(token), await listen()];
  whole.emit('ticker_add', { symbols: 'all', rest: true });
  whole.emit('depth_add', { symbol: 'BTCUSDT' });
  brief.emit('ticker_add', { symbols: ['BTCUSDT'], rest: true, brief: true });
  brief.emit('depth_add', { symbol: 'BTCUSDT', parts: ['book', 'trade'] });
}

const call: TestServer['call'] = (name, input) => candor.call(name, { token, ...input });
const move = (toType: number) =>
  call('POST /account/executeUserCutTurn', {
    body: { fromType: 1, toType, currencyCode: 'USDT', amount: '2000' },
  });

/** Orders of each kind, and what is bought to be locked. */
async function trade(): Promise<void> {
  await move(2);
  await move(3);
  const market = { symbol: 'BTCUSDT', contractType: 'fast', direction: 'up', seconds: 30, amount: '100' } as const;
  const replies = [
    await call('POST /portal/order/contractOrder', { body: market }),
    await call('POST /portal/order/contractOrder', {
      body: {
        contractType: 'futures',
        symbol: 'BTCUSDT',
        direction: 'long',
        entrustType: 'market',
        lever: 10,
        lots: '1',
      },
    }),
    await call('POST /portal/order/spotOrder', {
      body: { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '100' },
    }),
    await call('POST /lockMining/purchase', { body: { productId: 'lock-30-example', amount: '100' } }),
    await call('POST /player/alerts/add', { body: { symbol: 'BTCUSDT', direction: 'above', price: '60050' } }),
  ];
  expect(replies.map(({ code, error, field }) => [code, error, field])).toEqual(
    replies.map(() => [200, undefined, undefined]),
  );
}

/** What others do: a deposit that is looked at, an answer, a decision. */
async function beServed(): Promise<void> {
  const picture = await candor.server.services.files.keep(userId, await pngOf(30, 30));
  const screenshot = picture.ok ? picture.value.id : '';
  await call('POST /transaction/recharge', { body: { currencyCode: 'USDT', amount: '100', screenshot } });
  await call('POST /service/send', { body: { text: 'Where is it?', files: [] } });
  const support = await signInOperator(candor, 'support', 'anna');
  const { list } = (await candor.call('GET /operator/conversations', support)).data;
  await candor.call('POST /operator/conversations/answer', {
    ...support,
    body: { id: list[0]?.id ?? '', text: 'Soon' },
  });
  await call('POST /playerInfo/junior', { body: { cardType: 'idCard', name: 'Lan', cardNo: '001099000077' } });
  await candor.server.services.identity.approve({ userId, level: 'primary', operatorId: 'op-1' });
}

test('each event that a started server sends is the one that is declared, to its last field', async () => {
  await listenToAll();
  await trade();
  await beServed();
  for (const price of ['60100', '60200', '60300']) await tick(price);
  for (const isDelayed of [true, false]) candor.server.services.stream.delay(isDelayed);
  const names = Object.keys(serverEvents) as EventName[];
  await expect.poll(() => names.filter((name) => !sent.has(name))).toEqual([]);
  expect([...sent.keys()].filter((name) => !Object.hasOwn(serverEvents, name))).toEqual([]);
  for (const [name, payloads] of sent)
    for (const args of payloads) {
      const { data, error } = serverEvents[name as EventName].args.safeParse(args);
      expect({ name, args: data, issues: error?.issues }).toEqual({ name, args, issues: undefined });
    }
  // Orders of all three kinds were among them.
  const kinds = (sent.get('order') ?? []).flat().map((row) => Object.keys(row as object).length);
  expect(new Set(kinds).size).toBeGreaterThanOrEqual(3);
});
