import { afterAll, beforeAll, expect, test } from 'vitest';
import { deposits } from '../../../apps/web/locales/vi/deposits.ts';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { personal } from '../../../apps/web/locales/vi/personal.ts';
import { shell } from '../../../apps/web/locales/vi/shell.ts';
import { spot } from '../../../apps/web/locales/vi/spot.ts';
import { go, openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

let app: App;
let phone: Phone;
beforeAll(async () => {
  app = await openApp();
  phone = await app.phone('vi', { reducedMotion: true, noWorker: true });
  await signIn(app, phone, 'nguoimat2026', { toType: 3, amount: '5000' });
});
afterAll(() => app.close());

test('Me has tiles for the five ways used most, and the rest in three groups', async () => {
  const { page } = phone;
  await go(phone, 'personal/personal');
  const tiles = page.getByRole('main').locator('ul').first().getByRole('link');
  await tiles.first().waitFor();
  const named = [personal.orders, futures.ordersTitle, spot.ordersTitle, shell.accountRecord, deposits.historyTitle];
  expect((await tiles.allInnerTexts()).map((text) => text.toLowerCase())).toEqual(
    named.map((text) => text.toLowerCase()),
  );
  const groups = page.getByRole('main').getByRole('heading', { level: 2 });
  expect((await groups.allInnerTexts()).slice(-3).map((text) => text.toLowerCase())).toEqual(
    [personal.trading, personal.money, personal.about].map((text) => text.toLowerCase()),
  );
});

test('the chart of the futures ticket is 160 px high, with prices and times, and shades its liquidation', async () => {
  const { page } = phone;
  // Terms by which the highest leverage is liquidated a thousandth away: nearer than the last hour has moved.
  await page.route('**/contractRule', async (route) => {
    const answer = await route.fetch();
    const told = (await answer.json()) as { data: { lever: number[]; tiers: object[] } };
    const maintenanceRate = (1 / Math.max(...told.data.lever) - 0.001).toFixed(6);
    const tiers = told.data.tiers.map((tier) => ({ ...tier, maintenanceRate }));
    await route.fulfill({ response: answer, json: { ...told, data: { ...told.data, tiers } } });
  });
  await page.goto(`${app.base}/health`);
  await page.goto(`${app.base}/#/pages/contract/contract?symbol=BTCUSDT`);
  const chart = page.getByRole('img', { name: futures.chartOf.replace('{pair}', 'BTC/USDT') });
  await chart.waitFor();
  const frame = chart.locator('..');
  expect((await frame.boundingBox())?.height).toBe(160);
  await frame
    .getByText(/^\d\d:(00|15|30|45)$/)
    .first()
    .waitFor();
  await expect.poll(() => frame.getByText(/^\d\d\.\d{3},\d\d$/).count()).toBeGreaterThan(1);
  await page.getByRole('button', { name: new RegExp(`^${futures.leverage}`) }).click();
  await page.locator('dialog[open]').getByRole('button', { name: /^\d+×/ }).last().click();
  await page.getByRole('textbox', { name: futures.lots, exact: true }).fill('10');
  const zone = chart.locator('.bg-warn');
  await zone.waitFor();
  // Of a long position everything below.
  const [inner, outer] = await Promise.all([zone.boundingBox(), chart.boundingBox()]);
  expect(Math.abs((inner?.y ?? 0) + (inner?.height ?? 0) - (outer?.y ?? 0) - (outer?.height ?? 0))).toBeLessThan(2);
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});

test('Trade has a sign of its own in the bar: the ring of the mark, and both ways that a price can go', async () => {
  const { page } = phone;
  await go(phone, 'index/index');
  const bar = page.getByRole('navigation', { name: shell.mainMenu });
  const drawnFor = (name: string) =>
    bar.getByRole('link', { name, exact: true }).locator('path').first().getAttribute('d');
  const trade = (await drawnFor(shell.market)) ?? '';
  expect(trade.match(/a9 9/g)).toHaveLength(1);
  expect(trade.match(/M/g)).toHaveLength(3);
  expect(await bar.locator('.lucide').count()).toBe(4);
});
