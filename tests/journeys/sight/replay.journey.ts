import { setTimeout as wait } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fast } from '../../../apps/web/locales/en/fast.ts';
import { words } from '../../../apps/web/locales/en/replay.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import type { Client } from '../client.ts';
import { signIn } from '../sign-in.ts';

const { replay } = words;

interface Order {
  readonly orderNo: string;
  readonly orderPrice: string;
  readonly openTime: number;
  readonly result: 'win' | 'lose' | 'tie' | null;
  readonly salePrice: string;
}
interface Mark {
  readonly time: number;
  readonly price: string;
}

let app: App;
let user: Client;
let order: Order;
/** As the public record has them, from the first that is shown on. */
let marks: readonly Mark[];

/** Places a contract over 10 USDT at 80 % and waits until it is settled. */
async function settle(): Promise<Order> {
  const terms = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' };
  const { orderNo } = await user.call<Order>('POST /portal/order/contractOrder', terms);
  const row = async () =>
    (
      await user.call<{ list: Order[] }>('POST /portal/order/getContractOrder', {
        contractType: 'fast',
        orderNo,
        limit: 1,
      })
    ).list[0];
  for (let tries = 0; tries < 90; tries += 1) {
    const found = await row();
    if (found !== undefined && found.result !== null) return found;
    await wait(500);
  }
  throw new Error('the contract was not settled');
}

beforeAll(async () => {
  app = await openApp();
  const phone = await app.phone('en');
  user = await signIn(app, phone, 'phatlai2026');
  await phone.close();
  order = await settle();
  const { content } = await user.call<{ content: string }>(`GET /fair/receipt/${order.orderNo}`);
  const received = Number(/^terms (.*)$/m.exec(content)?.[1]?.split('|')[10]);
  const stretch = `symbol=BTCUSDT&from=${received - 1_000}&to=${order.openTime + 35_000}`;
  ({ marks } = await user.call<{ marks: Mark[] }>(`GET /fair/tape?${stretch}`));
});
afterAll(() => app.close());

async function open(options: { reducedMotion?: boolean; width?: number } = {}): Promise<Phone> {
  const phone = await app.phone('en', options);
  await phone.page.evaluate((session) => {
    localStorage.setItem('session', session);
  }, user.session);
  await phone.page.goto(`${app.base}/#/pages/market/settlement?orderNo=${order.orderNo}`);
  await phone.page.reload();
  return phone;
}

const slider = ({ page }: Phone) => page.getByRole('slider', { name: replay.moment });
const spoken = (phone: Phone) => slider(phone).getAttribute('aria-valuetext');
const button = ({ page }: Phone, name: string) => page.getByRole('button', { name, exact: true });

const written = (price: string): string =>
  Number(price).toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 });
const money = { win: '+8.00 USDT', lose: '−10.00 USDT', tie: '0.00 USDT' };
const standings = { win: replay.winning, lose: replay.losing, tie: replay.level };

/** What is said at the exit. */
const ending = (): string => {
  const exit = marks.find(({ time }) => time >= order.openTime + 30_000);
  const result = order.result ?? 'tie';
  const seconds = Math.floor(((exit?.time ?? 0) - order.openTime) / 1_000);
  return `${seconds}s: ${written(order.salePrice)}, ${fast[result]}: ${money[result]}`;
};

/** What is said of a moment on the way: from the public record, by the rule of the terms. */
function said(at: number): string {
  const price = marks.findLast(({ time }) => time <= at)?.price ?? '';
  const before = order.openTime - at;
  if (before > 0) return `${Math.ceil(before / 1_000)}s before entry: ${written(price)}`;
  const rise = Math.sign(Number(price) - Number(order.orderPrice));
  const standing = rise === 0 ? 'tie' : rise > 0 ? 'win' : 'lose';
  return `${Math.floor(-before / 1_000)}s: ${written(price)}, ${standings[standing]}: ${money[standing]}`;
}

test('a settled contract is led through by keyboard, each price as it was recorded, to its own result', async () => {
  const phone = await open();
  await expect.poll(() => spoken(phone)).toBe(ending());
  await slider(phone).press('Home');
  const from = marks[0]?.time ?? 0;
  for (let step = 0; step < 24; step += 1) {
    expect(await spoken(phone)).toBe(said(from + step * 250));
    await slider(phone).press('ArrowRight');
  }
  await slider(phone).press('PageUp');
  expect(await spoken(phone)).not.toBe(said(from + 24 * 250));
  await slider(phone).press('End');
  expect(await spoken(phone)).toBe(ending());
  await phone.page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('it plays in about ten seconds, waits where it is paused, and says how it ended', async () => {
  const phone = await open();
  await button(phone, replay.play).click();
  await button(phone, replay.pause).click();
  const paused = await spoken(phone);
  expect(paused).not.toBe(ending());
  await wait(600);
  expect(await spoken(phone)).toBe(paused);
  const began = Date.now();
  await button(phone, replay.play).click();
  const texts = new Set<string | null>();
  await expect
    .poll(
      async () => {
        texts.add(await spoken(phone));
        return button(phone, replay.play).count();
      },
      { timeout: 30_000 },
    )
    .toBe(1);
  expect(Date.now() - began).toBeGreaterThan(8_000);
  expect(texts.size).toBeGreaterThan(10);
  expect(await spoken(phone)).toBe(ending());
  await expect.poll(() => phone.page.locator('[data-spoken]').first().innerText()).toBe(ending());
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('where little movement is wanted nothing plays, and the price is under the finger', async () => {
  const phone = await open({ reducedMotion: true, width: 320 });
  await expect.poll(() => spoken(phone)).toBe(ending());
  expect(await button(phone, replay.play).count()).toBe(0);
  await wait(1_000);
  expect(await spoken(phone)).toBe(ending());
  await slider(phone).scrollIntoViewIfNeeded();
  const box = await slider(phone).boundingBox();
  if (box === null) throw new Error('it has a place');
  await phone.page.touchscreen.tap(box.x + box.width / 2, box.y + 40);
  const middle = ((await spoken(phone)) ?? '').split('s:')[0];
  expect(Math.abs(Number(middle) - 15)).toBeLessThanOrEqual(2);
  await phone.close();
});

test('a price that was changed on the way is not played', async () => {
  const phone = await app.phone('en', { noWorker: true });
  await phone.page.route('**/fair/tape*', async (route) => {
    const answer = await route.fetch();
    const body = (await answer.json()) as { data: { marks: { price: string }[] } };
    const mark = body.data.marks[20];
    if (mark !== undefined) mark.price = '1';
    await route.fulfill({ response: answer, json: body });
  });
  await phone.page.evaluate((session) => {
    localStorage.setItem('session', session);
  }, user.session);
  await phone.page.goto(`${app.base}/#/pages/market/settlement?orderNo=${order.orderNo}`);
  await phone.page.reload();
  await phone.page.getByText(replay.unchecked).waitFor();
  expect(await slider(phone).count()).toBe(0);
  await phone.close();
});
