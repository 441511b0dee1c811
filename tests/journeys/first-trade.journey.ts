import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../apps/web/locales/vi/accounts.ts';
import { words as statementWords } from '../../apps/web/locales/vi/statement.ts';
import { auth } from '../../apps/web/locales/vi/auth.ts';
import { device } from '../../apps/web/locales/vi/device.ts';
import { fast } from '../../apps/web/locales/vi/fast.ts';
import { funds } from '../../apps/web/locales/vi/funds.ts';
import { shell } from '../../apps/web/locales/vi/shell.ts';
import { ask, openOwnApp, type OwnApp } from './app.ts';
import type { Phone } from './browser.ts';
import { signIn } from './sign-in.ts';

let app: OwnApp;
beforeAll(async () => {
  app = await openOwnApp();
});
afterAll(() => app.close());

const open = (phone: Phone, page: string) => phone.page.goto(`${app.base}/#/pages/${page}`);
const button = (phone: Phone, name: string | RegExp) => phone.page.getByRole('button', { name });

/** Waits until what is shown changes by itself. */
async function moving(shown: () => Promise<string>): Promise<void> {
  const before = await shown();
  await expect.poll(shown).not.toBe(before);
}

interface Line {
  amount: string;
  frozenAmount: string;
  available: string;
  frozen: string;
  accountType: number;
  kind: string;
}
interface Balance {
  accountType: number;
  currencyCode: string;
  available: string;
  frozen: string;
  bonusLocked: string;
}

