import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrivals } from '../../../apps/web/locales/vi/arrivals.ts';
import { fair } from '../../../apps/web/locales/vi/fair.ts';
import { fast } from '../../../apps/web/locales/vi/fast.ts';
import { moment } from '../../../apps/web/locales/vi/moment.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import type { Client } from '../client.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const patience = 60_000;
const place = (user: Client, direction: 'up' | 'down', amount = '10') =>
  user.call<{ orderNo: string }>('POST /portal/order/contractOrder', {
    contractType: 'fast',
    symbol: 'BTCUSDT',
    direction,
    seconds: 30,
    amount,
  });
const cardIn = ({ page }: Phone) => page.getByRole('status', { name: arrivals.title }).getByRole('article');

async function openAt(phone: Phone, path: string): Promise<void> {
  await phone.page.goto(`${app.base}/health`);
  await phone.page.goto(`${app.base}/#/pages/${path}`);
  await phone.page.waitForFunction(() => Object.keys(localStorage).some((key) => key.startsWith('told ')));
}

/** Runs in the app: how a result is told, but for its colour and its words: how large, and what moves. */
function lookOf(card: Element): string[] {
  const parts = [card, ...card.querySelectorAll('*')].map((part) => {
    const { fontSize, fontWeight, animationName, animationDuration } = getComputedStyle(part);
    const { width, height } = part.getBoundingClientRect();
    const size = part instanceof SVGElement ? '' : `${Math.round(height)} high`;
    return [part.tagName, width > 0 ? size : '', fontSize, fontWeight, animationName, animationDuration].join(' ');
  });
  // A tick has one line, a cross two.
  return parts.filter((part) => !part.startsWith('path'));
}

test('of two that bet against each other a loss is told as calmly as a gain, for six seconds', async () => {
  const [one, other] = await Promise.all([app.phone('vi'), app.phone('vi')]);
  const users = await Promise.all([signIn(app, one, 'nguoidatlen2026'), signIn(app, other, 'nguoidatxuong2026')]);
  for (const phone of [one, other]) await openAt(phone, 'quotation/quotation');
  // Exits at one price are ties, which neither has won.
  const [up] = await Promise.all([place(users[0], 'up'), place(users[1], 'down')]);
  const told = await Promise.all(
    [one, other].map(async (phone) => {
      const card = cardIn(phone);
      await card.waitFor({ timeout: patience });
      const came = performance.now();
      await card.getByText(fair.sealed.replace('{ok}/{all}', '7/7')).waitFor();
      const look = await card.evaluate(lookOf);
      const text = await card.innerText();
      const see = await card.getByRole('link', { name: moment.see }).getAttribute('href');
      await card.waitFor({ state: 'detached', timeout: 20_000 });
      return { look, text, see, stoodMs: performance.now() - came };
    }),
  );
  const [first, second] = told;
  expect(first?.see).toBe(`#/pages/market/settlement?orderNo=${up.orderNo}`);
  const signs = told.map(({ text }) => /([+−])\d/.exec(text)?.[1] ?? 'tie').toSorted();
  expect([['+', '−'].toSorted(), ['tie', 'tie']]).toContainEqual(signs);
  if (signs[0] !== 'tie') expect(first?.look).toEqual(second?.look);
  for (const { stoodMs } of told) {
    expect(stoodMs).toBeGreaterThan(4_500);
    expect(stoodMs).toBeLessThan(9_000);
  }
  await Promise.all([one.close(), other.close()]);
});

test('under the ticket stand the last five results, the newest first, each leading to its order', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoinamketqua2026');
  const placed: string[] = [];
  // Stakes of their own tell them apart.
  for (const stake of ['1', '2', '3', '4', '5', '6']) placed.push((await place(user, 'up', stake)).orderNo);
  await openAt(phone, 'market/market?symbol=BTCUSDT');
  const results = page.getByRole('region', { name: fast.lastResults }).getByRole('link');
  const orders = () =>
    results.evaluateAll((links) => links.map((link) => link.getAttribute('href')?.split('orderNo=')[1] ?? ''));
  await expect.poll(orders, { timeout: patience }).toEqual(placed.toReversed().slice(0, 5));
  const texts = await results.allInnerTexts();
  for (const text of texts) expect(text).toMatch(new RegExp(`^BTC\\s+([+−]\\d|${fast.tie})`));
  await results.nth(4).click();
  await page.waitForURL(new RegExp(`settlement\\?orderNo=${placed[1]}`));
  await phone.close();
});
