import { afterAll, beforeAll, expect, test } from 'vitest';
import { quotations } from '../../../apps/web/locales/vi/quotations.ts';
import { spot } from '../../../apps/web/locales/vi/spot.ts';
import { funds } from '../../../apps/web/locales/vi/funds.ts';
import { notices } from '../../../apps/web/locales/vi/notices.ts';
import { shell } from '../../../apps/web/locales/vi/shell.ts';
import { words } from '../../../apps/web/locales/vi/workspace.ts';
import { go, openApp, type App } from '../app.ts';
import { newAccount } from '../client.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

const { workspace } = words;

let app: App;
let user: Phone;
beforeAll(async () => {
  app = await openApp();
  user = await app.phone('vi', { width: 1440, height: 900, desktop: true, reducedMotion: true });
  await signIn(app, user, 'nguoicotcot2026');
});
afterAll(() => app.close());

test('what heads the quotations stands over its column', async () => {
  const { page } = user;
  await go(user, 'quotation/quotation');
  const row = page.getByRole('main').getByRole('listitem').filter({ hasText: 'BTC' });
  await row.waitFor();
  const rightOf = async (found: typeof row): Promise<number> => {
    const box = await found.boundingBox();
    return (box?.x ?? 0) + (box?.width ?? 0);
  };
  const heading = page.getByRole('button', { name: quotations.change, exact: true });
  const change = row.locator('[data-direction]').last();
  expect(Math.abs((await rightOf(heading)) - (await rightOf(change)))).toBeLessThan(2);
});

test('what sends the ticket of spot is in sight without scrolling, as those of the others are', async () => {
  const { page } = user;
  await go(user, 'currency/currency?symbol=BTCUSDT');
  const send = page.getByRole('region', { name: spot.ticket }).getByRole('button', {
    name: spot.buyBase.replace('{base}', 'BTC'),
  });
  await send.waitFor();
  const seen = await send.evaluate((button) => {
    const { left, width, bottom } = button.getBoundingClientRect();
    return button.contains(document.elementFromPoint(left + width / 2, bottom - 2));
  });
  expect(seen).toBe(true);
});

/** Who has nothing at all. */
async function newcomer(account: string, height: number): Promise<Phone> {
  const { session } = await newAccount(app.base, account);
  const phone = await app.phone('vi', { width: 1440, height, desktop: true, reducedMotion: true });
  await phone.page.evaluate((kept) => localStorage.setItem('session', kept), session);
  await phone.page.reload();
  return phone;
}

test.each([
  ['market/market', 'nguoitrangtay1'],
  ['contract/contract', 'nguoitrangtay2'],
  ['currency/currency', 'nguoitrangtay3'],
])('who has nothing sees the offer of test funds whole beside %s, once', async (ticket, account) => {
  const phone = await newcomer(account, 720);
  const { page } = phone;
  await go(phone, `${ticket}?symbol=BTCUSDT`);
  const panel = page.getByRole('region', { name: workspace.ticket });
  const offers = panel.getByRole('button', { name: new RegExp(funds.take.replace('{amount}', '.*')) });
  await offers.first().waitFor();
  await panel
    .getByRole('button', { name: /^(Tăng|Mở Long|Mua BTC)/ })
    .last()
    .waitFor();
  const seen = await offers.evaluateAll((buttons) =>
    buttons
      .filter((button) => button.checkVisibility())
      .map((button) => {
        const { left, right, top, bottom } = button.getBoundingClientRect();
        const corners = [top + 2, bottom - 2].flatMap((y) => [left + 12, right - 12].map((x) => [x, y] as const));
        return corners.every(([x, y]) => button.contains(document.elementFromPoint(x, y)));
      }),
  );
  expect(seen).toEqual([true]);
  await phone.close();
});

test('on a high screen the book has all levels that the server tells, none of them cut', async () => {
  const phone = await newcomer('nguoimanhinhcao', 1440);
  const { page } = phone;
  await go(phone, 'market/market?symbol=BTCUSDT');
  const pane = page.locator('[data-pane=book]');
  const levels = pane.getByRole('list', { name: spot.bids }).getByRole('listitem');
  await expect.poll(() => levels.count()).toBe(20);
  const bottomOf = async (found: typeof pane): Promise<number> => {
    const box = await found.boundingBox();
    return (box?.y ?? 0) + (box?.height ?? 0);
  };
  expect((await bottomOf(levels.last())) - (await bottomOf(pane))).toBeLessThan(1);
  await phone.close();
});

test('messages and announcements that are not there yet say what to do meanwhile', async () => {
  const phone = await newcomer('nguoikhongtin2026', 900);
  const { page } = phone;
  await go(phone, 'messages/messages');
  await page.getByText(notices.noMessagesText).waitFor();
  await page.getByRole('main').getByRole('link', { name: shell.market, exact: true }).click();
  await page.waitForURL(/market\/market/);
  await phone.close();
});
