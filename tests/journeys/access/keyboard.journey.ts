import { afterAll, beforeAll, expect, test } from 'vitest';
import { words as secondary } from '../../../apps/web/locales/vi/secondary.ts';
import { words as early } from '../../../apps/web/locales/vi/index.ts';
import type { Locator, Page } from 'playwright-core';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { addressesOf } from '../every-page/addresses.ts';
import { newAccount } from '../client.ts';
import { fillAccount } from '../every-page/full-account.ts';
import { countCalls, openPage } from '../every-page/visit.ts';
import { hasFocus, pressAt, tab, tabTo, typeAt, unreached } from './keyboard.ts';

const { auth, exchange, fast, funds, futures, home, shell, welcome } = { ...early, ...secondary };
/** More than that is a list whose rows are alike. */
const stopsMost = 40;

let app: App;
/** Begins with the first test, which waits half a minute for a contract. */
let walking: Promise<string[]>;
beforeAll(async () => {
  app = await openApp();
  walking = walk();
  walking.catch(() => undefined);
});
afterAll(() => app.close());

const button = (phone: Phone, name: string | RegExp) => phone.page.getByRole('button', { name, exact: true });
const starting = (word: string) => new RegExp(`^${word.split('{')[0] ?? ''}`);
const dialog = (phone: Phone) => phone.page.locator('dialog[open]');
/** What has the focus, if that lies outside of the dialog that is open. */
const outside = (phone: Phone) =>
  phone.page.evaluate(() =>
    [document.activeElement].flatMap((element) =>
      element === null || element === document.body || element.closest('dialog') !== null
        ? []
        : [element.outerHTML.slice(0, 200)],
    ),
  );
const mainHasFocus = (phone: Phone) => hasFocus(phone.page.locator('main'));
const toTab = (phone: Phone, name: string) =>
  pressAt(phone.page.getByRole('navigation', { name: shell.mainMenu }).getByRole('link', { name, exact: true }));

/** The page that was opened says its title, and the focus starts anew on it. */
async function arrived(phone: Phone, title: string): Promise<void> {
  await expect.poll(() => phone.page.title()).toBe(`${title} · Candor`);
  await expect.poll(() => mainHasFocus(phone)).toBe(true);
}

/** The focus is there, or comes there at once. */
async function keeps(target: Locator): Promise<void> {
  await expect.poll(() => hasFocus(target), { message: `the focus is at ${String(target)}` }).toBe(true);
}

async function register(phone: Phone): Promise<void> {
  const { page } = phone;
  const skip = page.getByRole('link', { name: shell.skip });
  await tabTo(skip, 1);
  expect((await skip.boundingBox())?.width).toBeGreaterThan(44);
  await page.keyboard.press('Enter');
  await pressAt(page.getByRole('link', { name: welcome.createAccount }));
  await arrived(phone, shell.register);

  // One stop for the tab key, the arrow keys inside, round the ends.
  await tabTo(page.getByRole('tab', { name: auth.byAccount }));
  await page.keyboard.press('ArrowRight');
  await keeps(page.getByRole('tab', { name: auth.byPhone }));
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => page.getByRole('tab', { name: auth.byAccount, selected: true }).count()).toBe(1);
  await keeps(page.getByRole('tab', { name: auth.byAccount }));
  await typeAt(page.getByLabel(auth.accountName), 'nguoiphim2026');
  await typeAt(page.getByLabel(auth.password, { exact: true }), 'mat-khau-2026');
  await typeAt(page.getByLabel(auth.confirmPassword), 'mat-khau-2026');
  await page.keyboard.press('Enter');
  // What is missing has the focus, and says why.
  const tick = page.getByRole('checkbox');
  await expect.poll(() => hasFocus(tick)).toBe(true);
  expect(await described(phone)).toBe(auth.agreeFirst);
  await page.keyboard.press('Space');
  await pressAt(button(phone, shell.register));
  await arrived(phone, shell.home);
}

