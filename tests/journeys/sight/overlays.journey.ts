import { afterAll, beforeAll, expect, test } from 'vitest';
import { device } from '../../../apps/web/locales/de/device.ts';
import { fast } from '../../../apps/web/locales/de/fast.ts';
import { shell } from '../../../apps/web/locales/de/shell.ts';
import { go, openApp, type App } from '../app.ts';
import { newAccount } from '../client.ts';
import type { Phone } from '../browser.ts';
import { addressesOf } from '../every-page/addresses.ts';
import { fillAccount, type Things } from '../every-page/full-account.ts';
import { countCalls, openPage } from '../every-page/visit.ts';

let app: App;
let session: string;
let things: Things;
beforeAll(async () => {
  app = await openApp();
  const client = await newAccount(app.base, 'nguoixem2031');
  await client.call('POST /account/testFunds');
  ({ session } = client);
  things = await fillAccount(client);
});
afterAll(() => app.close());

/** German: its words are among the longest. */
async function openSignedIn(width: number, height: number): Promise<Phone> {
  const phone = await app.phone('de', { width, height, reducedMotion: true, noWorker: true });
  await phone.context.addInitScript(countCalls);
  await phone.page.evaluate((text) => {
    localStorage.setItem('session', text);
  }, session);
  return phone;
}

/** Runs in the app: words and things to press that lie under something, but for the title row. */
function underneath(selector: string): string[] {
  const box = document.querySelector(selector)?.getBoundingClientRect();
  if (box === undefined) return [`there is no ${selector}`];
  const found = new Set<string>();
  for (let x = box.left + 4; x < box.right; x += 6) {
    for (let y = box.top + 2; y < box.bottom; y += 4) {
      const hit = document.elementFromPoint(x, y);
      if (hit === null || hit.closest('header, dialog') !== null || hit.closest(selector) !== null) continue;
      const pressed = hit.closest('a[href], button, input');
      if (pressed !== null) found.add(`“${pressed.textContent.slice(0, 30)}” to press`);
      else if (Array.from(hit.childNodes).some((node) => node.nodeType === Node.TEXT_NODE && covers(node, x, y)))
        found.add(`“${hit.textContent.slice(0, 30)}”`);
    }
  }
  return [...found];

  function covers(node: Node, x: number, y: number): boolean {
    const range = document.createRange();
    range.selectNodeContents(node);
    return [...range.getClientRects()].some(
      ({ left, right, top, bottom }) => x >= left && x <= right && y >= top && y <= bottom,
    );
  }
}

test.each([
  [320, 568],
  [320, 640],
  [360, 640],
  [390, 844],
  [844, 390],
])('the odds can be read beside the buttons that place the order at %i × %i', async (width, height) => {
  const phone = await openSignedIn(width, height);
  const { page } = phone;
  await page.goto(`${app.base}/#/pages/market/market?symbol=BTCUSDT`);
  await page.reload();
  const odds = page.getByRole('button', { name: fast.houseLine });
  await odds.waitFor();
  /** Whether all of it is on screen with nothing above it. */
  const seen = () =>
    odds.evaluate((button) => {
      const { left, right, top, bottom } = button.getBoundingClientRect();
      const spots = [
        [0.5, 0.5],
        [0.1, 0.1],
        [0.9, 0.9],
      ].map(([x = 0, y = 0]) => document.elementFromPoint(left + (right - left) * x, top + (bottom - top) * y));
      return spots.map((hit) => hit !== null && button.contains(hit));
    });
  await expect.poll(seen).toEqual([true, true, true]);
  await page.evaluate(() => {
    scrollTo(0, 120);
  });
  await expect.poll(seen).toEqual([true, true, true]);
  const up = page.getByRole('button', { name: new RegExp(`^${fast.up}`) });
  expect(
    await up.evaluate((button) =>
      button.contains(
        document.elementFromPoint(button.getBoundingClientRect().x + 20, button.getBoundingClientRect().y + 20),
      ),
    ),
  ).toBe(true);
  await phone.close();
});

test.concurrent.each([
  [320, 568],
  [390, 844],
])('that the line is lost is said in a place of its own on every page at %i × %i', async (width, height) => {
  const phone = await openSignedIn(width, height);
  const { page } = phone;
  await page.route('**/stream/**', (route) => route.abort());
  await page.routeWebSocket('**/stream/**', (socket) => socket.close());
  await page.reload();
  await page.locator('[data-tip]').waitFor();
  const faults: string[] = [];
  for (const address of addressesOf(things)) {
    await page.evaluate(openPage, address);
    for (const scrolled of [0, 150]) {
      await page.evaluate((y) => {
        scrollTo(0, y);
      }, scrolled);
      faults.push(
        ...(await page.evaluate(underneath, '[data-tip]')).map((what) => `${address} at ${scrolled}: ${what}`),
      );
    }
  }
  expect(faults).toEqual([]);
  await phone.close();
});

test.each([
  [320, 568],
  [390, 844],
  [1440, 900],
])('that own events come late is said at %i × %i where a lost line is, and goes with them', async (width, height) => {
  const phone = await openSignedIn(width, height);
  const { page } = phone;
  const greeted = Promise.withResolvers<(isDelayed: boolean) => void>();
  await page.routeWebSocket('**/stream/**', (line) => {
    const server = line.connectToServer();
    server.onMessage((message) => {
      line.send(message);
      if (String(message).includes('greeting'))
        greeted.resolve((isDelayed) => line.send(`42${JSON.stringify(['delayed', { isDelayed }])}`));
    });
  });
  const calls: string[] = [];
  page.on('request', (request) => calls.push(new URL(request.url()).pathname));
  const asked = () => calls.filter((path) => path === '/account/list').length;
  await page.goto(`${app.base}/#/pages/market/market?symbol=BTCUSDT`);
  await page.reload();
  const say = await greeted.promise;
  await expect.poll(asked).toBeGreaterThan(0);
  const tip = page.locator('[data-tip]');
  say(true);
  await tip.waitFor();
  expect(await tip.textContent()).toBe(device.late);
  expect(await page.evaluate(underneath, '[data-tip]')).toEqual([]);
  const before = asked();
  say(false);
  await tip.waitFor({ state: 'detached' });
  await expect.poll(asked).toBeGreaterThan(before);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('what is said for a moment lies over neither a price nor a button', async () => {
  const phone = await openSignedIn(390, 844);
  const { page } = phone;
  await page.reload();
  await go(phone, `market/settlement?orderNo=${things.fast}`);
  await page.getByRole('button', { name: shell.copy }).first().click();
  await page.getByText(shell.copied, { exact: true }).last().waitFor({ state: 'attached' });
  expect(await page.evaluate(underneath, '[popover] > p')).toEqual([]);
  await phone.close();
});
