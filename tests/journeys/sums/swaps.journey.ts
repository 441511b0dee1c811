import { afterAll, beforeAll, expect, test } from 'vitest';
import { exchange } from '../../../apps/web/locales/en/exchange.ts';
import { spot } from '../../../apps/web/locales/en/spot.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import type { Client } from '../client.ts';
import { signIn } from '../sign-in.ts';
import { swap } from './make-events.ts';
import { factOf, factsIn, lastDigit, times, units } from './shown.ts';

let app: App;
let phone: Phone;
let client: Client;
beforeAll(async () => {
  app = await openApp();
  phone = await app.phone('en', { reducedMotion: true });
  client = await signIn(app, phone, 'nguoicong2032', { toType: 2, amount: '3000.000003' });
});
afterAll(() => app.close());

const sheet = () => phone.page.locator('dialog[open]');
const distance = (a: bigint, b: bigint): bigint => (a > b ? a - b : b - a);
/** One hundred-millionth, and of USDT its millionth: the smallest step of an amount. */
const stepOf = (code: string): bigint => (code === 'USDT' ? 100n : 1n);

interface Swap {
  readonly given: string;
  readonly got: string;
  readonly facts: Readonly<Record<string, string>>;
}

/** What goes, comes and is charged, and at which rate, belong together as they are shown. */
function expectSum({ given, got, facts }: Swap): void {
  const [fee, rate] = [factOf(facts, exchange.fee), factOf(facts, exchange.rate)];
  const [feeName = ''] = Object.keys(facts).filter((name) => name.startsWith('Fee'));
  const code = got.split(' ').at(-1) ?? '';
  const gross = units(got) + units(fee);
  // Of a hundred: the fee is its share of all that comes, rounded up.
  expect(distance(units(fee) * 100n, times(gross, units(feeName)))).toBeLessThanOrEqual(stepOf(code) * 100n);
  const [, base = '', price = ''] = /1 (\w+) = ([\d.,]+)/.exec(rate) ?? [];
  const [quantity, worth] = code === base ? [gross, units(given)] : [units(given), gross];
  // What the rate can be off by, as it shows only so many digits, and what was cut of the amount that came.
  const cut = times(quantity, lastDigit(price)) + times(units(price), code === base ? 1n : 0n) + 200n;
  expect(distance(times(quantity, units(price)), worth)).toBeLessThanOrEqual(cut);
}

test.each([
  ['USDT', 'BTC', '333.333333'],
  ['BTC', 'USDT', '0.00123457'],
  ['USDT', 'ETH', '71.000001'],
])('%s for %s: rate, fee and what is received belong together', async (from, to, quantity) => {
  const { page } = phone;
  await page.goto(`${app.base}/#/pages/transfer/transfer?from=${from}&to=${to}`);
  await swap(client, from, to, quantity);
  await page.goto(`${app.base}/#/pages/personal/transferHistory`);
  await page.reload();
  await page
    .getByRole('button', { name: new RegExp(`${from} → ${to}`) })
    .first()
    .click();
  await sheet().getByText(exchange.sums).waitFor();
  const facts = await factsIn(sheet());
  const [given, got] = [factOf(facts, exchange.given), factOf(facts, exchange.got)];
  expect(units(given)).toBe(units(quantity));
  expectSum({ given, got, facts });
});

test('an offer says the same', async () => {
  const { page } = phone;
  await page.goto(`${app.base}/#/pages/transfer/transfer`);
  await page.getByLabel(exchange.give, { exact: true }).fill('123.456789');
  await page.getByRole('button', { name: exchange.ask, exact: true }).click();
  await sheet().getByRole('timer').waitFor();
  const [given = '', got = ''] = await sheet().locator('p.flex.items-center').allInnerTexts();
  expect(units(given)).toBe(units('123.456789'));
  expectSum({ given, got: got.trim(), facts: await factsIn(sheet()) });
});

test.each([
  ['buy', { type: 'market', amount: '777.777777' }],
  ['sell', { type: 'market', quantity: '0.00137' }],
  ['sell', { type: 'market', quantity: '0.00211' }],
])('a spot order that was dealt (%s %o): price × quantity, fee, and what is left', async (side, order) => {
  const { page } = phone;
  await client.call('POST /portal/order/spotOrder', { symbol: 'BTCUSDT', side, ...order });
  await page.goto(`${app.base}/#/pages/currency/currencyOrder`);
  await page.reload();
  await page.getByRole('main').getByRole('button', { name: /BTC/ }).first().click();
  await sheet().getByText(spot.averagePrice).waitFor();
  const facts = await factsIn(sheet());
  const [price = '', volume = '', amount = '', fee = '', left = ''] = [
    spot.averagePrice,
    spot.volume,
    spot.dealAmount,
    spot.fee,
    spot.youGet,
  ].map((name) => facts[name]);
  const cut = times(units(volume), lastDigit(price)) + lastDigit(amount);
  expect(distance(times(units(price), units(volume)), units(amount))).toBeLessThanOrEqual(cut);
  expect(units(side === 'buy' ? volume : amount) - units(fee)).toBe(units(left));
});
