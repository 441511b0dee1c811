import { afterAll, beforeAll, expect, test } from 'vitest';
import { words as secondary } from '../../../apps/web/locales/vi/secondary.ts';
import { words as early } from '../../../apps/web/locales/vi/index.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { newAccount, type Client } from '../client.ts';
import { fillAccount, type Things } from '../every-page/full-account.ts';
import { countCalls, moved, openPage } from '../every-page/visit.ts';

const { accounts, fast, futures, limits, shell, spot } = { ...early, ...secondary };
const watchedMs = 2_200;

let app: App;
let client: Client;
let things: Things;
beforeAll(async () => {
  app = await openApp();
  client = await newAccount(app.base, 'nguoinghe2026');
  await client.call('POST /account/testFunds');
  things = await fillAccount(client);
});
afterAll(() => app.close());

async function phoneOf(session: string | null): Promise<Phone> {
  const phone = await app.phone('vi', { reducedMotion: true });
  await phone.context.addInitScript(countCalls);
  if (session !== null)
    await phone.page.evaluate((text) => {
      localStorage.setItem('session', text);
    }, session);
  await phone.page.reload();
  return phone;
}
const show = (phone: Phone, page: string) => phone.page.evaluate(openPage, `#/pages/${page}`);

/** Runs in the app: what changes on screen for a while, and which of it a screen reader would read out. */
function listen(forMs: number): Promise<{ changes: number; readOut: string[] }> {
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
  const readOut: string[] = [];
  let changes = 0;
  const watcher = new MutationObserver((records) => {
    for (const { target } of records) {
      changes += 1;
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(`${live}, [role=timer]`);
      if (region !== null && region !== undefined && region.role !== 'timer' && region.textContent !== '')
        readOut.push(region.textContent.slice(0, 60));
    }
  });
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  const began = performance.now();
  return new Promise((resolve) => {
    const end = setInterval(() => {
      const passed = performance.now() - began;
      // A busy machine draws late: nothing moves only when nothing has moved for long.
      if (passed < forMs || (changes === 0 && passed < 10 * forMs)) return;
      clearInterval(end);
      resolve({ changes, readOut });
    }, 100);
  });
}

test('prices, books and countdowns move without being read out', async () => {
  const { orderNo } = await client.call<{ orderNo: string }>('POST /portal/order/contractOrder', {
    contractType: 'fast',
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 60,
    amount: '25',
  });
  const pages = [
    'quotation/quotation',
    'market/market?symbol=BTCUSDT',
    `market/settlement?orderNo=${orderNo}`,
    'futures/kline?symbol=BTCUSDT',
    'contract/contract?symbol=BTCUSDT',
    'currency/currency?symbol=BTCUSDT',
    `recharge/recharging?orderNo=${things.deposit}`,
  ];
  const heard = await Promise.all(
    pages.map(async (page) => {
      const phone = await phoneOf(client.session);
      await show(phone, page);
      // What the page itself has to say comes first.
      await phone.page.waitForTimeout(1_000);
      const { changes, readOut } = await phone.page.evaluate(listen, watchedMs);
      await phone.close();
      return { page, moves: changes > 0, readOut };
    }),
  );
  expect(heard).toEqual(pages.map((page) => ({ page, moves: true, readOut: [] })));
});

test('what is missing in a form is tied to its field and read out', async () => {
  const phone = await phoneOf(client.session);
  const { page } = phone;
  const forms = [
    'setting/editPassword',
    'setting/editNickname',
    'setting/setFundPassword',
    'wallet/addWallet',
    'bank/addBankCard',
    'recharge/rechargeNew',
    'recharge/rechargeVND',
    'transfer/transfer',
    'contract/contract',
    'currency/currency',
  ];
  for (const form of forms) {
    await show(phone, form);
    for (const input of await page
      .locator('main input:not([type=file], [type=radio], [type=range], [type=checkbox], :disabled, [readonly])')
      .all())
      await input.fill('');
    await page
      .locator('main button[type=submit], main .sticky button')
      .or(page.getByRole('button', { name: spot.buyBase.replace('{base}', 'BTC'), exact: true }))
      .last()
      .click();
    await page.getByRole('alert').first().waitFor();
    const ties = await page.evaluate(() => {
      const noted = [...document.querySelectorAll('main :is([aria-invalid=true], [data-issue])')].map((field) =>
        (field.getAttribute('aria-describedby') ?? '')
          .split(' ')
          .map((id) => document.getElementById(id)?.textContent ?? '')
          .join(''),
      );
      const alerts = [...document.querySelectorAll('main [role=alert]')].filter(
        ({ id }) => document.querySelector(`[aria-describedby~="${id}"]`) === null,
      );
      return {
        noted: noted.length > 0 && noted.every((note) => note.length > 3),
        loose: alerts.map((alert) => alert.textContent),
      };
    });
    expect({ form, ...ties }).toEqual({ form, noted: true, loose: [] });
  }
  await phone.close();
});

test('a message is read out on the page and in a sheet over it, and keeps still where that is wanted', async () => {
  const phone = await phoneOf(client.session);
  const { page } = phone;
  await show(phone, 'setting/ownLimits');
  await page.getByRole('button', { name: `${limits.change}: ${limits.dailyLoss}` }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByLabel(limits.amount).fill('500');
  await page.route('**/player/**', (route) => route.abort());
  await sheet.getByRole('button', { name: shell.save }).click();
  await sheet
    .getByRole('status')
    .filter({ hasText: /\p{L}{3}/u })
    .waitFor({ state: 'attached' });
  await page.unroute('**/player/**');
  await page.waitForTimeout(600);
  await sheet.getByRole('button', { name: shell.save }).click();
  await sheet.waitFor({ state: 'detached' });
  await page.getByRole('status').filter({ hasText: limits.saved }).waitFor({ state: 'attached' });
  expect(await page.evaluate(moved)).toEqual([]);
  await phone.close();
});

test('charts have words beside them, and lists of prices have names', async () => {
  const phone = await phoneOf(client.session);
  const { page } = phone;
  const named = (pattern: string, values: Readonly<Record<string, string>>) =>
    pattern.replace(/\{(\w+)\}/g, (_, key: string) => values[key] ?? '');
  const pair = { pair: 'BTC/USDT' };
  await show(phone, 'market/market?symbol=BTCUSDT');
  await page.getByRole('img', { name: named(fast.chartOf, pair), exact: true }).waitFor();
  await show(phone, 'contract/contract?symbol=BTCUSDT');
  await page.getByRole('img', { name: named(futures.chartOf, pair), exact: true }).waitFor();
  await show(phone, 'property/property');
  await page.getByRole('img', { name: accounts.allocation, exact: true }).waitFor();
  // A candle chart tells its course in a sentence: last price, how many candles, highest, lowest, change.
  await show(phone, 'futures/kline?symbol=BTCUSDT');
  await expect.poll(() => page.getByRole('figure').getAttribute('aria-label')).toMatch(/BTC\/USDT.*\d.*\d.*%/);
  await show(phone, 'currency/currency?symbol=BTCUSDT');
  for (const name of [spot.asks, spot.bids])
    expect(await page.getByRole('list', { name, exact: true }).getByRole('listitem').count()).toBeGreaterThan(4);
  await phone.close();
});
