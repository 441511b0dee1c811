import { afterAll, beforeAll, expect, test } from 'vitest';
import { fast } from '../../../apps/web/locales/en/fast.ts';
import { kline } from '../../../apps/web/locales/en/kline.ts';
import { words } from '../../../apps/web/locales/en/chart.ts';
import { shell } from '../../../apps/web/locales/en/shell.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';
import { readCharts } from './film.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const named = (text: string, pairs: Record<string, string>): string =>
  Object.entries(pairs).reduce((all, [key, value]) => all.replace(`{${key}}`, value), text);
const group = ({ page }: Phone, pair: string, other: string) =>
  page.getByRole('group', { name: named(words.chart.compared, { pair, other }), exact: true });
const rates = /([+−]?\d+\.\d\d%).*?([+−]?\d+\.\d\d%)/;

async function openChart(account: string, width = 390): Promise<Phone> {
  const desktop = width > 1000;
  const phone = await app.phone('en', { width, height: 844, desktop, noWorker: true });
  await signIn(app, phone, account);
  await readCharts(phone.page);
  const place = desktop ? 'contract/contract?symbol=BTCUSDT' : 'futures/kline?symbol=BTCUSDT&period=1m';
  await phone.page.goto(`${app.base}/#/pages/${place}`);
  await phone.page.reload();
  await shown(phone);
  return phone;
}
const shown = async ({ page }: Phone) => {
  await page.locator('figure > canvas').waitFor({ state: 'detached' });
  await page.locator('figure canvas').nth(4).waitFor();
};

/** Compares by the keys alone, from the button of the tools on. */
async function compareWith({ page }: Phone, base: string): Promise<void> {
  await page.getByRole('button', { name: kline.moreTools, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.locator('dialog[open]').getByRole('button', { name: words.chart.compare, exact: true }).press('Enter');
  const sheet = page.getByRole('dialog', { name: words.chart.compare, exact: true });
  await sheet.getByLabel(fast.searchSymbol).fill(base);
  await sheet.getByRole('button').filter({ hasText: base }).first().press('Enter');
  await sheet.waitFor({ state: 'detached' });
}

/** What is written on the candles and their axis. */
const written = ({ page }: Phone): Promise<string[]> =>
  page.evaluate(() => window.readCharts().flatMap(({ chart, text }) => (chart === 'candles' ? [text] : [])));
const inPercent = async (phone: Phone): Promise<boolean> =>
  (await written(phone)).filter((text) => /^[+−]?\d+\.\d\d%$/.test(text)).length > 2;

test.each([390, 1440])('at %i, another symbol is compared in percent, kept, and taken away', async (width) => {
  const phone = await openChart(`nguoisosanh${width}`, width);
  const { page } = phone;
  const legend = group(phone, 'BTC/USDT', 'ETH/USDT');
  expect(await inPercent(phone)).toBe(false);
  await compareWith(phone, 'ETH');
  await expect.poll(() => legend.textContent()).toMatch(rates);
  await expect.poll(() => inPercent(phone)).toBe(true);
  // The axis writes beside the last candle what the legend says.
  await expect
    .poll(async () => (await written(phone)).includes(rates.exec((await legend.textContent()) ?? '')?.[1] ?? '?'))
    .toBe(true);
  // Both live.
  for (const at of [1, 2]) {
    const before = rates.exec((await legend.textContent()) ?? '')?.[at];
    await expect
      .poll(async () => rates.exec((await legend.textContent()) ?? '')?.[at], { timeout: 20_000 })
      .not.toBe(before);
  }
  await page
    .getByRole('radio', { name: /^1h$/ })
    .or(page.getByText('1h', { exact: true }))
    .first()
    .click();
  await shown(phone);
  await expect.poll(() => legend.textContent()).toMatch(rates);

  await page.reload();
  await shown(phone);
  await expect.poll(() => inPercent(phone)).toBe(true);
  await page
    .getByRole('button', { name: named(words.chart.compareEnd, { pair: 'ETH/USDT' }), exact: true })
    .press('Enter');
  await legend.waitFor({ state: 'detached' });
  // The focus is where it began, and does not fall to the page.
  expect(await page.evaluate(() => document.activeElement?.getAttribute('aria-label'))).toBe(kline.moreTools);
  await expect.poll(() => inPercent(phone)).toBe(false);
  await page.reload();
  await shown(phone);
  expect(await legend.count()).toBe(0);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('candles that do not come are told of in place, and the chart is as without them', async () => {
  const phone = await openChart('nguoisosanhloi');
  const { page } = phone;
  await page.route('**/portal/market/kline*', (route) =>
    (route.request().postData() ?? '').includes('ETHUSDT') ? route.abort() : route.continue(),
  );
  await compareWith(phone, 'ETH');
  await page.getByText(named(words.chart.compareFailed, { pair: 'ETH/USDT' })).waitFor();
  expect(await inPercent(phone)).toBe(false);
  expect(await page.getByText(kline.failedUsdt).count()).toBe(0);
  await page.unroute('**/portal/market/kline*');
  await page.getByRole('button', { name: shell.retry }).click();
  await expect.poll(() => group(phone, 'BTC/USDT', 'ETH/USDT').textContent()).toMatch(rates);
  await expect.poll(() => inPercent(phone)).toBe(true);
  await phone.close();
});

test('its code comes when it is used, and each symbol has its own comparison', async () => {
  const phone = await openChart('nguoisosanhma');
  const { page } = phone;
  const fetched = () =>
    page.evaluate(() => performance.getEntriesByType('resource').some(({ name }) => name.includes('/comparison-')));
  expect(await fetched()).toBe(false);
  await compareWith(phone, 'XAU');
  await expect.poll(() => group(phone, 'BTC/USDT', 'XAU/USDT').textContent()).toMatch(rates);
  expect(await fetched()).toBe(true);
  await page.goto(`${app.base}/#/pages/futures/kline?symbol=ETHUSDT&period=1m`);
  await shown(phone);
  await expect.poll(() => page.getByRole('group').count()).toBe(0);
  expect(await inPercent(phone)).toBe(false);
  expect(phone.problems).toEqual([]);
  await phone.close();
});
