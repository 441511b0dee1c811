import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { spot } from '../../../apps/web/locales/vi/spot.ts';
import { words } from '../../../apps/web/locales/vi/kinds.ts';
import { openOwnApp, type OwnApp } from '../app.ts';
import type { Phone } from '../browser.ts';
import type { Client } from '../client.ts';
import { signIn } from '../sign-in.ts';

const kinds = words.kinds;
const symbol = 'BTCUSDT';

/** 60,000 for twenty seconds, then 60,300 for twenty, and again: the house's best prices are some ticks away. */
const saw = Array.from({ length: 80 }, (_, at) => `${at * 500},${at < 40 ? '60000.00' : '60300.00'},2,buy`);

let folder: string;
let app: OwnApp;
let phone: Phone;
let user: Client;
beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'candor-saw-'));
  const file = path.join(folder, `${symbol}.csv`);
  await writeFile(file, `time,price,quantity,side\n${saw.join('\n')}\n40000,60000.00,2,sell\n`);
  app = await openOwnApp({ MARKET_FEED: 'replay', MARKET_REPLAY_FILE: file });
  phone = await app.phone('vi');
  user = await signIn(app, phone, 'nguoidung2026', { toType: 2, amount: '5000' });
  await user.call('POST /portal/order/spotOrder', { symbol, side: 'buy', type: 'market', amount: '1000' });
});
afterAll(async () => {
  await app.close();
  await rm(folder, { recursive: true, force: true });
});

interface Row {
  id: string;
  status: string;
  timing: string;
  stopWhen: string | null;
  triggeredAt: number | null;
  price: string | null;
  listId: string | null;
  quantity: string | null;
}
const orders = async (): Promise<Row[]> =>
  (await user.call<{ list: Row[] }>('POST /portal/order/getSpotOrder', { symbol, limit: 100 })).list;
const ticket = () => phone.page.getByRole('region', { name: spot.ticket });
const dialog = () => phone.page.locator('dialog[open]');
const list = () => phone.page.getByRole('tabpanel').or(phone.page.locator('main')).getByRole('listitem');

async function open(side: 'buy' | 'sell'): Promise<void> {
  await phone.page.goto(`${app.base}/#/pages/currency/currency?symbol=${symbol}&side=${side}`);
  // The same address again would keep what was chosen.
  await phone.page.reload();
  await phone.page.getByRole('list', { name: spot.bids }).getByRole('listitem').first().waitFor();
}

/** Chooses under the line of what is seldom chosen. */
async function choose(now: string, press: () => Promise<void>): Promise<void> {
  await ticket().getByRole('button', { name: now }).click();
  await press();
  await dialog().getByRole('button', { name: kinds.done, exact: true }).click();
}
const chooseKind = (name: string, now: string = kinds.advanced) =>
  choose(now, () =>
    dialog()
      .getByRole('radio', { name: new RegExp(`^${name}`) })
      .click(),
  );

const fill = (label: string, text: string) => ticket().getByRole('textbox', { name: label }).fill(text);

/** Of the order itself; others of the ticket begin with the same word. */
const fillPrice = (text: string) =>
  ticket()
    .getByRole('textbox', { name: `${spot.price} USDT`, exact: true })
    .fill(text);
const last = async (): Promise<number> =>
  Number((await user.call<{ price: string }>(`GET /market/getLatestPrice?symbol=${symbol}`)).price);

async function place(side: 'buy' | 'sell', say: string = spot.placed): Promise<void> {
  const name = (side === 'buy' ? spot.buyBase : spot.sellBase).replace('{base}', 'BTC');
  await Promise.all([
    phone.page.getByText(say).first().waitFor(),
    ticket().getByRole('button', { name, exact: true }).click(),
  ]);
}

/** Takes the first order of the list out, and waits until none is left. */
async function cancel(title: string = spot.revokeTitle): Promise<void> {
  await list().getByRole('button', { name: spot.revoke, exact: true }).first().click();
  await dialog().getByText(title).waitFor();
  await dialog().getByRole('button', { name: spot.revoke, exact: true }).click();
  await expect.poll(async () => (await orders()).filter(({ status }) => status !== 'cancelled').length).toBe(1);
  await expect.poll(() => list().getByRole('button', { name: spot.revoke, exact: true }).count()).toBe(0);
}

test('an order for the book alone is shown and cancelled; one that would take is refused at its price', async () => {
  await open('buy');
  await choose(kinds.advanced, () => dialog().getByRole('switch', { name: kinds.postOnly }).click());
  await fill(spot.price, '63000');
  await fill(spot.quantity, '0,001');
  await ticket().getByRole('button', { name: 'Mua BTC', exact: true }).click();
  await ticket().getByRole('alert').waitFor();
  await fill(spot.price, '57000');
  await place('buy');
  await list().getByText(kinds.postOnly).waitFor();
  expect((await orders())[0]).toMatchObject({ status: 'open', timing: 'maker' });
  await cancel();
});

test('what is not filled at once expires, and says so in the history', async () => {
  await open('buy');
  await choose(kinds.advanced, () => dialog().getByRole('radio', { name: 'IOC' }).click());
  await fill(spot.price, '57000');
  await fill(spot.quantity, '0,001');
  await place('buy', spot.metNothing);
  expect((await orders())[0]).toMatchObject({ status: 'cancelled', timing: 'ioc' });
  await phone.page.goto(`${app.base}/#/pages/currency/currencyOrder`);
  await phone.page.getByText(kinds.expired).waitFor();
});

