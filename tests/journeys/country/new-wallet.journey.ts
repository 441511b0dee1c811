import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { certify, fund, moveTo, realSettings } from '../../../apps/server/operators/test-countries.ts';
import { openTestServer, type TestServer } from '../../../apps/server/test-server.ts';
import { wallets } from '../../../apps/web/locales/vi/wallets.ts';
import { withdrawals } from '../../../apps/web/locales/vi/withdrawals.ts';
import { root } from '../../gates/source.ts';
import { launchBrowser, openPhone, type Browser } from '../browser.ts';
import { newAccount } from '../client.ts';

let candor: TestServer;
let browser: Browser;
beforeAll(async () => {
  candor = await openTestServer({
    startAt: Date.now(),
    settings: realSettings,
    webFolder: path.join(root, 'apps/web/dist/'),
  });
  browser = await launchBrowser();
});
afterAll(async () => {
  await browser.close();
  await candor.close();
});

/** Not cut, nowhere wider than the screen. */
const isWhole = () => document.documentElement.scrollWidth <= document.documentElement.clientWidth;

test('with real money a wallet that was just saved says when it can be used, before anything is typed', async () => {
  const client = await newAccount(candor.server.url, 'khachviet2077');
  const { userInfo } = JSON.parse(client.session) as { userInfo: { userId: string } };
  const { userId } = userInfo;
  await Promise.all([moveTo(candor, userId, 'VN'), certify(candor, userId)]);
  await fund(candor, userId, 1, '5000');
  const { db } = candor.server.services;
  await db.query('insert into fund_password (user_id, password_hash, changed_at) values ($1, $1, 1)', [userId]);
  const insert = `insert into wallet (id, user_id, currency, chain, address, qr_image, created_at, usable_at)
    values ($2, $1, 'USDT', 'TRC20', $3, 'x', $4, $4)`;
  const now = candor.time.clock.now();
  await db.query(insert, [userId, 'old', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t', now - 86_400_000]);
  await db.query(insert, [userId, 'new', 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj', now]);
  const phone = await openPhone(browser);
  const { page } = phone;
  await phone.context.addInitScript((session) => {
    localStorage.setItem('locale', 'vi');
    localStorage.setItem('session', session);
  }, client.session);
  const open = (place: string) => page.goto(`${candor.server.url}/#/${place}`);
  for (const width of [390, 320]) {
    await page.setViewportSize({ width, height: 780 });
    for (const place of ['pages/withdrawal/withdrawSelect', 'pages/wallet/addWallet', 'pages/bank/addBankCard']) {
      await open(place);
      await page.getByText(wallets.newWaits).waitFor();
      expect(await page.evaluate(isWhole), `${place} at ${width}`).toBe(true);
    }
    await open('pages/withdrawal/withdrawal');
    await page.getByText(wallets.newWaits).waitFor();
    expect(await page.evaluate(isWhole), `withdrawal at ${width}`).toBe(true);
  }
  const choices = page.getByRole('radio');
  expect(await choices.count()).toBe(2);
  expect(await page.getByText(withdrawals.another).count()).toBe(0);
  const waiting = choices.filter({ hasText: wallets.usableFrom.replace(' {time}', '') });
  expect([await waiting.count(), await waiting.isDisabled()]).toEqual([1, true]);
  expect(await choices.filter({ hasNotText: wallets.usableFrom.replace(' {time}', '') }).isDisabled()).toBe(false);
  await phone.close();
});