async function register(phone: Phone): Promise<void> {
  const { page } = phone;
  await open(phone, 'register/register');
  await page.getByRole('tab', { name: auth.byAccount }).click();
  await page.getByLabel(auth.accountName).fill('nguoimoi2026');
  await page.getByLabel(auth.password, { exact: true }).fill('mat-khau-2026');
  await page.getByLabel(auth.confirmPassword).fill('mat-khau-2026');
  await button(phone, shell.register).click();
  // Nothing is sent before the terms are agreed to, and it is said at the box.
  await page.getByText(auth.agreeFirst).waitFor();
  await page.getByRole('checkbox').click();
  // A second press within half a second counts as the first.
  await page.waitForTimeout(600);
  await button(phone, shell.register).click();
  await page.waitForURL(/#\/(pages\/index\/index)?$/);
}

/** Digits of an amount on screen: Vietnamese writes 10.090,00. */
const numberOf = (text: string): number =>
  Number(
    text
      .replace(/[^\d,−-]/g, '')
      .replace('−', '-')
      .replace(',', '.'),
  );

test('a new user registers, takes test funds, trades a 30-second contract and finds every cent', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await register(phone);

  await open(phone, 'index/index');
  await button(phone, new RegExp(funds.takeShort)).first().click();
  await page
    .getByText(/10\.000/)
    .first()
    .waitFor();

  // Live quotations: a price on screen changes by itself.
  await open(phone, 'quotation/quotation');
  await page.getByRole('tab', { name: 'USDT' }).click();
  await page.getByText('BTC').first().waitFor();
  const prices = () => page.locator('main').innerText();
  await moving(prices);

  await open(phone, 'market/market?symbol=BTCUSDT');
  await page.getByText('30').first().waitFor();
  await page.getByRole('radio', { name: /^30/ }).or(button(phone, /^30/)).first().click();
  await page.locator('input[inputmode=decimal]').first().fill('100');
  await button(phone, new RegExp(`^${fast.up}`)).click();
  await page.getByText(fast.placed).first().waitFor();

  const listed = page.getByRole('link', { name: /BTC/ }).or(page.locator('a[href*="settlement"]')).first();
  await listed.click();
  await page.waitForURL(/settlement/);
  // The seconds in the ring: the one whole number on the page that goes down.
  const numbers = async () =>
    (await page.locator('main').innerText())
      .split(/\s+/)
      .filter((word) => /^\d{1,2}$/.test(word))
      .map(Number);
  await expect.poll(numbers).not.toEqual([]);
  const before = await numbers();
  await expect.poll(async () => (await numbers()).some((left, at) => left <= (before[at] ?? 0) - 2)).toBe(true);
  const result = new RegExp([fast.win, fast.lose, fast.tie].join('|'));
  await page.getByText(result).first().waitFor({ timeout: 60_000 });
  await page.getByText(fast.tradeAgain).first().waitFor();
  // Without https there is no clipboard, and what is pressed is copied all the same.
  await page.evaluate(() => Object.defineProperty(navigator, 'clipboard', { value: undefined }));
  await Promise.all([
    page.getByText(shell.copied).first().waitFor({ state: 'attached' }),
    button(phone, shell.copy).click(),
  ]);

  const balances = await ask<Balance[]>(phone, 'POST /account/list');
  const account = balances.find((balance) => balance.accountType === 1 && balance.currencyCode === 'USDT');
  const lines = (await ask<{ list: Line[] }>(phone, 'GET /account/page?limit=100')).list;
  const own = lines.filter((line) => line.accountType === 1);
  expect(own[0]).toMatchObject({ available: account?.available, frozen: '0' });
  const sum = own.reduce((total, line) => total + Math.round(Number(line.amount) * 1e6), 0);
  expect(sum / 1e6).toBe(Number(account?.available));
  expect(lines.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['sign-up-gift', 'test-funds', 'fast-stake']));
  expect([9_910, 10_000, 10_090]).toContain(Number(account?.available));

  // The same number stands on the assets page and at the top of the statement.
  await open(phone, 'property/property');
  await expect
    .poll(async () => (await page.locator('main').innerText()).split(/\s+/).map(numberOf))
    .toContain(Number(account?.available));
  // Its curve ends at what the lines of the order add up to; after a tie there is none yet. A day is told to those who
  // can't see it.
  const won = lines
    .filter(({ kind }) => kind.startsWith('fast-'))
    .reduce((total, line) => total + Number(line.amount) + Number(line.frozenAmount), 0);
  const curve = page.getByRole('slider', { name: accounts.profit });
  if (won === 0) await page.getByText(accounts.profitNone).waitFor();
  else {
    // Before its days have come the card draws a level line.
    const ofCurve = async () => numberOf((await curve.getAttribute('aria-valuetext'))?.split(/: | USDT/)[1] ?? '');
    await expect.poll(ofCurve).toBe(won);
    await curve.press('ArrowLeft');
    // The curve begins on the account’s first day: there is no other to look at.
    const ownDay = page.getByText(accounts.profitOfDay.split('{')[0] ?? '');
    await ownDay.waitFor();
    await page.getByRole('heading', { name: accounts.profit }).tap();
    await ownDay.waitFor({ state: 'detached' });
  }
  await page.getByRole('button', { name: accounts.hideBalances }).click();
  await page.getByRole('heading', { name: accounts.profit }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: accounts.hideBalances }).click();
  await open(phone, 'accountRecord/accountRecord');
  await page.getByText(statementWords.statement.kind).or(page.locator('main li, main button')).first().waitFor();
  const figures = async () => (await page.locator('main').innerText()).split(/\s+/).map(numberOf);
  // One line says what the contract has changed; what was held for it is folded in.
  if (won !== 0) await expect.poll(figures).toContain(won);

  // From the result one trades on.
  await open(phone, 'market/marketOrder?tab=history');
  await page.locator('a[href*="settlement"]').first().click();
  await page.getByRole('link', { name: fast.tradeAgain }).click();
  await page.waitForURL(/market\/market\?symbol=BTCUSDT/);
  await page.locator('input[inputmode=decimal]').first().fill('7');
  await button(phone, new RegExp(`^${fast.down}`)).click();
  await page.getByText(fast.placed).first().waitFor();
  const held = await ask<{ list: { amount: string; direction: string }[] }>(
    phone,
    'POST /portal/order/getContractOrder',
    { contractType: 'fast', status: 'holding' },
  );
  expect(held.list).toMatchObject([{ amount: '7', direction: 'down' }]);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('what a press fills in is written in the language, as what is typed', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await signIn(app, phone, 'nguoichia2026', { toType: 3, amount: '8000.5' });
  await open(phone, 'market/market?symbol=BTCUSDT');
  await button(phone, '25%').click();
  // A quarter of 1,999.50; the rest is where the sheet takes it from.
  await expect.poll(() => page.getByLabel(fast.stake, { exact: true }).inputValue()).toBe('499,87');
  await page.getByRole('button', { name: new RegExp(fast.availableShort) }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByRole('button', { name: funds.max, exact: true }).click();
  await expect.poll(() => sheet.getByLabel(funds.amount, { exact: true }).inputValue()).toBe('8.000,50');
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('a killed and restarted server is picked up by the open app', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const shown = () => page.locator('main').innerText();
  await moving(shown);
  await app.kill();
  // It says of when the prices are that still stand there.
  const stale = page.getByText(device.staleSince.split('{')[0] ?? '').first();
  await stale.waitFor();
  await app.restart();
  await stale.waitFor({ state: 'hidden' });
  await moving(shown);
  await phone.close();
});
