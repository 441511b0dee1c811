import { afterAll, beforeAll, expect, test } from 'vitest';
import { words as secondary } from '../../apps/web/locales/vi/secondary.ts';
import { words as early } from '../../apps/web/locales/vi/index.ts';
import { go, openApp, type App } from './app.ts';
import type { Phone } from './browser.ts';
import { addressesOf } from './every-page/addresses.ts';
import { countCalls, openPage } from './every-page/visit.ts';
import { signIn } from './sign-in.ts';

const vi = { ...early, ...secondary };
const { accounts, auth, deposits, earn, fast, funds, futures, kline, notices, quotations, setting, shell, spot } = vi;

let app: App;
let user: Phone;
beforeAll(async () => {
  app = await openApp();
  user = await app.phone('vi');
  await signIn(app, user, 'nguoiduyet2026');
});
afterAll(() => app.close());

/** The names of what has a role, in their order; counts behind them are left out. */
async function named(phone: Phone, role: 'tab' | 'radio', within: string): Promise<string[]> {
  const list = phone.page.locator(`[aria-label="${within}"]`).getByRole(role);
  await list.first().waitFor();
  return (await list.allInnerTexts()).map((text) => text.replace(/\s*[(\d][\d)]*$/, '').trim());
}

test('the bar at the foot has its five entries in order, and an empty address is home', async () => {
  const { page } = user;
  await page.goto(`${app.base}/#/`);
  const bar = page.getByRole('navigation', { name: shell.mainMenu });
  await bar.waitFor();
  expect(await bar.getByRole('link').allInnerTexts()).toEqual([
    shell.home,
    shell.quotations,
    shell.market,
    shell.property,
    shell.personal,
  ]);
  expect(await bar.getByRole('link').evaluateAll((links) => links.map((link) => link.getAttribute('href')))).toEqual(
    ['index/index', 'quotation/quotation', 'market/market', 'property/property', 'personal/personal'].map(
      (path) => `#/pages/${path}`,
    ),
  );
  expect(await bar.locator('[aria-current=page]').innerText()).toBe(shell.home);
});

test('the bar at the foot is 90upx high', async () => {
  // 750upx are the width of the screen.
  const box = await user.page.getByRole('navigation', { name: shell.mainMenu }).getByRole('list').boundingBox();
  expect(box?.height).toBeCloseTo((390 * 90) / 750, 1);
});

test.each([
  ['quotation/quotation', shell.quotations, [quotations.favourites, quotations.usdt, quotations.futures]],
  ['market/market', shell.market, [fast.tabFast, fast.tabFutures, fast.tabLockMining]],
  ['property/property', shell.property, [accounts.accountAssets, accounts.coinAssets]],
  ['messages/messages', notices.title, [notices.message, notices.notice]],
  ['personal/historyList', deposits.historyTitle, [deposits.title, funds.withdraw]],
  ['lockMining/orderList', earn.orders, [earn.tabAll, earn.tabActive, earn.tabCompleted]],
  ['currency/currencyOrder', spot.ordersTitle, [spot.tabAll, spot.tabDeals, spot.statusCancelled, spot.statusLocked]],
  [
    'contract/contractOrder',
    futures.ordersTitle,
    [
      futures.tabActive,
      futures.tabUnfilled,
      futures.tabFilled,
      futures.tabClosed,
      futures.tabCancelled,
      futures.tabLocked,
    ],
  ],
  ['market/marketOrder', shell.marketOrder, [fast.holding, fast.history]],
])('the tabs of %s stand in their order', async (page, list, tabs) => {
  await go(user, page);
  expect(await named(user, 'tab', list)).toEqual(tabs);
});

