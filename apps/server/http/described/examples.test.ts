import { examples } from '@candor/api-contract/document/examples.ts';
import { callNames, declarationOf, type CallName } from '@candor/api-contract/index.ts';
import { openApi } from '@candor/api-contract/openapi.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestServer, type TestServer } from '../../test-server.ts';

interface Operation {
  'x-call'?: CallName;
  parameters?: { name: string; in: string; example?: unknown }[];
  requestBody?: { content: Record<string, { example?: unknown }> };
}
interface Published {
  paths: Record<string, Record<string, Operation>>;
}

let candor: TestServer;
let token: string;
let published: Published;
beforeAll(async () => {
  candor = await openTestServer();
  ({ token } = await candor.signUp());
  for (let tries = 0; tries < 8; tries += 1) {
    for (const [symbol, price] of [
      ['BTCUSDT', '60000'],
      ['ETHUSDT', '3000'],
    ] as const)
      candor.feed.tick(symbol, price, { quantity: '0.5', side: 'buy' });
    await candor.advance(250);
  }
  published = (await (await fetch(`${candor.server.url}/openapi.json`)).json()) as Published;
});
afterAll(() => candor.close());

/** What the published document gives as an example of a call. */
function exampleOf(name: CallName): { query: Record<string, string>; body: unknown } {
  const [method = '', path = ''] = name.split(' ');
  const operation = published.paths[path]?.[method.toLowerCase()];
  const given = (operation?.parameters ?? []).filter((one) => one.in === 'query' && one.example !== undefined);
  return {
    query: Object.fromEntries(given.map((one) => [one.name, String(one.example)])),
    body: operation?.requestBody?.content['application/json']?.example,
  };
}

const shown = Object.keys(examples) as CallName[];

test.each(shown)('the example of %s is carried out as it is published', async (name) => {
  const [method = '', path = ''] = name.split(' ');
  const { query, body } = exampleOf(name);
  const search = Object.keys(query).length === 0 ? '' : `?${new URLSearchParams(query)}`;
  const response = await fetch(`${candor.server.url}${path}${search}`, {
    method,
    headers: { 'content-type': 'application/json', 'coin-auth': token },
    ...(method === 'POST' ? { body: JSON.stringify(body ?? {}) } : {}),
  });
  const { code, message, data } = (await response.json()) as { code: number; message: string; data: unknown };
  expect({ code, message, data: code === 200 ? null : data }).toEqual({ code: 200, message: 'OK', data: null });
  expect(declarationOf(name).answer.safeParse(data).error?.issues).toBeUndefined();
});

test('each call of a customer that moves or lists orders of trading has an example, or needs an order to name', () => {
  const trading = callNames.filter((name) => name.includes(' /portal/order/') && !/[{]/.test(name));
  expect(new Set(trading.filter((name) => examples[name] === undefined))).toEqual(
    new Set([
      'POST /portal/order/countdownCancelAll',
      'GET /portal/order/countdowns',
      'GET /portal/order/spotFees',
      'POST /portal/order/closePart',
      'POST /portal/order/closeAll',
      'POST /portal/order/setStopProfitAndLoss',
      'POST /portal/order/spotList',
      'POST /portal/order/getCoinOrder',
      'POST /portal/order/getTransInfo',
    ]),
  );
});

test('the words of errors are those of customers', () => {
  const document = openApi({ version: '1', organisation: 'candor' });
  expect(JSON.stringify(published)).toContain('“{field}” is required');
  expect(JSON.stringify(document)).not.toContain('“{field}” is required');
});
