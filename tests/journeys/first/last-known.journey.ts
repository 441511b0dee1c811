import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { newAccount } from '../client.ts';

let app: App;
let session: string;
beforeAll(async () => {
  app = await openApp();
  const client = await newAccount(app.base, 'nguoiquaylai2040');
  await client.call('POST /account/testFunds');
  ({ session } = client);
});
afterAll(() => app.close());

const home = '#/pages/index/index';
const scripts = /\/assets\/index-[^/]+\.js$/;
const chart = '#/pages/futures/kline?symbol=BTCUSDT';

/** The phone of somebody who has looked at home and has put the app away. */
async function usedBefore(language: string, how: Parameters<App['phone']>[1] = {}): Promise<Phone> {
  const phone = await app.phone(language, { noWorker: true, ...how });
  const { page } = phone;
  await page.evaluate((text) => localStorage.setItem('session', text), session);
  await page.goto(`${app.base}/${home}`);
  await page.reload();
  // What is owned, and no banner that names as much.
  await page.waitForFunction(() =>
    /10[.,\s]?000[.,]00/.test(document.querySelector('section.bg-banner')?.textContent ?? ''),
  );
  if (how.noWorker === false) await page.waitForFunction(() => navigator.serviceWorker.controller !== null);
  // What is kept already is as new as the newest price: more is kept with the next one.
  await page.waitForFunction(() => {
    dispatchEvent(new Event('pagehide'));
    return localStorage.getItem('lastKnown')?.includes('/account/list') === true;
  });
  return phone;
}

/** Opens it again, and no script of the app comes until it may. */
async function openAgain({ page }: Phone, address: string): Promise<() => void> {
  let letGo: () => void = () => undefined;
  const until = new Promise<void>((resolve) => (letGo = resolve));
  await page.route(scripts, async (route) => {
    await until;
    await route.continue().catch(() => undefined);
  });
  await page.goto('about:blank');
  await page.goto(`${app.base}/${address}`, { waitUntil: 'commit' });
  return letGo;
}

/** Where a text stands, and which. */
const standing = ({ page }: Phone, selector: string) =>
  page.locator(selector).evaluate((one) => {
    const range = document.createRange();
    range.selectNodeContents(one);
    const { x, y, width, height } = range.getBoundingClientRect();
    return { text: one.textContent, at: [x, y, width, height].map(Math.round) };
  });

test.each([
  ['vi', '10.000,00', /^\d\d:\d\d \d\d\/\d\d$|^\d\d\/\d\d,? \d\d:\d\d$/],
  ['ru', '10\u00a0000,00', /^\d\d\.\d\d,? \d\d:\d\d$/],
])('in %s what was owned last stands there with its time, where home has it', async (language, worth, moment) => {
  const phone = await usedBefore(language);
  await phone.page.route('**/account/list', () => undefined);
  const letGo = await openAgain(phone, home);
  await phone.page.locator('.own b').waitFor();
  // Its figures are asked for with the first text that is written in them.
  await phone.page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
  expect((await standing(phone, '.own time')).text).toMatch(moment);
  const before = await Promise.all([standing(phone, '.own b'), standing(phone, '.own time')]);
  expect(before[0].text).toBe(worth);
  letGo();
  await phone.page.locator('section.bg-banner time').waitFor();
  expect(
    await Promise.all([
      standing(phone, 'section.bg-banner p > span >> nth=0'),
      standing(phone, 'section.bg-banner time'),
    ]),
  ).toEqual(before);
  await phone.close();
});

/** The phone of somebody who is signed in and has never opened the app on it. */
async function neverUsed(hideBalances: string): Promise<Phone> {
  const phone = await app.phone('vi', { noWorker: true });
  await phone.page.addInitScript(
    ([text = '', hidden = '']) => {
      if (location.protocol !== 'http:') return;
      localStorage.setItem('session', text);
      localStorage.setItem('hideBalances', hidden);
    },
    [session, hideBalances],
  );
  return phone;
}

test('who comes for the first time reads what they own before the app is there, hidden where amounts are', async () => {
  for (const [hide, worth] of [
    ['false', '10.000,00'],
    ['true', '••••'],
  ] as const) {
    const phone = await neverUsed(hide);
    const letGo = await openAgain(phone, home);
    await phone.page.locator('.own b').waitFor();
    if (hide === 'false')
      await phone.page.waitForFunction(() => [...document.fonts].some(({ status }) => status === 'loaded'));
    expect((await standing(phone, '.own b')).text).toBe(worth);
    expect((await standing(phone, '.own time')).text).toMatch(/\d\d:\d\d/);
    const before = (await standing(phone, '.own b')).at;
    letGo();
    await phone.page.locator('section.bg-banner .text-hero').waitFor();
    expect((await standing(phone, 'section.bg-banner p > span >> nth=0')).at).toEqual(before);
    await phone.close();
  }
});

