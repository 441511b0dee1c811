import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fair } from '../../apps/web/locales/vi/fair.ts';
import { shell } from '../../apps/web/locales/vi/shell.ts';
import { spot } from '../../apps/web/locales/vi/spot.ts';
import { words } from '../../apps/web/locales/vi/steps.ts';
import { openOwnApp, type OwnApp } from './app.ts';
import type { Phone } from './browser.ts';
import type { Client } from './client.ts';
import { signIn } from './sign-in.ts';

const symbol = 'BTCUSDT';
/** Where the market stands still: the house's best prices are some ticks away on both sides and never reach it. */
const price = '60000.00';
const shownPrice = '60.000,00';

let folder: string;
let app: OwnApp;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'candor-steady-'));
  const file = path.join(folder, `${symbol}.csv`);
  await writeFile(file, `time,price,quantity,side\n0,${price},2,buy\n60000,${price},2,sell\n`);
  app = await openOwnApp({ MARKET_FEED: 'replay', MARKET_REPLAY_FILE: file });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

interface Row {
  id: string;
  status: string;
  quantity: string;
  volume: string;
}
interface Balance {
  accountType: number;
  currencyCode: string;
  available: string;
  frozen: string;
}

const ticket = (phone: Phone) => phone.page.getByRole('region', { name: spot.ticket });
const place = (phone: Phone, words: string) =>
  ticket(phone).getByRole('button', { name: words.replace('{base}', 'BTC') });
const bids = (phone: Phone) => phone.page.getByRole('list', { name: spot.bids });
/** What a screen says for two seconds: listened to from before it can be said. */
const says = (phone: Phone, text: string) => phone.page.getByText(text).first().waitFor();
const orders = async (user: Client): Promise<Row[]> =>
  (await user.call<{ list: Row[] }>('POST /portal/order/getSpotOrder', { symbol, limit: 100 })).list;

async function funds(user: Client, currencyCode: string): Promise<{ available: string; frozen: string }> {
  const list = await user.call<Balance[]>('POST /account/list');
  const { available = '0', frozen = '0' } =
    list.find((row) => row.accountType === 2 && row.currencyCode === currencyCode) ?? {};
  return { available, frozen };
}

async function openDesk(phone: Phone, side: 'buy' | 'sell'): Promise<void> {
  await phone.page.goto(`${app.base}/#/pages/currency/currency?symbol=${symbol}&side=${side}`);
  await bids(phone).getByRole('listitem').first().waitFor();
  await phone.page.evaluate(() => Object.assign(globalThis, { neverReloaded: true }));
}

async function fill(phone: Phone, at: string, quantity: string): Promise<void> {
  await ticket(phone).getByRole('textbox', { name: spot.price }).fill(at.replace('.', ','));
  await ticket(phone).getByRole('textbox', { name: spot.quantity }).fill(quantity.replace('.', ','));
}

test('a limit order stands in the book, is partly filled from a second browser, and its rest is ended', async () => {
  const [maker, taker] = [await app.phone('vi'), await app.phone('vi')];
  const buyer = await signIn(app, maker, 'nguoimua2026', { toType: 2, amount: '5000' });
  const seller = await signIn(app, taker, 'nguoichiu2026', { toType: 2, amount: '5000' });
  await seller.call('POST /portal/order/spotOrder', { symbol, side: 'buy', type: 'market', amount: '1000' });
  const had = {
    USDT: Number((await funds(seller, 'USDT')).available),
    BTC: Number((await funds(seller, 'BTC')).available),
  };
  await Promise.all([openDesk(maker, 'buy'), openDesk(taker, 'sell')]);

  await fill(maker, price, '0.01');
  await Promise.all([says(maker, spot.placed), place(maker, spot.buyBase).click()]);
  await Promise.all([maker, taker].map((phone) => bids(phone).getByText(shownPrice).waitFor()));
  await bids(maker).getByText(spot.ownOrder).locator('visible=true').waitFor();
  expect(await funds(buyer, 'USDT')).toEqual({ available: '4400', frozen: '600' });

  await fill(taker, price, '0.004');
  const deal = (words: string): string => words.replace('{size}', '0,004 BTC').replace('{price}', shownPrice);
  await Promise.all([
    says(taker, deal(spot.soldAt)),
    says(maker, deal(spot.partThenOpen)),
    place(taker, spot.sellBase).click(),
  ]);
  await says(maker, spot.filledShare.replace('{share}', '40%'));

  await taker.page.getByRole('tab', { name: spot.liveTrades }).click();
  await taker.page.getByRole('cell', { name: '0,00400', exact: true }).first().waitFor();

  await maker.page.getByRole('button', { name: spot.end }).click();
  await Promise.all([
    says(maker, spot.ended),
    maker.page.locator('dialog[open]').getByRole('button', { name: spot.end }).click(),
  ]);
  await Promise.all([maker, taker].map((phone) => bids(phone).getByText(shownPrice).waitFor({ state: 'hidden' })));
  expect(await orders(buyer)).toMatchObject([{ status: 'cancelled', volume: '0.004' }]);

  // 0.1 % for the maker of what is bought, 0.15 % for the taker of the 240 USDT.
  expect(await funds(buyer, 'USDT')).toEqual({ available: '4760', frozen: '0' });
  expect(await funds(buyer, 'BTC')).toEqual({ available: '0.003996', frozen: '0' });
  expect(Number((await funds(seller, 'USDT')).available)).toBeCloseTo(had.USDT + 239.64, 6);
  expect(Number((await funds(seller, 'BTC')).available)).toBeCloseTo(had.BTC - 0.004, 8);
  await ticket(maker).getByText('4.760,00 USDT').waitFor();
  for (const phone of [maker, taker]) {
    expect(await phone.page.evaluate(() => 'neverReloaded' in globalThis)).toBe(true);
    expect(phone.problems).toEqual([]);
    await phone.close();
  }
});

