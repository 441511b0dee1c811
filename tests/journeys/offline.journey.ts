import { afterAll, beforeAll, expect, test } from 'vitest';
import type { LastKnown } from '../../apps/web/shell/pwa/kept.ts';
import { alerts } from '../../apps/web/locales/vi/alerts.ts';
import { device } from '../../apps/web/locales/vi/device.ts';
import { shell } from '../../apps/web/locales/vi/shell.ts';
import { openApp, type App } from './app.ts';
import type { Phone } from './browser.ts';
import { signIn } from './sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const go = (phone: Phone, page: string) => phone.page.goto(`${app.base}/#/pages/${page}`);
/** A text of the app with anything in the places of its parameters. */
const like = (text: string): RegExp =>
  new RegExp(
    text
      .split(/\{\w+\}/)
      .map((part) => part.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'))
      .join('.+'),
  );
const priceNow = async (): Promise<number> =>
  Number(
    ((await (await fetch(`${app.base}/market/getLatestPrice?symbol=BTCUSDT`)).json()) as { data: { price: string } })
      .data.price,
  );
const workerIsActive = (phone: Phone) => phone.page.waitForFunction(() => navigator.serviceWorker.controller !== null);

/** Runs in the app: whether the worker has kept each file that was loaded, those of the quotations among them. */
async function allFilesAreKept(): Promise<boolean> {
  const kept = (await Promise.all((await caches.keys()).map(async (name) => (await caches.open(name)).keys()))).flat();
  const loaded = performance
    .getEntriesByType('resource')
    .map(({ name }) => name)
    .filter((name) => name.includes('/assets/'));
  const isKept = (name: string): boolean => kept.some(({ url }) => url === name);
  return loaded.some((name) => name.includes('/assets/quotations-')) && loaded.every(isKept);
}

/** Takes the page out of sight or back, as the app sees it: a browser without a window never does. */
const look = ({ page }: Phone, hidden: boolean) =>
  page.evaluate((now) => {
    Object.defineProperty(document, 'hidden', { configurable: true, value: now });
    document.dispatchEvent(new Event('visibilitychange'));
  }, hidden);

/** How many frames of prices and books have come so far. */
function frames({ page }: Phone): () => number {
  let count = 0;
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      if (/^42\["(ticker|quotes|prices|rest|depth|book|trade)"/.test(String(payload))) count += 1;
    }),
  );
  return () => count;
}

/** So many prices are in the page itself. */
const shownEarly = 3;
/** The app of somebody who has it on their phone with all that it keeps, as it is put away. */
async function usedOnce(name: string): Promise<Phone> {
  const phone = await app.phone('vi');
  const { page } = phone;
  await signIn(app, phone, name);
  await workerIsActive(phone);
  await page.waitForFunction(allFilesAreKept);
  await page
    .getByText(/10[.]000/)
    .first()
    .waitFor();
  // What is kept already is as new as the newest price: more is kept with the next one.
  await page.waitForFunction((early) => {
    dispatchEvent(new Event('pagehide'));
    const kept = JSON.parse(localStorage.getItem('lastKnown') ?? 'null') as LastKnown | null;
    return kept?.own?.answers['POST /account/list'] !== undefined && kept.tickers.length > early;
  }, shownEarly);
  return phone;
}

interface Manifest {
  start_url: string;
  display: string;
  icons: { src: string; sizes: string; purpose: string }[];
}

test('the code of a page that does not arrive is told with one way on', async () => {
  const phone = await app.phone('vi', { noWorker: true });
  const { page } = phone;
  await page.route(/\/assets\/change-language-[^/]+\.js$/, (route) => route.abort());
  await go(phone, 'setting/changeLanguage');
  const fault = page.getByRole('alert').filter({ hasText: shell.chunkError });
  await fault.waitFor();
  expect(await fault.getByRole('button').allTextContents()).toEqual([shell.reload]);
  await page.unroute(/\/assets\/change-language-[^/]+\.js$/);
  await fault.getByRole('button').click();
  await page.getByText('Deutsch', { exact: true }).waitFor();
  await phone.close();
});

test('it can be installed: manifest, icons and a worker that is served anew', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await workerIsActive(phone);
  const href = (await page.locator('link[rel=manifest]').getAttribute('href')) ?? '';
  const manifest = (await (await fetch(new URL(href, app.base))).json()) as Manifest;
  expect(manifest).toMatchObject({ name: 'Candor', display: 'standalone', start_url: '/#/pages/index/index' });
  expect(manifest.icons.map(({ sizes, purpose }) => `${sizes} ${purpose}`)).toEqual([
    '192x192 any',
    '512x512 any',
    '512x512 maskable',
  ]);
  for (const { src, sizes } of manifest.icons) {
    const bytes = Buffer.from(await (await fetch(new URL(src, app.base))).arrayBuffer());
    expect(`${bytes.readUInt32BE(16)}x${bytes.readUInt32BE(20)}`, src).toBe(sizes);
  }
  const worker = await fetch(`${app.base}/sw.js`);
  expect([worker.headers.get('cache-control'), worker.headers.get('content-type')]).toEqual([
    'no-cache',
    expect.stringContaining('javascript'),
  ]);
  await phone.close();
});