test('who opens a chart for the first time reads its price with its time before the app is there', async () => {
  const phone = await neverUsed('false');
  // It is asked for more than once: what stands there is one of the answers.
  const answered: number[] = [];
  await phone.page.route('**/market/tickers', async (route) => {
    const response = await route.fetch();
    const { data } = (await response.json()) as { data: { symbol: string; price: string }[] };
    answered.push(Number(data.find(({ symbol }) => symbol === 'BTCUSDT')?.price));
    await route.fulfill({ response });
  });
  const letGo = await openAgain(phone, chart);
  await phone.page.locator('#early-price b').waitFor();
  const before = await standing(phone, '#early-price b');
  expect(answered).toContain(Number(before.text.replaceAll('.', '').replace(',', '.')));
  expect((await standing(phone, '#early-price time')).text).toMatch(/\d\d:\d\d/);
  letGo();
  await phone.page.locator('#early-price').waitFor({ state: 'detached' });
  const { at } = await standing(phone, 'main .text-title');
  expect([at[0], at[1], at[3]]).toEqual([before.at[0], before.at[1], before.at[3]]);
  await phone.close();
});

test('hidden amounts stay hidden, and nothing of somebody else’s is there', async () => {
  const phone = await usedBefore('vi');
  const shownWith = async (key: string, value: string): Promise<string> => {
    // Before any script of the page: the app of the visit before may still be writing.
    await phone.page.addInitScript(([name = '', text = '']) => localStorage.setItem(name, text), [key, value]);
    const letGo = await openAgain(phone, home);
    await phone.page.locator('.prices b').first().waitFor();
    // On a busy machine what is written before the first painting may come a frame later.
    const text = await phone.page.evaluate(async () => {
      const written = (): string => document.querySelector('.own')?.textContent ?? '';
      for (let frame = 0; frame < 30 && written() === ''; frame += 1) await new Promise(requestAnimationFrame);
      return written();
    });
    await phone.page.unroute(scripts);
    letGo();
    return text;
  };
  expect(await shownWith('hideBalances', 'true')).toContain('••••');
  expect(await shownWith('hideBalances', 'true')).not.toMatch(/10[.]000/);
  expect(await shownWith('hideBalances', 'false')).toContain('10.000,00');
  const other = session.replace(/"userId":"\d+"/, '"userId":"9"');
  expect(other).not.toBe(session);
  await phone.page.route('**/account/list', () => undefined);
  expect(await shownWith('session', other)).toBe('');
  await phone.close();
});

test.each([320, 390, 700])(
  'at %i the chart has the last price with its time until that of now comes',
  async (width) => {
    const phone = await usedBefore('vi', { width, height: 800 });
    const letGo = await openAgain(phone, chart);
    await phone.page.locator('#early-price b').waitFor();
    const before = await standing(phone, '#early-price b');
    expect(before.text).toMatch(/^\d[\d.]*,\d\d$/);
    expect((await standing(phone, '#early-price time')).text).toMatch(/\d\d:\d\d/);
    letGo();
    await phone.page.locator('#early-price').waitFor({ state: 'detached' });
    const { at, text } = await standing(phone, 'main .text-title');
    expect(text).toMatch(/^\d[\d.]*,\d\d$/);
    expect([at[0], at[1], at[3]]).toEqual([before.at[0], before.at[1], before.at[3]]);
    await phone.close();
  },
);

/** Runs in the page before all else: keeps what its shell has shown last. */
function noteShell(): void {
  const look = (): void => {
    const rows = [...document.querySelectorAll('.boot .prices p')].map(({ textContent }) => textContent ?? '');
    if (rows.length > 0) Object.assign(globalThis, { shell: rows });
    requestAnimationFrame(look);
  };
  look();
}

test('a page that the device has kept has the prices that were known last, each with its time', async () => {
  const phone = await usedBefore('vi', { noWorker: false });
  await phone.context.addInitScript(noteShell);
  await phone.page.goto('about:blank');
  phone.problems.splice(0);
  await phone.page.goto(`${app.base}/${home}`);
  await phone.page.locator('.prices a').first().waitFor();
  const rows = await phone.page.evaluate(() => (globalThis as { shell?: string[] }).shell ?? []);
  expect(rows).toHaveLength(3);
  for (const row of rows) expect(row).toMatch(/^[A-Z]+ \d\d:\d\d\d[\d.]*,\d+$/);
  expect(phone.problems).toEqual([]);
  await phone.close();
});
