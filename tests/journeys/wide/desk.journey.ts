import { afterAll, beforeAll, expect, test } from 'vitest';
import { accounts } from '../../../apps/web/locales/vi/accounts.ts';
import { words } from '../../../apps/web/locales/vi/workspace.ts';
import { fast } from '../../../apps/web/locales/vi/fast.ts';
import { funds } from '../../../apps/web/locales/vi/funds.ts';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { quotations } from '../../../apps/web/locales/vi/quotations.ts';
import { shell } from '../../../apps/web/locales/vi/shell.ts';
import { spot } from '../../../apps/web/locales/vi/spot.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { ask, go, openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

const { workspace } = words;

let app: App;
let user: Phone;
beforeAll(async () => {
  app = await openApp();
  user = await app.phone('vi', { width: 1440, height: 900, desktop: true, reducedMotion: true });
  await signIn(app, user, 'nguoibanlam2026');
});
afterAll(() => app.close());

test.each([
  [768, 1024],
  [1440, 900],
])('the five entries stand in a rail at the side of every page at %i × %i', async (width, height) => {
  const { page } = user;
  await page.setViewportSize({ width, height });
  await go(user, 'setting/setting');
  const rail = page.getByRole('navigation', { name: shell.mainMenu });
  await rail.waitFor();
  expect(await rail.boundingBox()).toEqual({ x: 0, y: 0, width: 72, height });
  expect(await rail.getByRole('link').allInnerTexts()).toEqual([
    shell.home,
    shell.quotations,
    shell.market,
    shell.property,
    shell.personal,
  ]);
  const main = await page.getByRole('main').boundingBox();
  expect(main?.x).toBeGreaterThanOrEqual(72);
  expect(main?.width).toBeLessThanOrEqual(640);
  // A page that was opened by a link starts at its content, one that was loaded at the top.
  await page.reload();
  await rail.waitFor();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  expect(
    await rail
      .getByRole('link')
      .first()
      .evaluate((link) => link === document.activeElement),
  ).toBe(true);
});

test('what is owned stands beside what can be done, and a sheet in the middle of the screen', async () => {
  const { page } = user;
  await page.setViewportSize({ width: 1440, height: 900 });
  await go(user, 'property/property');
  const total = page.getByRole('heading', { name: accounts.total });
  const transfer = page.getByRole('button', { name: funds.transfer }).first();
  await total.waitFor();
  const xOf = async (what: typeof total) => (await what.boundingBox())?.x ?? 0;
  await expect.poll(async () => (await xOf(transfer)) - (await xOf(total))).toBeGreaterThan(400);
  expect(await page.getByRole('main').evaluate((main) => main.clientWidth)).toBe(1120);
  await transfer.click();
  const sheet = page.getByRole('dialog', { name: funds.transferTitle });
  await sheet.waitFor();
  const { y = 0, height = 0 } = (await sheet.boundingBox()) ?? {};
  expect(Math.abs(y + height / 2 - 450)).toBeLessThan(2);
  await page.keyboard.press('Escape');
});

test('what a mouse is over is one step lighter', async () => {
  const { page } = user;
  const transfer = page.getByRole('button', { name: funds.transfer }).first();
  const look = () => transfer.evaluate((button) => getComputedStyle(button).boxShadow);
  await page.mouse.move(0, 0);
  expect(await look()).toBe('none');
  await transfer.hover();
  expect(await look()).toContain('inset');
});

const ticket = () => user.page.getByRole('region', { name: workspace.ticket, exact: true });
const chosenTicket = () => ticket().getByRole('tab', { selected: true }).first().innerText();

test.each([
  ['market/market', fast.tabFast],
  ['contract/contract', fast.tabFutures],
  ['currency/currency', spot.title],
])('%s leads to the workspace with its ticket, and the prices to its symbol', async (path, name) => {
  const { page } = user;
  await go(user, `${path}?symbol=ETHUSDT`);
  await expect.poll(chosenTicket).toBe(name);
  const prices = page.getByRole('region', { name: workspace.watchList, exact: true });
  await prices.getByRole('button', { name: /^BTC/ }).click();
  await expect.poll(() => page.url()).toContain(`#/pages/${path}?symbol=BTCUSDT`);
  await page.getByRole('region', { name: /BTC/ }).first().waitFor();
});

test('nobody is kept from any part of the workspace', async () => {
  const { page } = user;
  await go(user, 'currency/currency?symbol=BTCUSDT');
  await page.evaluate(axe);
  for (const tab of [fast.openOrders, fast.history, shell.accountRecord]) {
    await page.getByRole('tablist', { name: workspace.dock }).getByRole('tab', { name: tab, exact: true }).click();
    await page.locator('.animate-breathe.bg-raised').first().waitFor({ state: 'detached' });
    expect(await axeFaults(user)).toEqual([]);
  }
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test('a divider moves by the arrow keys, and stands there after a reload; resetting moves it back', async () => {
  const { page } = user;
  const divider = () => page.getByRole('separator', { name: workspace.resize.replace('{panel}', workspace.watchList) });
  const width = async () =>
    (await page.getByRole('region', { name: workspace.watchList, exact: true }).boundingBox())?.width ?? 0;
  await divider().waitFor();
  expect(Math.round(await width())).toBe(300);
  await divider().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(width).toBeGreaterThan(310);
  const wider = await width();
  await page.reload();
  await divider().waitFor();
  await expect.poll(async () => Math.abs((await width()) - wider)).toBeLessThan(2);
  await page.getByRole('button', { name: workspace.layout }).click();
  await page.getByRole('button', { name: workspace.reset }).click();
  await page.keyboard.press('Escape');
  await expect.poll(async () => Math.round(await width())).toBe(300);
});

test('there are four charts when they are wanted, and the prices fold away', async () => {
  const { page } = user;
  await page.getByRole('button', { name: workspace.layout }).click();
  await page.getByText(workspace.fourCharts).click();
  await page.getByRole('switch', { name: workspace.watchList }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('figure').count()).toBe(4);
  await page.getByRole('region', { name: workspace.watchList, exact: true }).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: workspace.layout }).click();
  await page.getByRole('button', { name: workspace.reset }).click();
  await page.keyboard.press('Escape');
});

