import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrivals } from '../../../apps/web/locales/vi/arrivals.ts';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { words } from '../../../apps/web/locales/vi/workspace.ts';
import { ask, go, openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { cutWords } from '../every-page/crowded.ts';
import { signIn } from '../sign-in.ts';
import { axe, axeFaults } from './axe.ts';
import { headingFaults, namelessIn, orderFaults, sameNames, treeOf } from './spoken-tree.ts';

const { workspace } = words;

let app: App;
let user: Phone;
beforeAll(async () => {
  app = await openApp();
  user = await app.phone('vi', { width: 1440, height: 900, desktop: true, reducedMotion: true });
  await signIn(app, user, 'nguoibannghe2031');
});
afterAll(() => app.close());

const sizes = [
  [1024, 768],
  [1440, 900],
  [2560, 1440],
] as const;
const openDesk = async (path = 'contract/contract?symbol=BTCUSDT') => {
  await go(user, path);
  await user.page.getByRole('region', { name: workspace.ticket, exact: true }).waitFor();
  await user.page.locator('.animate-breathe.bg-raised').first().waitFor({ state: 'detached' });
};

/** What is wrong with the desk as it stands, for whoever can't see or point. */
async function spokenFaults(): Promise<string[]> {
  const nodes = await treeOf(user);
  return [
    ...namelessIn(nodes),
    ...sameNames(nodes),
    ...headingFaults(nodes),
    ...(await user.page.evaluate(orderFaults)),
    ...(await axeFaults(user)),
  ];
}

test.each(sizes)('at %i × %i all of the desk has a name, an order and a place', async (width, height) => {
  const { page } = user;
  await page.setViewportSize({ width, height });
  await openDesk();
  await page.evaluate(axe);
  expect(await spokenFaults()).toEqual([]);
  await page.emulateMedia({ forcedColors: 'active' });
  const inForced = await axeFaults(user);
  await page.emulateMedia({ forcedColors: 'none' });
  // Of letters it is told the page's own colour, which is not what is drawn then.
  expect(inForced.filter((fault) => !fault.startsWith('axe color-contrast'))).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
});

test.each(sizes)('with text twice as large it is read and used as ever at %i × %i', async (width, height) => {
  const phone = await app.phone('vi', { width, height, desktop: true, reducedMotion: true });
  const { page } = phone;
  const session = await phone.context.newCDPSession(page);
  await session.send('Page.setFontSizes', { fontSizes: { standard: 32, fixed: 26 } });
  await signIn(app, phone, `nguoibanlon${width}`);
  await go(phone, 'contract/contract?symbol=BTCUSDT');
  // Letters of that size leave room for the desk on the largest screen alone: on the others it is the page of a phone.
  await page.getByRole('button', { name: new RegExp(`^${futures.openLong}`) }).waitFor();
  await expect.poll(() => page.locator('[data-pane]').count()).toBe(width === 2560 ? 5 : 0);
  await page.locator('.animate-breathe.bg-raised').first().waitFor({ state: 'detached' });
  // What a pane scrolls lies behind the next one: only words are looked at that no scrolling brings.
  expect((await page.evaluate(cutWords)).filter((fault) => !fault.endsWith('over each other'))).toEqual([]);
  await page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);
  const { scrollWidth, clientWidth } = await page.evaluate(() => document.documentElement);
  expect(scrollWidth).toBe(clientWidth);
  await phone.close();
});

