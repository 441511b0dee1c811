import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { newAccount } from '../client.ts';
import { shiftOf, shiftsAt, watchShifts } from '../every-page/shifts.ts';

let app: App;
let session: string;
beforeAll(async () => {
  app = await openApp();
  ({ session } = await newAccount(app.base, 'nguoidau2034'));
});
afterAll(() => app.close());

/** The page of somebody who is signed in, whose scripts don't come until they may. */
async function withoutScripts(language: string): Promise<Phone & { letGo: () => Promise<void> }> {
  const phone = await app.phone(language, { noWorker: true });
  await phone.page.evaluate((text) => {
    localStorage.setItem('session', text);
  }, session);
  const scripts = /\/assets\/index-[^/]+\.js$/;
  let held: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    held = resolve;
  });
  await phone.page.route(scripts, async (route) => {
    await until;
    await route.continue();
  });
  return Object.assign(phone, {
    async letGo() {
      held();
      await phone.page.locator('.prices a').first().waitFor();
    },
  });
}
const pricesOf = ({ page }: Phone) => page.locator('.boot .prices b').allTextContents();
const placesOf = ({ page }: Phone) =>
  page.locator('.prices > *').evaluateAll((all) =>
    all.map((one) => {
      const { x, y, width, height } = one.getBoundingClientRect();
      return [x, y, width, height];
    }),
  );

test.each([
  ['vi', /^\d{1,3}(\.\d{3})*,\d+$/],
  ['ru', /^\d{1,3}(\u00a0\d{3})*,\d+$/],
  ['en', /^\d{1,3}(,\d{3})*\.\d+$/],
])('in %s prices stand there before any script, and live ones take their place', async (language, written) => {
  const phone = await withoutScripts(language);
  await phone.page.goto(app.base, { waitUntil: 'commit' });
  await expect.poll(() => pricesOf(phone)).toHaveLength(3);
  await expect.poll(async () => (await pricesOf(phone)).every((price) => written.test(price))).toBe(true);
  const before = await placesOf(phone);
  await phone.letGo();
  expect(await placesOf(phone)).toEqual(before);
  await phone.close();
});

test('a page that the browser has kept shows no price of then', async () => {
  const phone = await withoutScripts('vi');
  await phone.page.goto(app.base, { waitUntil: 'commit' });
  await expect.poll(() => pricesOf(phone)).toHaveLength(3);
  // What the app of the visit before has kept would show, with its time.
  await phone.page.evaluate(() => localStorage.removeItem('lastKnown'));
  await phone.page.goto('about:blank');
  await phone.page.goBack({ waitUntil: 'commit' });
  await expect.poll(() => pricesOf(phone)).toEqual(['—', '—', '—']);
  await phone.letGo();
  await phone.close();
});

test('another page has no prices in its shell', async () => {
  const phone = await withoutScripts('vi');
  await phone.page.goto('about:blank');
  await phone.page.goto(`${app.base}/#/pages/property/property`, { waitUntil: 'commit' });
  await phone.page.locator('.boot').waitFor();
  expect(await phone.page.locator('.boot .prices').isVisible()).toBe(false);
  await phone.close();
});

test('home does not move when the app comes', async () => {
  const phone = await app.phone('vi', { noWorker: true });
  await phone.page.evaluate((text) => {
    localStorage.setItem('session', text);
  }, session);
  await watchShifts(phone);
  const shifts = await shiftsAt(phone, app.base, '#/pages/index/index');
  expect(shiftOf(shifts), shifts.map(({ what }) => what).join('\n')).toBeLessThan(0.01);
  await phone.close();
});
