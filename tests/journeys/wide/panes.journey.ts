import { afterAll, beforeAll, expect, test } from 'vitest';
import { fast } from '../../../apps/web/locales/vi/fast.ts';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { funds } from '../../../apps/web/locales/vi/funds.ts';
import { kline } from '../../../apps/web/locales/vi/kline.ts';
import { spot } from '../../../apps/web/locales/vi/spot.ts';
import { words } from '../../../apps/web/locales/vi/workspace.ts';
import { closePositions } from '../../../apps/web/locales/vi/close-positions.ts';
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
  await signIn(app, user, 'nguoixepban2026');
  await go(user, 'market/market?symbol=BTCUSDT');
});
afterAll(() => app.close());

/** The panes column by column, each from above. */
const seen = ({ page }: Phone = user) =>
  page.evaluate(() =>
    Array.from(document.querySelectorAll<HTMLElement>('[data-pane]'), (pane) => ({
      name: pane.dataset['pane'] ?? '',
      ...pane.getBoundingClientRect().toJSON(),
    }))
      .sort((a: DOMRect, b: DOMRect) => a.x - b.x || a.y - b.y)
      .map(({ name }) => name)
      .join(),
  );
const atFirst = 'watchList,charts,dock,book,ticket';
const grip = (name: string) => user.page.getByRole('button', { name: workspace.move.replace('{panel}', name) });
const reset = async () => {
  await user.page.getByRole('button', { name: workspace.layout }).click();
  await user.page.getByRole('button', { name: workspace.reset }).click();
  await user.page.keyboard.press('Escape');
};

test('a pane changes places by the arrow keys, keeps the focus, and what was done is read out', async () => {
  const { page } = user;
  await expect.poll(() => seen()).toBe(atFirst);
  await grip(spot.book).focus();
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => seen()).toBe('watchList,book,dock,charts,ticket');
  await expect.poll(() => grip(spot.book).evaluate((one) => one === document.activeElement)).toBe(true);
  const said = workspace.exchanged.replace('{panel}', spot.book).replace('{other}', kline.title);
  expect(await page.getByRole('status').filter({ hasText: said }).count()).toBe(1);
  await page.keyboard.press('ArrowLeft');
  await expect.poll(() => seen()).toBe('book,watchList,dock,charts,ticket');
  // At the edge there is nothing to change places with.
  await page.keyboard.press('ArrowLeft');
  expect(await seen()).toBe('book,watchList,dock,charts,ticket');
});

test('it stands there after a reload, and on a device on which nothing was arranged', async () => {
  const { page } = user;
  await expect
    .poll(async () => (await ask<{ arrangement: string | null }>(user, 'GET /player/workspace')).arrangement)
    .toContain('"places":["book","watchList","dock","charts","ticket"]');
  await page.reload();
  await expect.poll(() => seen()).toBe('book,watchList,dock,charts,ticket');
  const session = (await page.evaluate(() => localStorage.getItem('session'))) ?? '';
  const other = await app.phone('vi', { width: 1440, height: 900, desktop: true, reducedMotion: true });
  await other.page.evaluate((kept) => localStorage.setItem('session', kept), session);
  await other.page.reload();
  await go(other, 'market/market?symbol=BTCUSDT');
  await expect.poll(() => seen(other)).toBe('book,watchList,dock,charts,ticket');
  await other.close();
  await reset();
  await expect.poll(() => seen()).toBe(atFirst);
});

test('a pane is dragged onto another one, or pressed here and there', async () => {
  const { page } = user;
  const ticket = page.locator('[data-pane=ticket]');
  await grip(workspace.dock).hover();
  await page.mouse.down();
  const { x = 0, y = 0, width = 0, height = 0 } = (await ticket.boundingBox()) ?? {};
  await page.mouse.move(x + width / 2, y + height / 2, { steps: 4 });
  await page.mouse.up();
  await expect.poll(() => seen()).toBe('watchList,charts,ticket,book,dock');
  await grip(workspace.ticket).click();
  expect(await grip(workspace.ticket).getAttribute('aria-pressed')).toBe('true');
  await grip(workspace.watchList).click();
  await expect.poll(() => seen()).toBe('ticket,charts,watchList,book,dock');
});

test('Delete folds a pane away, and the layout brings it back; nobody is kept from any of it', async () => {
  const { page } = user;
  await grip(spot.book).focus();
  await page.keyboard.press('Delete');
  await expect.poll(() => seen()).toBe('ticket,charts,watchList,dock');
  await page.evaluate(axe);
  expect(await axeFaults(user)).toEqual([]);
  await page.getByRole('button', { name: workspace.layout }).click();
  await page.getByRole('switch', { name: spot.book }).click();
  await page.keyboard.press('Escape');
  await expect.poll(() => seen()).toBe('ticket,charts,watchList,book,dock');
  await reset();
});

const command = async (text: string) => {
  const { page } = user;
  await page.locator('main').focus();
  await page.keyboard.press('/');
  await page.getByRole('combobox', { name: workspace.palette }).fill(text);
};

test('a transfer by a command fills its form, and moves nothing before that is sent', async () => {
  const { page } = user;
  await command('chuyển 500 sang futures');
  await page.getByRole('option').first().getByText(`${funds.account1} → ${funds.account3}`).waitFor();
  await page.keyboard.press('Enter');
  const form = page.getByRole('dialog', { name: funds.transferTitle });
  expect(await form.getByRole('textbox').inputValue()).toBe('500');
  const balance = async () =>
    (await ask<{ accountType: number; currencyCode: string; available: string }[]>(user, 'POST /account/list', {}))
      .filter((row) => row.accountType === 3 && row.currencyCode === 'USDT')
      .reduce((sum, row) => sum + Number(row.available), 0);
  expect(await balance()).toBe(0);
  await form.getByRole('button', { name: funds.transfer, exact: true }).click();
  await form.waitFor({ state: 'detached' });
  expect(await balance()).toBe(500);
});

test('closing one position by a command asks how much of it, and says what it leaves', async () => {
  const { page } = user;
  const order = { contractType: 'futures', symbol: 'ETHUSDT', direction: 'long', entrustType: 'market', lever: 20 };
  await ask(user, 'POST /portal/order/contractOrder', { ...order, lots: '3' });
  await command('đóng btc');
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).not.toContain('close=');
  expect(await page.locator('dialog[open]').count()).toBe(0);
  // A position that still waits for its first price is none to close.
  await page.getByRole('button', { name: futures.close, exact: true }).first().waitFor();
  await command('đóng eth');
  await page.getByRole('option').first().getByText(workspace.closeOneSentence.replace('{pair}', 'ETH/USDT')).waitFor();
  await page.keyboard.press('Enter');
  const question = page.getByRole('dialog', { name: closePositions.title });
  await question.getByText(closePositions.net).waitFor();
  await page.keyboard.press('Escape');
  expect(page.url()).not.toContain('close=');
});

test('what is pointed at tells its name and its key', async () => {
  const { page } = user;
  await go(user, 'market/market?symbol=BTCUSDT');
  const up = page.locator('[data-key=B]:visible');
  await up.hover();
  expect(await up.getAttribute('title')).toBe(`${fast.up} (B)`);
  await page.getByRole('button', { name: workspace.layout }).hover();
  expect(await page.getByRole('button', { name: workspace.layout }).getAttribute('title')).toBe(workspace.layout);
});
