import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { usdt } from '@candor/core/money/currencies.ts';
import { certify, fund, moveTo, realSettings, switchProduct } from '../../../apps/server/operators/test-countries.ts';
import { openTestServer, type TestServer } from '../../../apps/server/test-server.ts';
import { fast } from '../../../apps/web/locales/vi/fast.ts';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { openPositions } from '../../../apps/web/locales/vi/open-positions.ts';
import { words } from '../../../apps/web/locales/vi/questions.ts';
import { root } from '../../gates/source.ts';
import { launchBrowser, openPhone, type Browser, type Phone } from '../browser.ts';
import { newAccount } from '../client.ts';

/** With real money, offered in Germany and Vietnam. */
let candor: TestServer;
let browser: Browser;
let ticking: NodeJS.Timeout;
beforeAll(async () => {
  candor = await openTestServer({
    startAt: Date.now(),
    settings: realSettings,
    webFolder: path.join(root, 'apps/web/dist/'),
  });
  const { engine } = candor.server.services;
  for (const country of ['DE', 'VN'])
    for (const product of ['fast', 'futures'] as const) await switchProduct(candor, country, product, true);
  for (const reserve of ['fast-reserve', 'futures-house'] as const)
    await engine.submit({ kind: 'top-up-reserve', reserve, amount: usdt('10000'), reference: reserve });
  candor.feed.tick('BTCUSDT', '60000');
  ticking = setInterval(() => void candor.advance(250), 250);
  browser = await launchBrowser();
});
afterAll(async () => {
  clearInterval(ticking);
  await browser.close();
  await candor.close();
});

/** The phone of a certified customer with funds, who has answered nothing yet. */
async function phoneOf(account: string, country: string): Promise<Phone> {
  const client = await newAccount(candor.server.url, account);
  const {
    userInfo: { userId },
  } = JSON.parse(client.session) as { userInfo: { userId: string } };
  await moveTo(candor, userId, country);
  await certify(candor, userId);
  for (const accountType of [1, 3] as const) await fund(candor, userId, accountType, '5000');
  const phone = await openPhone(browser);
  await phone.context.addInitScript((session) => {
    localStorage.setItem('locale', 'vi');
    localStorage.setItem('session', session);
  }, client.session);
  return phone;
}
const open = ({ page }: Phone, place: string): Promise<unknown> => page.goto(`${candor.server.url}/#/${place}`);
const up = new RegExp(`^${fast.up}`);

test('in Germany the fast ticket says that it is not offered, and futures have its leverages', async () => {
  const phone = await phoneOf('khachduc2041', 'DE');
  const { page } = phone;
  await open(phone, 'pages/market/market?symbol=BTCUSDT');
  await page.getByText('Dịch vụ này chưa có tại quốc gia của bạn').first().waitFor();
  expect(await page.getByRole('button', { name: up }).first().isDisabled()).toBe(true);

  await open(phone, 'pages/contract/contract?symbol=BTCUSDT');
  // What was chosen before the answer came, comes down with it, and the ticket says why.
  const lever = page.getByRole('button', { name: /\d+×/ }).first();
  await expect.poll(() => lever.getAttribute('aria-label')).toBe(`${futures.leverage} 2×`);
  const note = page.getByRole('status').filter({ hasText: openPositions.countryLeverage.replace('{max}', '2') });
  await note.waitFor();
  await lever.click();
  const sheet = page.getByRole('dialog', { name: futures.leverage });
  await sheet.waitFor();
  await expect.poll(() => sheet.getByRole('button', { name: /^\d+×/ }).allTextContents()).toHaveLength(2);
  expect(
    (await sheet.getByRole('button', { name: /^\d+×/ }).allTextContents()).map((text) => text.slice(0, 2)),
  ).toEqual(['1×', '2×']);
  await sheet.getByRole('button', { name: /^1×/ }).click();
  await note.waitFor({ state: 'detached' });
  await phone.close();
});

test('with real money the four questions come before the first order is sent, and what was typed stays', async () => {
  const phone = await phoneOf('khachviet2041', 'VN');
  const { page } = phone;
  const orders: string[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/portal/order/contractOrder')) orders.push(request.url());
  });
  await open(phone, 'pages/market/market?symbol=BTCUSDT');
  await page.waitForResponse((response) => response.url().endsWith('/player/questions'));
  await page.getByRole('button', { name: up }).first().click();
  await page.getByRole('dialog', { name: words.questions.title }).waitFor();
  expect(orders).toEqual([]);
  await phone.close();
});