test('the chart has its eight timeframes and its tools', async () => {
  const { page } = user;
  await go(user, 'futures/kline?symbol=BTCUSDT');
  const chips = page.locator(`[aria-label="${kline.timeframe}"]`).getByRole('radio');
  await chips.first().waitFor();
  expect(await chips.evaluateAll((all) => all.map((chip) => chip.getAttribute('aria-label')))).toEqual([
    '1 phút',
    '5 phút',
    '15 phút',
    '30 phút',
    '1 giờ',
    '1 ngày',
    '1 tuần',
    '1 tháng',
  ]);
  for (const name of [
    `BOLL: ${kline.bollinger}`,
    kline.trendLine,
    kline.horizontalLine,
    kline.verticalLine,
    kline.autoRefresh,
    kline.fullscreen,
    kline.settings,
  ]) {
    await page.getByRole('button', { name, exact: true }).waitFor();
  }
});

test('the chart covers the screen and comes back, and its settings open, hold and close', async () => {
  const { page } = user;
  await go(user, 'futures/kline?symbol=BTCUSDT');
  const pressed = (name: string) => page.getByRole('button', { name, exact: true }).click();
  const trade = page.getByRole('navigation', { name: fast.trade });
  await trade.waitFor();
  await pressed(kline.fullscreen);
  await trade.waitFor({ state: 'detached' });
  const { width = 0, height = 0 } = (await page.locator('[class*="z-30"]').first().boundingBox()) ?? {};
  expect([width, height]).toEqual([390, 844]);
  await pressed(kline.leaveFullscreen);
  await trade.waitFor();
  await pressed(kline.settings);
  const sheet = page.locator('dialog[open]');
  await sheet.getByText('RSI').first().click();
  await page.keyboard.press('Escape');
  await sheet.waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('klineSettings'))).toContain('RSI');
});

test('a visitor is asked to sign in but where one does it, reads the terms or changes the language', async () => {
  const visitor = await app.phone('vi');
  const { page } = visitor;
  await visitor.context.addInitScript(countCalls);
  await page.reload();
  const open: string[] = [];
  for (const address of addressesOf(null)) {
    await page.evaluate(openPage, address);
    const doors = page
      .getByRole('main')
      .locator('a[href^="#/pages/register/register?next="] ~ a[href^="#/pages/login/login?next="]');
    if ((await doors.count()) === 0) open.push(address.replace('#/pages/', ''));
  }
  expect(open).toEqual([
    'login/login',
    'register/register',
    'area/area',
    'richView/richView',
    'preview/preview',
    'proof/proof',
    'setting/freezeWithdrawals',
    'setting/changeLanguage',
    'practise/practise',
    'statistics/statistics',
  ]);
  await visitor.close();
});

test('login and register hold what they ask for, the line and the language', async () => {
  const visitor = await app.phone('vi');
  const { page } = visitor;
  const field = (name: string) => page.getByLabel(name, { exact: true });
  const bars = async () => {
    await page.getByRole('button', { name: setting.line, exact: true }).waitFor();
    await page.getByRole('link', { name: shell.changeLanguage }).waitFor();
  };
  await go(visitor, 'login/login');
  for (const name of [auth.account, auth.password]) await field(name).waitFor();
  await page.getByRole('button', { name: auth.forgot }).waitFor();
  await bars();
  await page.getByRole('link', { name: shell.register }).click();
  expect(await named(visitor, 'tab', auth.signUpWay)).toEqual([auth.byPhone, auth.byEmail, auth.byAccount]);
  await bars();
  const common = [auth.password, auth.confirmPassword, auth.inviteOptional];
  const ways = [
    [auth.byPhone, [auth.phone, auth.code, ...common]],
    [auth.byEmail, [auth.email, auth.code, ...common]],
    [auth.byAccount, [auth.accountName, ...common]],
  ] as const;
  for (const [way, fields] of ways) {
    await page.getByRole('tab', { name: way, exact: true }).click();
    for (const name of fields) await field(name).waitFor();
    await page.getByRole('button', { name: new RegExp(shell.area) }).waitFor();
    await page.getByRole('checkbox').waitFor();
  }
  expect(visitor.problems).toEqual([]);
  await visitor.close();
});

