import { afterAll, beforeAll, expect, test } from 'vitest';
import { funds } from '../../../apps/web/locales/en/funds.ts';
import { words } from '../../../apps/web/locales/en/statement.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import type { Client } from '../client.ts';
import { signIn } from '../sign-in.ts';
import { openAndClose, swap } from './make-events.ts';
import { factsIn, units } from './shown.ts';

const { statement } = words;
let app: App;
let phone: Phone;
let client: Client;
beforeAll(async () => {
  app = await openApp();
  phone = await app.phone('en', { reducedMotion: true });
  client = await signIn(app, phone, 'nguoicong2035', { toType: 2, amount: '1000.1' });
  await happen();
});
afterAll(() => app.close());

interface Numbered {
  readonly id: string;
}
const rows = () => phone.page.getByRole('main').locator('li button[aria-haspopup=dialog]');
const sheet = () => phone.page.locator('dialog[open]');

/** One of each kind that an account makes by itself, with digits below the cent. */
async function happen(): Promise<void> {
  const { call } = client;
  const move = { fromType: 1, toType: 3, currencyCode: 'USDT' };
  for (const amount of ['0.1', '0.2', '500.000007'])
    await call('POST /account/executeUserCutTurn', { ...move, amount });
  const spotOrder = { symbol: 'BTCUSDT', type: 'market' };
  await call('POST /portal/order/spotOrder', { ...spotOrder, side: 'buy', amount: '333.333333' });
  await call('POST /portal/order/spotOrder', { ...spotOrder, side: 'sell', quantity: '0.00123' });
  await swap(client, 'USDT', 'ETH', '71.000001');
  const product = (await call<Numbered[]>('GET /lockMining/products'))[0]?.id;
  const { id } = await call<Numbered>('POST /lockMining/purchase', { productId: product, amount: '100.123457' });
  await call('POST /lockMining/redeem', { orderId: id });
  for (const lots of ['7', '13']) await openAndClose(client, lots);
}

interface Change {
  readonly code: string;
  /** As it is shown: a move between own accounts has no sign. */
  readonly shown: string;
  readonly owned: bigint;
}

/** `+1.23 USDT` over `You own 4.56`, for each currency of a row. */
function changesOf(text: string): Change[] {
  const own = statement.owned.replace('{amount}', '');
  const found = [...text.matchAll(new RegExp(`([+−]?[\\d,.]+) (\\w+)\\s+${own}([\\d,.]+)`, 'g'))];
  return found.map(([, shown = '', code = '', owned = '']) => ({ code, shown, owned: units(owned) }));
}

test('each line of the statement leads to the next, and its parts make what has changed', async () => {
  const { page } = phone;
  await page.goto(`${app.base}/#/pages/accountRecord/accountRecord`);
  await rows().first().waitFor();
  const texts = await rows().allInnerTexts();
  expect(texts.length).toBeGreaterThan(12);
  const events = texts.map(changesOf);
  for (const code of ['USDT', 'BTC', 'ETH']) {
    const column = events.flat().filter((change) => change.code === code);
    expect(column.length).toBeGreaterThan(0);
    for (const [at, { shown, owned }] of column.entries()) {
      const came = /^[+−]/.test(shown) ? units(shown) : 0n;
      expect(owned - came).toBe(column[at + 1]?.owned ?? 0n);
      expect(units(shown)).not.toBe(0n);
    }
  }
});

/** What the legs of an event change in a currency: all signed figures of its lines there. */
const legsIn = (lines: readonly string[], code: string): bigint =>
  lines
    .filter((line) => line.endsWith(` ${code}`))
    .flatMap((line) => [...line.matchAll(/[+−][\d,.]*\d/g)])
    .reduce((sum, [figure]) => sum + units(figure), 0n);

test('the entries of an event make what it has changed, to the last digit', async () => {
  const { page } = phone;
  await page.goto(`${app.base}/#/pages/accountRecord/accountRecord`);
  await rows().first().waitFor();
  const count = await rows().count();
  for (let at = 0; at < count; at += 1) {
    await rows().nth(at).click();
    await sheet().getByText(statement.entries).waitFor();
    const facts = await factsIn(sheet());
    // The bonus is not owned yet.
    const lines = (await sheet().getByRole('listitem').allInnerTexts()).filter(
      (line) => !line.startsWith(funds.account4),
    );
    for (const code of Object.keys(facts).filter((name) => /^[A-Z]{3,4}$/.test(name)))
      expect(legsIn(lines, code)).toBe(units(facts[code] ?? ''));
    await page.keyboard.press('Escape');
    await sheet().waitFor({ state: 'detached' });
  }
});

/** A line of the ledger: its account and currency, what it changes of what is free, and what is free after it. */
function lineOf(text: string) {
  const [, account = ''] = /\d\d:\d\d:\d\d · (.+)/.exec(text) ?? [];
  const [, held = '', holdCode = ''] = /Held ([+−][\d,.]+) (\w+)/.exec(text) ?? [];
  const [, change = '0', code = holdCode] = /(?:^|\n)([+−][\d,.]+) (\w+)/.exec(text) ?? [];
  const [, free = ''] = /Balance ([\d,.]+)/.exec(text) ?? [];
  return { of: `${account} ${code}`, change: units(change), held, free: units(free) };
}

test('lines of the ledger lead to each other in each account', async () => {
  const { page } = phone;
  await page.goto(`${app.base}/#/pages/accountRecord/accountRecord`);
  await page.getByRole('tab', { name: statement.entries }).click();
  await rows().filter({ hasText: 'Balance' }).first().waitFor();
  const lines = (await rows().allInnerTexts()).map(lineOf);
  expect(lines.filter(({ held }) => held !== '').length).toBeGreaterThan(2);
  for (const of of new Set(lines.map((line) => line.of))) {
    const column = lines.filter((line) => line.of === of);
    for (const [at, { free, change }] of column.entries()) {
      const before = column[at + 1];
      if (before !== undefined) expect(`${of} ${free - change}`).toBe(`${of} ${before.free}`);
    }
  }
});