test('every press on a filled ticket places its order, however soon after the last one', async () => {
  const phone = await app.phone('vi');
  const user = await signIn(app, phone, 'nguoivoi2026', { toType: 2, amount: '5000' });
  await openDesk(phone, 'buy');
  const presses = 8;
  for (let pressed = 1; pressed <= presses; pressed += 1) {
    await fill(phone, `5${pressed}000`, '0.001');
    await place(phone, spot.buyBase).click();
    await expect.poll(async () => (await orders(user)).length, { interval: 10 }).toBe(pressed);
  }

  // What is typed while an answer is on its way is the next order.
  const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
  await phone.context.route('**/portal/order/spotOrder', async (route) => {
    const response = await route.fetch();
    await answered;
    await route.fulfill({ response });
  });
  await fill(phone, '50000', '0.002');
  await place(phone, spot.buyBase).click();
  await fill(phone, '49000', '0.003');
  answer();
  await place(phone, spot.buyBase).click();
  await expect.poll(async () => (await orders(user)).length).toBe(presses + 2);
  await phone.context.unrouteAll({ behavior: 'wait' });

  // A double tap is one order: the next one is only the second.
  await fill(phone, '48000', '0.004');
  await place(phone, spot.buyBase).dblclick();
  await expect.poll(async () => (await orders(user)).length).toBe(presses + 3);
  await fill(phone, '47000', '0.005');
  await place(phone, spot.buyBase).click();
  const quantities = async () => (await orders(user)).map(({ quantity }) => quantity);
  await expect.poll(quantities).toContain('0.005');
  expect(await quantities()).toEqual([
    '0.005',
    '0.004',
    '0.003',
    '0.002',
    ...Array.from({ length: presses }, () => '0.001'),
  ]);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('an order that was filled recomputes on the phone, all of its deals', async () => {
  const phone = await app.phone('vi');
  const user = await signIn(app, phone, 'nguoikhop2026', { toType: 2, amount: '5000' });
  const { id } = await user.call<Row>('POST /portal/order/spotOrder', {
    symbol,
    side: 'buy',
    type: 'market',
    amount: '300',
  });
  await phone.page.goto(`${app.base}/#/pages/currency/currencyOrder?orderNo=${id}`);
  const sheet = phone.page.locator('dialog[open]');
  await sheet.getByRole('button', { name: fair.sealed.replace('{ok}/{all}', '6/6') }).click();
  await sheet.getByText(words.steps.fillAmount).waitFor();
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('an order that a link has opened shows what becomes of it', async () => {
  const phone = await app.phone('vi');
  const user = await signIn(app, phone, 'nguoixemgiao2026', { toType: 2, amount: '5000' });
  const { id } = await user.call<Row>('POST /portal/order/spotOrder', {
    symbol,
    side: 'buy',
    type: 'limit',
    price: '50000',
    quantity: '0.001',
  });
  await phone.page.goto(`${app.base}/#/pages/currency/currencyOrder?orderNo=${id}`);
  const sheet = phone.page.locator('dialog[open]');
  await sheet.getByText(spot.statusOpen, { exact: true }).waitFor();
  await phone.page.waitForTimeout(2_000);
  await user.call(`POST /portal/order/revokeCoin/${id}`);
  await sheet.getByText(spot.statusCancelled, { exact: true }).waitFor({ timeout: 12_000 });
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('a further page that fails is not asked for again and again, is said, and had by a press', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoikeo2026', { toType: 2, amount: '5000' });
  for (let placed = 0; placed < 21; placed += 1)
    await user.call('POST /portal/order/spotOrder', {
      symbol,
      side: 'buy',
      type: 'limit',
      price: String(50_000 + placed),
      quantity: '0.001',
    });
  let asked = 0;
  await page.route('**/portal/order/getSpotOrder', async (route) => {
    if ((route.request().postDataJSON() as { page?: number }).page !== 2) return route.continue();
    asked += 1;
    return route.fulfill({ json: { code: 500, message: 'Không được', data: null } });
  });
  await page.goto(`${app.base}/#/pages/currency/currencyOrder`);
  await expect.poll(() => page.locator('main').getByRole('listitem').count()).toBe(20);
  await page.evaluate(() => {
    scrollTo(0, document.body.scrollHeight);
  });
  await page.getByText('Không được').waitFor();
  await page.waitForTimeout(2_000);
  // Once, and once more when the live line has come to stand and the list is asked for anew.
  expect(asked).toBeLessThanOrEqual(2);
  await page.unrouteAll({ behavior: 'wait' });
  await page.getByRole('button', { name: shell.retry, exact: true }).click();
  await expect.poll(() => page.locator('main').getByRole('listitem').count()).toBe(21);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('what an account received before the live line stood can be sold', async () => {
  const phone = await app.phone('vi');
  const { promise: held, resolve: connect } = Promise.withResolvers<void>();
  await phone.page.routeWebSocket(/socket/, async (socket) => {
    await held;
    socket.connectToServer();
  });
  const user = await signIn(app, phone, 'nguoisom2026', { toType: 2, amount: '5000' });
  await openDesk(phone, 'sell');
  await ticket(phone).getByText('0 BTC').first().waitFor();
  await user.call('POST /portal/order/spotOrder', { symbol, side: 'buy', type: 'market', amount: '1000' });
  connect();
  await ticket(phone).getByText('0 BTC').first().waitFor({ state: 'hidden' });
  await fill(phone, '61000', '0.001');
  await Promise.all([says(phone, spot.placed), place(phone, spot.sellBase).click()]);
  expect(phone.problems).toEqual([]);
  await phone.close();
});
