import { combinedEvent, marketStreams, streamAnswer } from '@candor/api-contract/dialect/market-events.ts';
import { ownEventOf, ownEventsOfDialect } from '@candor/api-contract/dialect/own-events.ts';
import { socketAnswer } from '@candor/api-contract/dialect/requests.ts';
import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';
import { makeKey, trader } from '../test-programs.ts';
import { PlainSocket, type Event } from './test-listener.ts';

let candor: TestServer;
let token: string;
beforeAll(async () => {
  candor = await openTestServer();
  candor.feed.tick('BTCUSDT', '60000', { quantity: '0.5', side: 'buy' });
  await candor.advance(3_000);
  ({ token } = await trader(candor));
});
afterAll(() => candor.close());

/** The stream of a declared name for one symbol. */
const filled = (name: string): string =>
  name.replace('{symbol}', 'btcusdt').replace('{interval}', '1m').replace('{levels}', '5');
const declared = Object.values(marketStreams).flatMap(({ names, event }) =>
  names.map((name) => ({ stream: filled(name), event })),
);

test('each stream of the market carries what is declared, to its last field', async () => {
  const socket = await PlainSocket.open(candor, `/stream?streams=${declared.map(({ stream }) => stream).join('/')}`);
  expect(streamAnswer.safeParse(await socket.ask('LIST_SUBSCRIPTIONS')).success).toBe(true);
  expect(streamAnswer.safeParse(await socket.ask('NOTHING')).success).toBe(true);
  await candor.advance(500);
  for (const price of ['60100', '60200', '60300']) {
    candor.feed.tick('BTCUSDT', price, { quantity: '0.25', side: 'sell' });
    await candor.advance(1_000);
  }
  for (const { stream } of declared) await socket.find((one) => one['stream'] === stream);
  const events = socket.sent.filter((one) => 'stream' in one);
  for (const one of events) {
    const event = declared.find(({ stream }) => stream === one['stream'])?.event;
    const { data, error } = event?.safeParse(one['data']) ?? {};
    expect({ stream: one['stream'], data, issues: error?.issues }).toEqual({ ...one, issues: undefined });
    expect(combinedEvent.safeParse(one).success).toBe(true);
  }
  socket.close();
});

test('what a customer is told over a socket is declared, answers and events', async () => {
  const { data: key } = await makeKey(candor, token);
  const socket = await PlainSocket.open(candor, '/ws-api/v3');
  let number = 0;
  const ask = async (method: string, params: Record<string, string> = {}): Promise<Event> => {
    const timestamp = candor.time.clock.now() - (number += 1);
    const all: Record<string, string | number> = { apiKey: key.apiKey, timestamp, ...params };
    const names = Object.keys(all).toSorted();
    const payload = names.map((name) => `${name}=${all[name]}`).join('&');
    const signature = createHmac('sha256', key.secret ?? '')
      .update(payload)
      .digest('hex');
    return socket.ask(method, { ...all, signature });
  };
  const limit = { symbol: 'BTCUSDT', side: 'BUY', type: 'LIMIT', timeInForce: 'GTC', price: '59000', quantity: '0.01' };
  const answers = [
    await ask('userDataStream.subscribe.signature'),
    await ask('order.place', limit),
    await ask('order.place', { symbol: 'BTCUSDT', side: 'BUY', type: 'MARKET', quantity: '0.01' }),
    await ask('openOrders.cancelAll', { symbol: 'BTCUSDT' }),
    await ask('order.cancel', { symbol: 'BTCUSDT', orderId: '7' }),
  ];
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200, 400]);
  for (const answer of answers) expect(socketAnswer.safeParse(answer).error?.issues).toBeUndefined();
  const back = { fromType: 2, toType: 1, currencyCode: 'USDT', amount: '5' } as const;
  await candor.call('POST /account/executeUserCutTurn', { token, body: back });
  await candor.call('POST /player/keys/end', { token, body: { apiKey: key.apiKey } });
  const kindOf = ({ event }: Event): string => String((event as { e?: string } | undefined)?.e ?? '');
  for (const kind of Object.keys(ownEventsOfDialect)) await socket.find((one) => kindOf(one) === kind);
  for (const one of socket.sent.filter((event) => 'event' in event)) {
    const { event } = ownEventsOfDialect[kindOf(one) as keyof typeof ownEventsOfDialect];
    const { data, error } = ownEventOf(event).safeParse(one);
    expect({ data, issues: error?.issues }).toEqual({ data: one, issues: undefined });
  }
  socket.close();
});
