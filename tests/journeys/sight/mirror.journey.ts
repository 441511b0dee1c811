import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../../apps/web/locales/vi/accounts.ts';
import { words } from '../../../apps/web/locales/vi/mirror.ts';
import { limits } from '../../../apps/web/locales/vi/limits.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { ask, go, openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import type { Client } from '../client.ts';
import { signIn } from '../sign-in.ts';

const { mirror } = words;
const textOf = (word: string, params: Readonly<Record<string, string>>): string =>
  word.replace(/\{(\w+)\}/g, (_, name: string) => params[name] ?? '');

let app: App;
let phone: Phone;
let user: Client;
beforeAll(async () => {
  app = await openApp();
  phone = await app.phone('vi', { reducedMotion: true });
  user = await signIn(app, phone, 'nguoisoiguong2026', { toType: 2, amount: '1000' });
});
afterAll(() => app.close());

test('before anything has ended the mirror says so, and shows the own limits', async () => {
  const { page } = phone;
  await go(phone, 'property/property');
  const card = page.getByRole('link', { name: accounts.mirror });
  await card.getByText(mirror.nothing).waitFor();
  await card.click();
  await page.getByText(mirror.nothingText).waitFor();
  const own = page.getByRole('region').or(page.locator('section')).filter({ hasText: limits.title }).last();
  expect(await own.getByText(limits.none).count()).toBe(3);
  expect(await page.getByText(mirror.costs, { exact: true }).count()).toBe(0);
});

test('with trades it says what they come to, what luck leaves open, and how many are needed to tell', async () => {
  const { page } = phone;
  const order = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '20' };
  const place = { action: 'place', ...order };
  await user.call('POST /portal/order/batch', { orders: [place, { ...place, direction: 'down' }] });
  await user.call('POST /portal/order/spotOrder', { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '100' });
  await page.reload();
  // What was dealt is there at once, and no rate yet.
  await page.getByText(mirror.others).first().waitFor();
  await expect
    .poll(() => ask<{ fast: { orders: number } }>(phone, 'GET /account/mirror').then(({ fast }) => fast.orders), {
      timeout: 45_000,
    })
    .toBe(2);
  await page.reload();
  await page.getByText(mirror.tooFew).waitFor();
  // One of two went the right way; where the price stood still both were ties, and nothing is decided.
  await page.getByText(textOf(mirror.fewNeeded, { decided: '2', needed: '30' })).waitFor();
  await page.getByText(textOf(mirror.score, { wins: '1', losses: '1' })).waitFor();
  const sentence = { rate: '50%', decided: '2', breakEven: '55,6%', low: '9%', high: '91%' };
  await page.getByText(textOf(mirror.sentence, sentence)).waitFor();
  await page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);
});

test('the period is chosen by keyboard, and what was shown stays, as busy, until the other is there', async () => {
  const { page } = phone;
  const chosen = page.getByRole('radio', { name: mirror.week });
  await chosen.focus();
  let answer = () => {};
  const held = new Promise<void>((resolve) => {
    answer = resolve;
  });
  await page.route('**/account/mirror*', async (route) => {
    await held;
    await route.continue();
  });
  await page.keyboard.press('ArrowRight');
  expect(await page.getByRole('radio', { name: mirror.month }).isChecked()).toBe(true);
  const parts = page.locator('[aria-busy]').filter({ hasText: mirror.tooFew });
  await expect.poll(() => parts.getAttribute('aria-busy')).toBe('true');
  answer();
  await expect.poll(() => parts.getAttribute('aria-busy')).toBe('false');
  await page.unroute('**/account/mirror*');
});

test('what is hidden on Assets is hidden on the card as well', async () => {
  const { page } = phone;
  await go(phone, 'property/property');
  const card = page.getByRole('link', { name: accounts.mirror });
  await card.getByText(mirror.holding).waitFor();
  await page.getByRole('button', { name: accounts.hideBalances }).click();
  await expect.poll(() => card.getByText(mirror.holding).count()).toBe(0);
  await card.getByText(mirror.tooFew).waitFor();
});

test('the dock of the workspace shows the same', async () => {
  const wide = await app.phone('vi', { width: 1440, height: 900, desktop: true, reducedMotion: true });
  await wide.page.evaluate((session) => localStorage.setItem('session', session), user.session);
  await wide.page.reload();
  await go(wide, 'market/market?symbol=BTCUSDT');
  await wide.page.getByRole('tab', { name: accounts.mirror }).click();
  await wide.page.getByText(mirror.tooFew).waitFor();
  expect(await wide.page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(1440);
});