test('a command is told in a sentence, and fills the ticket without sending anything', async () => {
  const { page } = user;
  await page.locator('main').focus();
  await page.keyboard.press('/');
  const line = page.getByRole('combobox', { name: workspace.palette });
  await line.fill('mua 2 sol');
  await page.getByRole('option').first().getByText('SOL/USDT').waitFor();
  await page.keyboard.press('Enter');
  await expect.poll(chosenTicket).toBe(spot.title);
  await expect.poll(() => ticket().getByRole('textbox', { name: spot.quantity }).inputValue()).toBe('2');
  expect(page.url()).toContain('symbol=SOLUSDT');
  expect(page.url()).not.toContain('quantity');
});

test('a level of the book is taken into the ticket', async () => {
  const { page } = user;
  await go(user, 'contract/contract?symbol=BTCUSDT');
  await expect.poll(chosenTicket).toBe(fast.tabFutures);
  const level = page.getByRole('list', { name: spot.bids, exact: true }).getByRole('button').nth(2);
  const written = (await level.getAttribute('aria-label')) ?? '';
  await level.click();
  await expect.poll(chosenTicket).toBe(spot.title);
  // The book goes on moving: what was pressed is near what was read.
  const numberIn = (text: string) => Number(text.replaceAll('.', '').replace(',', '.'));
  const field = ticket().getByRole('textbox', { name: `${spot.price} USDT`, exact: true });
  await expect.poll(async () => numberIn(await field.inputValue()) / numberIn(written)).toBeCloseTo(1, 2);
  expect(page.url()).not.toContain('price=');
});

test('a symbol is starred in the list of prices, under the mouse', async () => {
  const { page } = user;
  const prices = page.getByRole('region', { name: workspace.watchList, exact: true });
  const row = prices.getByRole('listitem').filter({ hasText: /^ETHE/ });
  const star = row.getByRole('button', { name: quotations.favourite.replace('{symbol}', 'ETH') });
  expect(await star.evaluate((button) => getComputedStyle(button).opacity)).toBe('0');
  await row.hover();
  await star.click();
  await prices.getByRole('tab', { name: quotations.favourites }).click();
  await expect.poll(() => prices.getByRole('listitem').count()).toBe(1);
  await prices.getByRole('tab', { name: quotations.usdt }).click();
});

test('keys choose a side, and are letters where something is written', async () => {
  const { page } = user;
  const sell = ticket().getByRole('radio', { name: spot.sell, exact: true });
  await page.locator('main').focus();
  await page.keyboard.press('s');
  await expect.poll(() => sell.isChecked()).toBe(true);
  const search = page.getByRole('searchbox', { name: quotations.search });
  await search.focus();
  await page.keyboard.type('b');
  expect(await search.inputValue()).toBe('b');
  expect(await sell.isChecked()).toBe(true);
});

test('digits choose a duration, a question mark shows the keys, and Escape puts them away', async () => {
  const { page } = user;
  await go(user, 'market/market?symbol=BTCUSDT');
  const third = ticket().getByRole('radio', { name: new RegExp(`^${fast.seconds.replace('{seconds}', '90')}`) });
  await third.waitFor();
  await page.locator('main').focus();
  await page.keyboard.press('3');
  await expect.poll(() => third.isChecked()).toBe(true);
  await page.keyboard.press('?');
  const sheet = page.getByRole('dialog', { name: workspace.keys });
  await sheet.getByText(workspace.keyDurations).waitFor();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'hidden' });
});

test('closing all by a command lists what it closes, and asks', async () => {
  const { page } = user;
  const order = { contractType: 'futures', symbol: 'BTCUSDT', direction: 'long', entrustType: 'market', lever: 20 };
  await ask(user, 'POST /account/executeUserCutTurn', { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '500' });
  await ask(user, 'POST /portal/order/contractOrder', { ...order, lots: '1' });
  await page.locator('main').focus();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: workspace.palette }).fill('đóng tất cả');
  await page.getByRole('option').first().getByText(workspace.closeSentence).waitFor();
  await page.keyboard.press('Enter');
  const question = page.locator('dialog[open]');
  await question.getByText(/BTC\/USDT/).waitFor();
  await question.getByRole('button', { name: futures.closeAll, exact: true }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: workspace.dock }).getByRole('article', { name: /BTC/ }).waitFor();
});
