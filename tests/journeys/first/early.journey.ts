import { afterAll, beforeAll, expect, test } from 'vitest';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { newAccount } from '../client.ts';

let app: App;
let session: string;
beforeAll(async () => {
  app = await openApp();
  const client = await newAccount(app.base, 'nguoivao2033');
  await client.call('POST /account/testFunds');
  ({ session } = client);
});
afterAll(() => app.close());

/** The page of somebody who is signed in, before it is opened. */
async function signedIn(): Promise<Phone> {
  const phone = await app.phone('vi', { noWorker: true });
  await phone.page.evaluate((text) => {
    localStorage.setItem('session', text);
  }, session);
  await phone.page.goto('about:blank');
  // An empty page has no storage to set the language in.
  phone.problems.splice(0);
  return phone;
}
/** Which calls are made, each as often as it is. */
function callsOf({ page }: Phone): string[] {
  const calls: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch')
      calls.push(`${new URL(request.url()).pathname} ${request.postData() ?? ''}`.trim());
  });
  return calls;
}
const own = /10[.]000/;

test('what holds up the first page is asked for once, by the page itself', async () => {
  const phone = await signedIn();
  const calls = callsOf(phone);
  // The app would ask for what nobody has taken, and the live line for the own things anew: neither is there yet.
  await phone.page.route('**/stream/**', () => undefined);
  await phone.page.goto(`${app.base}/#/pages/futures/kline?symbol=BTCUSDT`);
  await phone.page.waitForFunction(
    () => (globalThis as { early?: { answers: Map<string, unknown> } }).early?.answers.size === 0,
  );
  await phone.page.locator('canvas').first().waitFor();
  const candles = JSON.stringify({ symbol: 'BTCUSDT', period: '15m', limit: 200 });
  const times = (call: string): number => calls.filter((each) => each === call).length;
  expect(
    [`/portal/market/kline ${candles}`, '/portal/market/tickers', '/common/getConfig', '/account/list {}'].map(times),
  ).toEqual([1, 1, 1, 1]);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

/** Runs in the page before all else: whether its page was there when its bar of tabs came. */
function watchBar(): void {
  new MutationObserver((_, watcher) => {
    if (document.querySelector('nav.tabs') === null) return;
    watcher.disconnect();
    Object.assign(globalThis, { together: document.querySelector('main:not(:empty)') !== null });
  }).observe(document, { childList: true, subtree: true });
}
const together = ({ page }: Phone) =>
  page
    .waitForFunction(() => String((globalThis as { together?: boolean }).together).replace('undefined', ''))
    .then((found) => found.jsonValue());

test('bars and page come in one go where its code is as good as there, and bars alone where it is not', async () => {
  const phone = await signedIn();
  const { page } = phone;
  await phone.context.addInitScript(watchBar);
  // Time stands still: nobody's patience ends, however slow the machine is.
  await page.clock.install();
  await page.clock.pauseAt(Date.now() + 1_000);
  const nobody = (): void => undefined;
  let letGo = nobody;
  const held = () =>
    page.route(/\/assets\/home-[^/]+\.js$/, async (route) => {
      await new Promise<void>((resolve) => (letGo = resolve));
      await route.continue().catch(() => undefined);
    });
  await held();
  const words = page.waitForEvent('requestfinished', (request) => /\/assets\/vi-/.test(request.url()));
  await page.goto(app.base, { waitUntil: 'commit' });
  await words;
  await expect.poll(() => letGo === nobody).toBe(false);
  letGo();
  expect(await together(phone)).toBe('true');
  await page.reload({ waitUntil: 'commit' });
  await expect
    .poll(async () => {
      await page.clock.runFor(60);
      return page.locator('nav.tabs').count();
    })
    .toBe(1);
  expect(await together(phone)).toBe('false');
  await phone.close();
});

test('until it is known what stands in the middle of home, its foot is out of sight', async () => {
  const phone = await signedIn();
  const { page } = phone;
  await page.clock.install();
  await page.route('**/tickerCollect/get', () => undefined);
  await page.goto(app.base);
  const foot = page.locator('main + footer');
  await expect
    .poll(async () => {
      await page.clock.runFor(10);
      return foot.count();
    })
    .toBe(1);
  expect((await foot.boundingBox())?.y).toBeGreaterThan(844);
  await phone.close();
});

test('what failed early is asked for again, and stands there', async () => {
  const phone = await signedIn();
  let tries = 0;
  await phone.page.route('**/account/list', async (route) => {
    tries += 1;
    await (tries === 1 ? route.abort() : route.continue());
  });
  await phone.page.goto(app.base);
  await phone.page.getByText(own).first().waitFor();
  expect(tries).toBeGreaterThan(1);
  await phone.close();
});

test('a script that stands in the page and is not of the build does not run', async () => {
  const phone = await signedIn();
  await phone.page.route(`${app.base}/`, async (route) => {
    const answer = await route.fetch();
    const body = (await answer.text()).replace('</head>', '<script>globalThis.planted = true</script></head>');
    await route.fulfill({ response: answer, body });
  });
  await phone.page.goto(app.base);
  await phone.page.getByText(own).first().waitFor();
  expect(await phone.page.evaluate(() => 'planted' in globalThis)).toBe(false);
  expect(phone.problems.join()).toContain('Content Security Policy');
  await phone.close();
});