test('without a network quotations and balances stand as old; nothing personal outlives the session', async () => {
  const phone = await usedOnce('ngoaituyen2026');
  const { page, context } = phone;

  await context.setOffline(true);
  await page.reload();
  await page
    .getByRole('status')
    .filter({ hasText: like(device.offlineSince) })
    .waitFor();
  await page
    .getByText(/10[.]000/)
    .first()
    .waitFor();
  await go(phone, 'quotation/quotation');
  await page
    .getByText(/^\d[\d.]*,\d+$/)
    .first()
    .waitFor();

  await context.setOffline(false);
  await page
    .getByRole('status')
    .filter({ hasText: like(device.offlineSince) })
    .waitFor({ state: 'detached' });
  // The worker has kept the page and its files alone.
  const kept = await page.evaluate(async () =>
    (
      await Promise.all(
        (await caches.keys()).map(async (name) =>
          (await (await caches.open(name)).keys()).map(({ url }) => new URL(url).pathname),
        ),
      )
    ).flat(),
  );
  expect(kept.filter((path) => path !== '/' && !/^\/(assets|icons)\/|^\/manifest\.webmanifest$/.test(path))).toEqual(
    [],
  );

  expect(await page.evaluate(() => localStorage.getItem('lastKnown'))).toContain('"userId"');
  await go(phone, 'setting/setting');
  await page.getByRole('button', { name: 'Đăng xuất' }).click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Đăng xuất' }).click();
  await page.waitForFunction(() => localStorage.getItem('session') === null);
  expect(await page.evaluate(() => localStorage.getItem('lastKnown'))).not.toContain('"userId"');
  await phone.close();
});

test('opened again, it shows the own balances of then with their time, until those of now come', async () => {
  const phone = await usedOnce('molai2026');
  const { page, context } = phone;
  await page.close();
  // Neither the page nor the balances come over the network.
  const again = await context.newPage();
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => {
    letGo = resolve;
  });
  await context.route('**/account/list', async (route) => {
    await until;
    await route.continue();
  });
  await again.goto(app.base);
  const hero = again
    .locator('section')
    .filter({ has: again.getByRole('button', { pressed: false }) })
    .first();
  await hero.locator('time').waitFor();
  const place = async () =>
    (await again
      .getByText(/10[.]000/)
      .first()
      .boundingBox()) ?? {};
  const before = await place();
  letGo();
  await hero.locator('time').waitFor({ state: 'detached' });
  expect(await place()).toEqual(before);
  await phone.close();
});

test('an alert is set at the bell and fires by itself', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'canhbao2026');
  await go(phone, 'futures/kline?symbol=BTCUSDT');
  await page.getByRole('button', { name: alerts.bell }).click();
  const sheet = page.locator('dialog[open]');
  // Far above, so that it waits; then so near on both sides that the simulated market reaches one at once.
  await sheet.getByRole('textbox').fill(String(Math.round((await priceNow()) * 2)));
  await sheet.getByText(like(alerts.rises)).waitFor();
  await sheet.getByRole('button', { name: alerts.add }).click();
  await sheet.getByText(alerts.above, { exact: true }).waitFor();
  await page.keyboard.press('Escape');
  for (const [direction, factor] of [
    ['above', 1.00005],
    ['below', 0.99995],
  ] as const) {
    // One that the price has reached on the way there is refused.
    await expect
      .poll(async () =>
        user
          .call('POST /player/alerts/add', {
            symbol: 'BTCUSDT',
            direction,
            price: ((await priceNow()) * factor).toFixed(2),
          })
          .then(
            () => true,
            () => false,
          ),
      )
      .toBe(true);
  }
  await page.getByText(like(alerts.fired)).first().waitFor({ timeout: 60_000 });
  await go(phone, 'setting/priceAlerts');
  await page.getByRole('heading', { name: alerts.reached }).waitFor();
  await page.getByRole('heading', { name: alerts.waiting }).waitFor();
  const { list } = await user.call<{ list: { kind: string }[] }>('POST /player/notice/page', { type: 'message' });
  expect(list.map(({ kind }) => kind)).toContain('price-alert');
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('nothing comes for a page that nobody sees; prices go on as soon as it is seen', async () => {
  const [phone, beside] = [await app.phone('vi'), await app.phone('vi')];
  const [atPhone, atBeside] = [frames(phone), frames(beside)];
  for (const { page } of [phone, beside]) await page.goto(`${app.base}/#/pages/futures/kline?symbol=BTCUSDT`);
  for (const { page } of [phone, beside]) await page.reload();
  await expect.poll(atPhone).toBeGreaterThan(3);
  await look(phone, true);
  // What was on its way may still come; then the other page counts the time.
  const more = async (count: number) => {
    const before = atBeside();
    await expect.poll(() => atBeside() - before).toBeGreaterThanOrEqual(count);
  };
  await more(4);
  const before = atPhone();
  await more(12);
  expect(atPhone() - before).toBe(0);
  await look(phone, false);
  await expect.poll(() => atPhone() - before).toBeGreaterThan(3);
  expect(phone.problems).toEqual([]);
  await Promise.all([phone.close(), beside.close()]);
});
