import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../../apps/web/locales/vi/accounts.ts';
import { alerts } from '../../../apps/web/locales/vi/alerts.ts';
import { fast } from '../../../apps/web/locales/vi/fast.ts';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { kline } from '../../../apps/web/locales/vi/kline.ts';
import { shell } from '../../../apps/web/locales/vi/shell.ts';
import { words } from '../../../apps/web/locales/vi/workspace.ts';
import { go, openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

const { workspace } = words;

let app: App;
let user: Phone;
beforeAll(async () => {
  app = await openApp();
  user = await app.phone('vi', { width: 1440, height: 900, desktop: true, reducedMotion: true, noWorker: true });
  const client = await signIn(app, user, 'nguoiphanban2026', { toType: 3, amount: '321' });
  await client.call('POST /account/executeUserCutTurn', {
    fromType: 1,
    toType: 2,
    currencyCode: 'USDT',
    amount: '123',
  });
});
afterAll(() => app.close());

const boxOf = async (name: string) => {
  const { x = 0, y = 0, width = 0, height = 0 } = (await user.page.locator(`[data-pane=${name}]`).boundingBox()) ?? {};
  return { x: Math.round(x), y: Math.round(y), width: Math.round(width), height: Math.round(height) };
};

test('prices, chart over dock, and the book over the ticket stand beside each other from the rail on', async () => {
  await go(user, 'market/market?symbol=BTCUSDT');
  await user.page.locator('[data-pane=ticket]').waitFor();
  const [watchList, charts, dock, book, ticket] = await Promise.all(
    ['watchList', 'charts', 'dock', 'book', 'ticket'].map(boxOf),
  );
  expect({ x: watchList?.x, width: watchList?.width }).toEqual({ x: 72, width: 300 });
  expect([charts?.x, dock?.x, charts?.width]).toEqual([dock?.x, charts?.x, dock?.width]);
  expect(dock?.y).toBeGreaterThanOrEqual((charts?.y ?? 0) + (charts?.height ?? 0));
  expect([book?.width, ticket?.width, book?.x]).toEqual([340, 340, ticket?.x]);
  expect((ticket?.x ?? 0) + (ticket?.width ?? 0)).toBe(1440);
  expect(ticket?.y).toBeGreaterThanOrEqual((book?.y ?? 0) + (book?.height ?? 0));
});

test.each([
  ['market/market', '9.556,00'],
  ['contract/contract', '321,00'],
  ['currency/currency', '123,00'],
])(
  'over %s stand the symbol, its last price, its day and %s USDT of the account that pays',
  async (path, available) => {
    const { page } = user;
    await go(user, `${path}?symbol=ETHUSDT`);
    const header = page
      .locator('.workspace > div')
      .filter({ has: page.getByText(kline.dayHigh) })
      .first();
    await header.getByText(`${available} USDT`).waitFor();
    const said = await header.innerText();
    expect(said).toMatch(/ETH/);
    expect(said).toMatch(/\d\.\d{3},\d\d\n[+−]?\d+,\d\d ?%/);
    for (const name of [kline.dayHigh, kline.dayLow, kline.dayVolume, kline.dayTurnover]) expect(said).toContain(name);
  },
);

test('the dock has what is open, what has been, alerts, the statement and the mirror, and each opens', async () => {
  const { page } = user;
  const tabs = page.getByRole('tablist', { name: workspace.dock }).getByRole('tab');
  expect(await tabs.allInnerTexts()).toEqual([
    futures.positions,
    fast.openOrders,
    fast.history,
    workspace.alerts,
    shell.accountRecord,
    accounts.mirror,
  ]);
  await tabs.nth(3).click();
  await page.getByRole('region', { name: workspace.dock }).getByText(alerts.none).waitFor();
  await tabs.first().click();
});

/** From which edge to which the columns of a page reach, and how wide it is. */
const columnsOf = () =>
  user.page.locator('main .two-columns > *').evaluateAll((columns) =>
    columns.map((column) => {
      const { left, right } = column.getBoundingClientRect();
      return { left: Math.round(left), right: Math.round(right) };
    }),
  );

test.each([
  'property/property',
  'lockMining/lockMining',
  'wealth/wealth',
  'recharge/recharge',
  'withdrawal/withdrawSelect',
])('%s has two columns beside each other and is at most 1120 px wide', async (path) => {
  for (const width of [1440, 768]) {
    await user.page.setViewportSize({ width, height: width === 768 ? 1024 : 900 });
    await go(user, path);
    await expect.poll(async () => (await columnsOf()).length, { message: path }).toBe(2);
    const [first, second] = await columnsOf();
    expect(second?.left).toBeGreaterThanOrEqual(first?.right ?? 0);
    expect((second?.right ?? 0) - (first?.left ?? 0)).toBeLessThanOrEqual(1120);
  }
  await user.page.setViewportSize({ width: 1440, height: 900 });
});

test('a row of prices shows its ways to the ticket and the chart to whoever points at it', async () => {
  const { page } = user;
  await go(user, 'quotation/quotation');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'SOL' });
  await row.waitFor();
  const ways = row.getByRole('link').filter({ hasText: new RegExp(`^(${fast.trade}|${kline.title})$`) });
  const clear = () => ways.first().evaluate((link) => getComputedStyle(link.parentElement ?? link).opacity);
  await page.mouse.move(0, 0);
  await expect.poll(clear).toBe('0.7');
  await row.hover();
  await expect.poll(clear).toBe('1');
  expect(await ways.evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual([
    '#/pages/currency/currency?symbol=SOLUSDT',
    '#/pages/futures/kline?symbol=SOLUSDT',
  ]);
});

test('what only a wide screen needs is fetched only there', async () => {
  const session = (await user.page.evaluate(() => localStorage.getItem('session'))) ?? '';
  const workspaceOf = async (width: number, desktop: boolean): Promise<number> => {
    const phone = await app.phone('vi', { width, height: 900, desktop, noWorker: true });
    await phone.page.evaluate((kept) => localStorage.setItem('session', kept), session);
    const fetched: string[] = [];
    phone.page.on('request', (request) => fetched.push(request.url()));
    await phone.page.goto(`${app.base}/#/pages/market/market?symbol=BTCUSDT`);
    await phone.page.reload();
    await phone.page.getByRole('tab', { name: fast.tabFutures, exact: true }).first().waitFor();
    await phone.page.waitForLoadState('networkidle');
    await phone.close();
    return fetched.filter((url) => /\/assets\/workspace[-.]/.test(url)).length;
  };
  expect(await workspaceOf(390, false)).toBe(0);
  expect(await workspaceOf(1440, true)).toBeGreaterThan(0);
});