/** What a screen reader adds to the name of what has the focus. */
const described = (phone: Phone) =>
  phone.page.evaluate(
    () => document.getElementById(document.activeElement?.getAttribute('aria-describedby') ?? '')?.textContent,
  );

/** A sheet opened by what is in the way keeps the focus, and gives it back. */
async function keepsAndGivesBack(phone: Phone, opener: ReturnType<typeof button>): Promise<void> {
  const { page } = phone;
  await pressAt(opener);
  await dialog(phone).waitFor();
  for (let presses = 0; presses < 12; presses += 1) {
    expect((await tab(page)).faults).toEqual([]);
    expect(await outside(phone)).toEqual([]);
  }
}

async function placeContract(phone: Phone): Promise<void> {
  const { page } = phone;
  await toTab(phone, shell.market);
  await arrived(phone, shell.market);
  // Money to another own account, in a sheet: what is missing is said at its field.
  await pressAt(button(phone, starting(fast.availableShort)));
  await pressAt(dialog(phone).getByRole('button', { name: funds.transfer, exact: true }));
  await expect.poll(() => described(phone)).toBe(funds.amountInvalid);
  await page.keyboard.type('3000');
  await page.waitForTimeout(600);
  await page.keyboard.press('Enter');
  await dialog(phone).waitFor({ state: 'detached' });
  await keeps(button(phone, starting(fast.availableShort)));

  await tabTo(page.getByRole('radio', { checked: true }));
  for (
    let seconds = 0;
    seconds < 6 && (await page.getByRole('radio', { name: /^30/, checked: true }).count()) === 0;
    seconds += 1
  )
    await page.keyboard.press('ArrowLeft');
  await typeAt(page.getByLabel(fast.stake, { exact: true }), '100');
  const odds = button(phone, starting(fast.oddsLine));
  await keepsAndGivesBack(phone, odds);
  await pressAt(page.getByRole('switch', { name: starting(fast.askFirst) }), 'Space');
  expect(await page.getByRole('switch', { checked: true }).count()).toBe(1);
  await page.keyboard.press('Escape');
  await dialog(phone).waitFor({ state: 'detached' });
  await keeps(odds);

  const up = button(phone, starting(fast.up));
  await pressAt(up);
  await dialog(phone).getByRole('heading', { name: fast.confirmUp }).waitFor();
  await keeps(dialog(phone).getByRole('button', { name: shell.cancel }));
  await pressAt(dialog(phone).getByRole('button', { name: shell.confirm }));
  await page.getByRole('status').filter({ hasText: fast.placed }).waitFor({ state: 'attached' });
}

/** The slider of a ticket: the arrow keys move it, and the number beside it follows. */
async function slide(phone: Phone): Promise<void> {
  const { page } = phone;
  await tabTo(page.getByRole('tab', { name: fast.tabFast }));
  await page.keyboard.press('ArrowRight');
  await page.getByRole('tab', { name: fast.tabFutures, selected: true }).waitFor();
  const slider = page.getByRole('slider', { name: futures.shareOfAvailable });
  await tabTo(slider);
  for (let presses = 0; presses < 10; presses += 1) await page.keyboard.press('ArrowRight');
  expect(await slider.getAttribute('aria-valuetext')).toMatch(/^\d+%$/);
  expect(Number(await slider.inputValue())).toBeGreaterThan(5);
  expect(await page.getByLabel(futures.lots, { exact: true }).inputValue()).not.toBe('');
}