test('neither an open palette, nor a dialog, nor four charts, nor a position hides anything from anybody', async () => {
  const { page } = user;
  await page.setViewportSize({ width: 1440, height: 900 });
  await openDesk();
  await page.evaluate(axe);
  await page.locator('main').focus();
  await page.keyboard.press('/');
  const line = page.getByRole('combobox', { name: workspace.palette });
  await line.fill('sol');
  await page.getByRole('option').first().waitFor();
  expect(await spokenFaults(), 'palette').toEqual([]);
  await page.keyboard.press('Escape');
  await page.getByRole('button', { name: workspace.layout }).click();
  await page.getByText(workspace.fourCharts).click();
  expect(await spokenFaults(), 'layout').toEqual([]);
  await page.keyboard.press('Escape');
  await expect.poll(() => page.locator('figure').count()).toBe(4);
  expect(await spokenFaults(), 'four charts').toEqual([]);
  await page.getByRole('button', { name: workspace.layout }).click();
  await page.getByRole('button', { name: workspace.reset }).click();
  await page.keyboard.press('Escape');
  const order = { contractType: 'futures', symbol: 'BTCUSDT', direction: 'long', entrustType: 'market', lever: 20 };
  await ask(user, 'POST /account/executeUserCutTurn', { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '500' });
  await ask(user, 'POST /portal/order/contractOrder', { ...order, lots: '1' });
  await page.getByRole('region', { name: workspace.dock }).getByRole('article').first().waitFor();
  expect(await spokenFaults(), 'a position').toEqual([]);
});

/** Runs in the app: what a screen reader would read out in so many milliseconds, and how much changed beside it. */
function listen(forMs: number): Promise<{ changes: number; readOut: string[] }> {
  const live = '[aria-live]:not([aria-live=off]), [role=status], [role=alert], [role=log]';
  const readOut: string[] = [];
  let changes = 0;
  const watcher = new MutationObserver((records) => {
    const heard = new Set<string>();
    for (const { target, addedNodes } of records) {
      changes += 1;
      const element = target instanceof Element ? target : target.parentElement;
      const region = element?.closest(`${live}, [role=timer]`);
      if (!region || region.role === 'timer' || region.textContent === '') continue;
      // A region that is not read as a whole is read by what has come into it.
      const parts =
        region.ariaAtomic === 'false' ? [...addedNodes, ...(addedNodes.length > 0 ? [] : [target])] : [region];
      for (const part of parts) heard.add(part.textContent ?? '');
    }
    readOut.push(...heard);
  });
  watcher.observe(document.body, { subtree: true, childList: true, characterData: true });
  return new Promise((resolve) => {
    setTimeout(() => {
      watcher.disconnect();
      resolve({ changes, readOut });
    }, forMs);
  });
}

test('for twenty seconds prices move on every part of the desk, and none is read out', async () => {
  await openDesk();
  await user.page.waitForTimeout(1_000);
  const { changes, readOut } = await user.page.evaluate(listen, 20_000);
  expect(changes).toBeGreaterThan(100);
  expect(readOut).toEqual([]);
});

test('a result is read out once', async () => {
  await openDesk('market/market?symbol=BTCUSDT');
  await ask(user, 'POST /portal/order/contractOrder', {
    contractType: 'fast',
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    amount: '10',
  });
  const heard = user.page.evaluate(listen, 42_000);
  const card = user.page.getByRole('status', { name: arrivals.title }).getByRole('article');
  await card.waitFor({ timeout: 45_000 });
  const [result = ''] = /[+−][\d.,]+\sUSDT/.exec(await card.innerText()) ?? [];
  expect(result).not.toBe('');
  const { readOut } = await heard;
  expect(readOut.filter((text) => text.includes(result))).toHaveLength(1);
}, 90_000);

test('what has no name, the same name twice, skips a heading, or is reached out of order is found', async () => {
  const { page } = user;
  await page.setContent(`<main><h1>A</h1><h3>C</h3><section aria-label="P">x</section>
    <section aria-label="P">y</section><button></button><p tabindex="2">p</p></main><div class="workspace">
    <section aria-label="R" style="position:absolute;left:200px">r</section>
    <section aria-label="L" style="position:absolute;left:0">l</section></div>`);
  const nodes = await treeOf(user);
  expect(namelessIn(nodes)).toEqual(['button has no name']);
  expect(await page.evaluate(orderFaults)).toEqual(['P jumps the order', '“L” is read after what stands behind it']);
  expect(sameNames(nodes)).toEqual(['region “P” stands 2 times']);
  expect(headingFaults(nodes)).toEqual(['“C” is of level 3 after 1']);
});