test('a stop at market is placed, shown and cancelled', async () => {
  await open('sell');
  await chooseKind(kinds.stopMarket);
  await fill(kinds.trigger, '57000');
  await fill(spot.quantity, '0,001');
  await place('sell');
  const promise = kinds.comesMarket.replace('{sign}', '≤').replace('{trigger}', '57.000,00');
  await list().getByText(promise).waitFor();
  expect((await orders())[0]).toMatchObject({ status: 'waiting', stopWhen: 'falling' });
  await cancel();
});

test('a stop-limit is shown with both prices and cancelled; one outside of its band is refused there', async () => {
  await open('sell');
  await chooseKind(kinds.stopLimit);
  await fill(kinds.trigger, '57000');
  await fillPrice('40000');
  await fill(spot.quantity, '0,001');
  await ticket().getByRole('button', { name: 'Bán BTC', exact: true }).click();
  // The band lies around the stop, not around the market.
  await ticket().getByRole('alert').waitFor();
  await fillPrice('56900');
  await place('sell');
  const promise = kinds.comesLimit
    .replace('{sign}', '≤')
    .replace('{trigger}', '57.000,00')
    .replace('{price}', '56.900,00');
  await list().getByText(promise).waitFor();
  expect((await orders())[0]).toMatchObject({ status: 'waiting', stopWhen: 'falling', price: '56900' });
  await cancel();
});

test('an order that rests is made smaller on its page, not larger, and keeps standing', async () => {
  await open('buy');
  await fillPrice('57000');
  await fill(spot.quantity, '0,002');
  await place('buy');
  await list().getByRole('button', { name: 'BTC' }).first().click();
  await dialog().getByRole('button', { name: kinds.reduce, exact: true }).click();
  const quantity = dialog().getByRole('textbox', { name: kinds.newQuantity });
  const reduce = () => dialog().getByRole('button', { name: kinds.reduce, exact: true }).click();
  await quantity.fill('0,003');
  await reduce();
  await dialog().getByRole('alert').waitFor();
  await quantity.fill('0,0015');
  await reduce();
  await phone.page.getByText(kinds.reduced).first().waitFor();
  expect((await orders())[0]).toMatchObject({ status: 'open', quantity: '0.0015' });
  await list().getByText('0,0015 BTC').waitFor();
  await cancel();
});

/** A sale above the market, and one that waits below it. */
async function fillOco(quantity: string): Promise<void> {
  await open('sell');
  await chooseKind(kinds.oco);
  await fillPrice('63000');
  await fill(kinds.trigger, '57000');
  await fill(kinds.stopPrice, '56900');
  await fill(spot.quantity, quantity);
}

test('of two orders both become smaller on the page of either, after it was said', async () => {
  await fillOco('0,002');
  await place('sell');
  await expect.poll(() => list().getByText(kinds.endsOther).count()).toBe(2);
  for (const [at, typed, quantity] of [
    [0, '0,0018', '0.0018'],
    [1, '0,0015', '0.0015'],
  ] as const) {
    await list().getByRole('button', { name: 'BTC' }).nth(at).click();
    await dialog().getByRole('button', { name: kinds.reduce, exact: true }).click();
    await dialog().getByText(kinds.bothSmaller).waitFor();
    await dialog().getByRole('textbox', { name: kinds.newQuantity }).fill(typed);
    await dialog().getByRole('button', { name: kinds.reduce, exact: true }).click();
    await dialog().waitFor({ state: 'detached' });
    const [first, second] = await orders();
    expect([first, second].map((one) => [one?.quantity, one?.listId])).toEqual([
      [quantity, first?.listId],
      [quantity, first?.listId],
    ]);
    await expect.poll(() => list().getByText(`${typed} BTC`).count()).toBe(2);
  }
  await cancel(kinds.endBothTitle);
});

test('of two orders both are shown, and they end together after it was said', async () => {
  await fillOco('0,001');
  await ticket().getByText(kinds.endsOther).waitFor();
  await place('sell');
  await expect.poll(() => list().getByText(kinds.endsOther).count()).toBe(2);
  const [first, second] = await orders();
  expect([first, second].map((one) => String(one?.status)).toSorted()).toEqual(['open', 'waiting']);
  expect(first?.listId).toBe(second?.listId);
  await cancel(kinds.endBothTitle);
});

test('a stop that two prices in a row reach is filled, and its page says by what', async () => {
  await open('sell');
  await chooseKind(kinds.stopMarket);
  await fill(spot.quantity, '0,001');
  // The market has just risen, and stays there for as long as a person needs.
  await expect.poll(last, { timeout: 60_000, interval: 200 }).toBe(60_000);
  await expect.poll(last, { timeout: 60_000, interval: 200 }).toBe(60_300);
  await fill(kinds.trigger, '60150');
  await place('sell');
  expect((await orders())[0]).toMatchObject({ status: 'waiting', stopWhen: 'falling' });
  await expect.poll(async () => (await orders())[0]?.status, { timeout: 60_000 }).toBe('filled');
  const [filled] = await orders();
  expect(filled?.triggeredAt).toEqual(expect.any(Number));
  await phone.page.goto(`${app.base}/#/pages/currency/currencyOrder`);
  await phone.page.getByText(`${kinds.triggered} · ${spot.statusFilled}`).first().click();
  await dialog().getByText('≤ 60.150,00').waitFor();
});