async function exchangeSome(phone: Phone): Promise<void> {
  const { page } = phone;
  await toTab(phone, shell.property);
  await arrived(phone, shell.property);
  await pressAt(page.getByRole('main').getByRole('link', { name: exchange.title, exact: true }).first());
  await arrived(phone, exchange.title);
  await typeAt(page.getByLabel(exchange.give, { exact: true }), '500');
  await pressAt(button(phone, exchange.ask));
  await dialog(phone).getByRole('timer').waitFor();
  const done = dialog(phone).getByRole('button', { name: exchange.close, exact: true });
  // The button keeps the focus through each new offer; if the rate has moved there is another one to agree to.
  await tabTo(dialog(phone).getByRole('button', { name: exchange.confirm }));
  await expect
    .poll(
      async () => {
        await page.keyboard.press('Enter');
        await page.waitForTimeout(700);
        return done.count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  await pressAt(done);
  await dialog(phone).waitFor({ state: 'detached' });
}

async function readSettlement(phone: Phone): Promise<void> {
  const { page } = phone;
  // From a page of its own back to a tab, and from there to the own orders.
  await pressAt(button(phone, shell.back));
  await arrived(phone, shell.property);
  await toTab(phone, shell.market);
  await arrived(phone, shell.market);
  await pressAt(page.getByRole('link', { name: shell.marketOrder, exact: true }));
  await arrived(phone, shell.marketOrder);
  await tabTo(page.getByRole('tab', { name: fast.holding }));
  await page.keyboard.press('End');
  const settled = page.locator('a[href*="settlement"]').first();
  await settled.waitFor({ timeout: 45_000 });
  await pressAt(settled);
  await arrived(phone, shell.settlement);
  await page
    .getByRole('main')
    .getByRole('status')
    .filter({ hasText: new RegExp([fast.win, fast.lose, fast.tie].join('|')) })
    .first()
    .waitFor();
}

/** One round of the tab key through a page. */
async function walkRound(page: Page): Promise<{ ended: boolean; faults: string[] }> {
  await page.evaluate(() => {
    window.stops = [];
  });
  const faults: string[] = [];
  for (let stops = 0; stops < stopsMost; stops += 1) {
    const stop = await tab(page);
    faults.push(...stop.faults);
    if (stop.round) return { ended: true, faults };
    if (stop.stuck) faults.push(`${stop.name}: the tab key does not get away from it`);
  }
  return { ended: false, faults };
}

/** What a round finds; a second one comes by what has come onto the page during the first. */
async function walkPage(page: Page): Promise<string[]> {
  const first = await walkRound(page);
  if (!first.ended) return first.faults;
  if ((await unreached(page)).length === 0) return first.faults;
  const second = await walkRound(page);
  return [...first.faults, ...second.faults, ...(await unreached(page))];
}

/** Presses the tab key through every page. @returns what it has met that should not be */
async function walk(): Promise<string[]> {
  const client = await newAccount(app.base, 'nguoiphim2027');
  await client.call('POST /account/testFunds');
  const things = await fillAccount(client);
  const phone = await app.phone('vi', { reducedMotion: true });
  const { page } = phone;
  await phone.context.addInitScript(countCalls);
  await page.evaluate((text) => {
    localStorage.setItem('session', text);
  }, client.session);
  await page.reload();
  const faults: string[] = [];
  for (const address of addressesOf(things)) {
    await page.evaluate(openPage, address);
    const found = await walkPage(page);
    faults.push(...found.map((fault) => `${address}: ${fault}`));
  }
  await phone.close();
  return faults;
}

test('by keyboard alone one registers, moves money, places a contract, exchanges, reads a settlement', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await page.getByRole('link', { name: welcome.createAccount }).waitFor();
  await register(phone);
  await pressAt(button(phone, new RegExp(funds.takeShort)).first());
  // Said to who can't see it pass by.
  await page.getByRole('status').filter({ hasText: '10.000' }).waitFor({ state: 'attached' });
  await tabTo(page.getByRole('link', { name: home.tradeNow }));
  await placeContract(phone);
  await slide(phone);
  await exchangeSome(phone);
  await readSettlement(phone);
  // An offer that the rate has left is refused, which browsers note.
  expect(phone.problems.filter((problem) => !problem.includes('/account/executeUserExchange'))).toEqual([]);
  await phone.close();
});

test('on every page Tab comes by all there is to press, the focus shows, and nothing hides or keeps it', async () => {
  expect(await walking).toEqual([]);
});