test('settings hold the names, the passwords, language, line and a way out that asks first', async () => {
  const { page } = user;
  await go(user, 'setting/setting');
  for (const name of [setting.nickname, vi['fund-password'].title, shell.editPassword, shell.changeLanguage])
    await page.getByRole('link', { name: new RegExp(name) }).waitFor();
  await page.getByRole('button', { name: new RegExp(setting.line) }).waitFor();
  await page.getByRole('button', { name: setting.logout }).click();
  await page.getByText(setting.logoutText).waitFor();
  await page.getByRole('button', { name: shell.cancel, exact: true }).click();
  await page.getByText(setting.logoutText).waitFor({ state: 'detached' });
  expect(await page.evaluate(() => localStorage.getItem('session'))).not.toBeNull();
});

test('the pictures of the home page can be put away, and come back', async () => {
  const { page } = user;
  const pictures = page.locator('section[aria-label] > ul').first();
  for (const shown of [false, true]) {
    await go(user, 'setting/setting');
    await page.getByRole('switch', { name: new RegExp(setting.homeImages) }).click();
    await go(user, 'index/index');
    await page.getByText(vi.home.mood).waitFor();
    await pictures.waitFor({ state: shown ? 'attached' : 'detached' });
    await page.reload();
    await page.getByText(vi.home.mood).waitFor();
    await pictures.waitFor({ state: shown ? 'attached' : 'detached' });
  }
});

test('the app is dark, and pulling down does not load it anew', async () => {
  const look = await user.page.evaluate(() => {
    const { backgroundColor } = getComputedStyle(document.documentElement);
    const { overscrollBehaviorY } = getComputedStyle(document.body);
    return {
      backgroundColor,
      overscrollBehaviorY,
      scheme: document.querySelector<HTMLMetaElement>('meta[name=color-scheme]')?.content,
    };
  });
  expect(look).toEqual({ backgroundColor: 'rgb(11, 14, 20)', overscrollBehaviorY: 'none', scheme: 'dark' });
});

test('the banners move on by themselves after three seconds', async () => {
  const { page } = user;
  await go(user, 'index/index');
  // From the first banner on, whatever has been looked at before.
  await page.reload();
  const track = page.locator('section[aria-label] > ul').first();
  const shown = () => track.evaluate((list) => Math.round(list.scrollLeft / list.clientWidth));
  await track.waitFor();
  const began = performance.now();
  expect(await shown()).toBe(0);
  await expect.poll(shown, { timeout: 10_000, interval: 50 }).toBe(1);
  const tookMs = performance.now() - began;
  expect(tookMs).toBeGreaterThan(1_500);
  expect(tookMs).toBeLessThan(9_000);
});

test('code that is late shows a skeleton after 200 ms, and an error after 60 seconds', async () => {
  const phone = await app.phone('vi', { noWorker: true });
  const { page } = phone;
  await page.clock.install();
  await page.reload();
  await page.getByRole('navigation', { name: shell.mainMenu }).waitFor();
  await page.clock.pauseAt(Date.now() + 60_000);
  await page.route(/\/assets\/area-/, () => undefined);
  await go(phone, 'area/area');
  await page.getByRole('navigation', { name: shell.mainMenu }).waitFor({ state: 'detached' });
  // The time begins with the frame after the page was opened.
  await page.clock.runFor(190);
  expect(await page.locator('main .animate-breathe').count()).toBe(0);
  await page.clock.runFor(50);
  await page.locator('main .animate-breathe').first().waitFor();
  await page.clock.fastForward(59_000);
  expect(await page.getByText(shell.chunkError).count()).toBe(0);
  await page.clock.fastForward(1_000);
  await page.getByText(shell.chunkError).waitFor();
  await phone.close();
});

test('code that does not come is told as an error', async () => {
  const phone = await app.phone('vi', { noWorker: true });
  await phone.page.route(/\/assets\/area-/, (route) => route.abort());
  await go(phone, 'area/area');
  await phone.page.getByText(shell.chunkError).waitFor();
  await phone.close();
});
