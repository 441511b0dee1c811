import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { newAccount, type Client } from '../client.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

async function somebody(account: string): Promise<Client> {
  const client = await newAccount(app.base, account);
  await client.call('POST /account/testFunds');
  return client;
}

interface Opening extends Phone {
  /** Which calls have been made so far, each as often as it was. */
  readonly calls: string[];
  /** Lets the live line be made, which waits until then. */
  connect(): void;
  /** The line stands, and the server has said what it says at first. */
  readonly connected: Promise<unknown>;
}

/** The page of somebody who is signed in, with a live line that waits. */
async function opening({ session }: Client, path: string): Promise<Opening> {
  const phone = await app.phone('vi', { noWorker: true });
  const { page } = phone;
  await page.evaluate((text) => localStorage.setItem('session', text), session);
  await page.goto('about:blank');
  phone.problems.splice(0);
  const calls: string[] = [];
  page.on('request', (request) => {
    const { pathname, search } = new URL(request.url());
    if (request.resourceType() === 'fetch') calls.push(`${pathname}${search} ${request.postData() ?? ''}`.trim());
  });
  let connect: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    connect = resolve;
  });
  const connected = new Promise((resolve) => {
    void page.routeWebSocket(/\/stream\//, async (line) => {
      await until;
      const server = line.connectToServer();
      server.onMessage((message) => {
        line.send(message);
        // The answer to what is asked for first, behind the greeting.
        if (/^43\d+\[/.test(String(message))) resolve(undefined);
      });
    });
  });
  await page.goto(`${app.base}/#/${path}`);
  return Object.assign(phone, { calls, connect, connected });
}

/** What is asked for behind the first screen, when nothing else is left to be asked for. */
const askedLast = '/account/page?limit=100';
const repeated = (calls: readonly string[]): string[] => [
  ...new Set(calls.filter((call, at) => calls.indexOf(call) !== at)),
];

test.each([
  ['home', 'pages/index/index', ['/account/list {}', '/account/profit', '/player/rotation/list {}']],
  ['Trade', 'pages/market/market', ['/account/list {}', '/portal/order/getContractOrder']],
])('nothing that %s has just asked for is asked for again when the line stands', async (name, path, some) => {
  const phone = await opening(await somebody(`lancau${name.toLowerCase()}`), path);
  const isAsked = (call: string): boolean => phone.calls.some((each) => each.startsWith(call));
  await expect.poll(() => [...some, askedLast].filter((call) => !isAsked(call))).toEqual([]);
  phone.connect();
  await phone.connected;
  // Whatever it brought about is asked for before this.
  await phone.page.evaluate(() => fetch('/health?last'));
  await expect.poll(() => isAsked('/health?last')).toBe(true);
  expect(repeated(phone.calls)).toEqual([]);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('what another device has done between the answers and the line is seen', async () => {
  const client = await somebody('khoangho2035');
  const phone = await opening(client, 'pages/market/market');
  const { page, calls } = phone;
  await expect.poll(() => calls).toContain(askedLast);
  await page
    .getByText(/10[.]000/)
    .first()
    .waitFor();
  await client.call('POST /portal/order/contractOrder', {
    contractType: 'fast',
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 300,
    amount: '125',
  });
  phone.connect();
  await page
    .getByText(/9[.]875/)
    .first()
    .waitFor();
  await expect
    .poll(() => repeated(calls))
    .toEqual(
      expect.arrayContaining([
        '/account/list {}',
        '/portal/order/getContractOrder {"contractType":"fast","status":"holding","limit":100}',
      ]),
    );
  expect(phone.problems).toEqual([]);
  await phone.close();
});
