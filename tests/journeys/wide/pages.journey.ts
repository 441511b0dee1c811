import { afterAll, beforeAll, expect, test } from 'vitest';
import { arrivals } from '../../../apps/web/locales/vi/arrivals.ts';
import { earn } from '../../../apps/web/locales/vi/earn.ts';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { words } from '../../../apps/web/locales/vi/workspace.ts';
import { ask, go, openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import { signIn } from '../sign-in.ts';

let app: App;
let user: Phone;
beforeAll(async () => {
  app = await openApp();
  user = await app.phone('vi', { width: 1440, height: 900, desktop: true, reducedMotion: true });
  await signIn(app, user, 'nguoirongrai2026');
  await ask(user, 'POST /account/executeUserCutTurn', { fromType: 1, toType: 3, currencyCode: 'USDT', amount: '500' });
});
afterAll(() => app.close());

const openFutures = (more: object = {}) =>
  ask<{ orderNo: string }>(user, 'POST /portal/order/contractOrder', {
    contractType: 'futures',
    symbol: 'BTCUSDT',
    direction: 'long',
    entrustType: 'market',
    lever: 20,
    lots: '2',
    ...more,
  });
const dock = () => user.page.getByRole('region', { name: words.workspace.dock });

test('the ticket of futures has its chart on a wide screen too', async () => {
  const { page } = user;
  await go(user, 'contract/contract?symbol=BTCUSDT');
  const ticket = page.getByRole('region', { name: words.workspace.ticket, exact: true });
  const chart = ticket.getByRole('img', { name: futures.chartOf.replace('{pair}', 'BTC/USDT') });
  await expect.poll(async () => (await chart.boundingBox())?.height ?? 0).toBeGreaterThan(100);
  await ticket.getByRole('slider', { name: futures.takeProfit }).waitFor();
});

test('cards of positions stand beside each other where there is room', async () => {
  await openFutures();
  await openFutures({ symbol: 'ETHUSDT' });
  const cards = dock().getByRole('article');
  // Read in one go: a card that is drawn anew in between has no place for a moment.
  const places = () => cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().toJSON() as DOMRect));
  // The second one comes into its place with the first picture after it.
  const apart = async (): Promise<readonly [number, number | null]> => {
    const [one, other] = await places();
    if (one === undefined || other === undefined) return [0, null];
    return [Math.abs(one.x - other.x), Math.abs(one.y - other.y)];
  };
  await expect.poll(async () => (await apart())[0]).toBeGreaterThan(300);
  expect([(await places()).length, (await apart())[1]]).toEqual([2, 0]);
});

test('both legs of a locked pair close with one call, and the rest stays', async () => {
  const { page } = user;
  const held = async () =>
    (
      await ask<{ list: { orderNo: string }[] }>(user, 'POST /portal/order/getContractOrder', {
        contractType: 'futures',
        status: 'holding',
        symbol: 'BTCUSDT',
      })
    ).list;
  // It is a card from its order on, and a position from the next price on.
  await expect.poll(async () => (await held()).length).toBe(1);
  const orderNo = (await held())[0]?.orderNo ?? '';
  await ask(user, `POST /portal/order/contractChaseOrder/${orderNo}?action=lock`, {});
  await dock().getByRole('button', { name: futures.unlock }).click();
  const sent: unknown[] = [];
  page.on('request', (request) => {
    if (request.method() === 'POST' && request.url().includes('/portal/order/') && !request.url().includes('get'))
      sent.push([new URL(request.url()).pathname, request.postDataJSON()]);
  });
  await page.getByRole('dialog').getByRole('button', { name: futures.closeBoth }).click();
  await expect.poll(() => dock().getByRole('article').count()).toBe(1);
  expect(sent).toEqual([['/portal/order/closeAll', { orderId: orderNo }]]);
  const { list } = await ask<{ list: { status: string }[] }>(user, 'POST /portal/order/getContractOrder', {
    contractType: 'futures',
    symbol: 'BTCUSDT',
  });
  expect(list.map(({ status }) => status)).toEqual(['closed', 'closed']);
});

test('a result is a card in the middle, not a bar across the screen', async () => {
  const { page } = user;
  await page.setViewportSize({ width: 2560, height: 1440 });
  await go(user, 'market/market?symbol=BTCUSDT');
  await ask(user, 'POST /portal/order/contractOrder', {
    contractType: 'fast',
    symbol: 'BTCUSDT',
    direction: 'up',
    seconds: 30,
    amount: '10',
  });
  const card = page.getByRole('status', { name: arrivals.title }).getByRole('article');
  await card.waitFor({ timeout: 45_000 });
  const { x = 0, width = 0 } = (await card.boundingBox()) ?? {};
  expect(width).toBeLessThanOrEqual(480);
  expect(Math.abs(x + width / 2 - (2560 + 72) / 2)).toBeLessThan(24);
  await page.setViewportSize({ width: 1440, height: 900 });
}, 90_000);

test('what is locked stands beside what is on sale', async () => {
  const { page } = user;
  const [product] = await ask<{ id: string }[]>(user, 'GET /lockMining/products');
  await ask(user, 'POST /lockMining/purchase', { productId: product?.id, amount: '100' });
  await go(user, 'lockMining/lockMining');
  const own = page.getByRole('heading', { name: earn.activeOrders });
  const onSale = page.getByRole('heading', { name: earn.products });
  await page.getByRole('main').locator('a[href*="orderDetail"]').waitFor();
  const [left, right] = await Promise.all([own.boundingBox(), onSale.boundingBox()]);
  expect((right?.x ?? 0) - (left?.x ?? 0)).toBeGreaterThan(400);
});
