import { afterAll, beforeAll, expect, test } from 'vitest';
import { futures } from '../../apps/web/locales/vi/futures.ts';
import { shell } from '../../apps/web/locales/vi/shell.ts';
import { openApp, type App } from './app.ts';
import type { Phone } from './browser.ts';
import { signIn, type Signed } from './sign-in.ts';

let app: App;
beforeAll(async () => { app = await openApp(); });
afterAll(() => app.close());

interface Row { id: string; status: string; direction: string; openPrice: string; stopLoss: string | null; closeReason: string | null; profit: string | null }
const rows = async (user: Signed, status: string) =>
  (await user.call<{ list: Row[] }>('/portal/order/getContractOrder', { contractType: 'futures', status })).list;
const card = (phone: Phone, name: string) => phone.page.getByRole('article', { name: new RegExp(name) });
const press = (phone: Phone, name: string) => phone.page.getByRole('button', { name, exact: true });
/** The button of the sheet or question that is open. */
const answer = (phone: Phone, name: string) => phone.page.locator('dialog[open]').getByRole('button', { name, exact: true });

/** Puts both stops of a short so near to the price that one of them is reached soon. */
async function setNearStops(phone: Phone, user: Signed): Promise<void> {
  const { page } = phone;
  await expect.poll(async () => {
    const price = Number(await page.evaluate(async () => ((await (await fetch('/market/getLatestPrice?symbol=BTCUSDT')).json()) as { data: { price: string } }).data.price));
    await press(phone, futures.setStops).click();
    const sheet = page.locator('dialog[open]');
    await sheet.getByRole('textbox').nth(0).fill((price * 0.9998).toFixed(2).replace('.', ','));
    await sheet.getByRole('textbox').nth(1).fill((price * 1.0002).toFixed(2).replace('.', ','));
    await answer(phone, shell.save).click({ timeout: 2_000 }).catch(() => undefined);
    // The price may have run past a stop while it was typed; then the sheet says so and it is tried again.
    await page.waitForTimeout(700);
    if ((await sheet.count()) > 0) await page.keyboard.press('Escape');
    const [open] = await rows(user, 'active');
    return open === undefined || open.stopLoss !== null;
  }, { timeout: 40_000, interval: 300 }).toBe(true);
}

test('a position is opened, moves, is reversed, locked, unlocked and stopped out', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoiban2026', { toType: 3, amount: '8000' });
  await page.goto(`${app.base}/#/pages/contract/contract?symbol=BTCUSDT`);
  await page.getByLabel(futures.lots, { exact: true }).fill('100');
  await page.getByRole('button', { name: new RegExp(`^${futures.openLong}`) }).click();
  // Liquidation price and fees stand in the question before anything is placed.
  await page.locator('dialog[open]').getByText(futures.liquidation).first().waitFor();
  expect(await rows(user, 'active')).toHaveLength(0);
  await answer(phone, futures.openLong).click();
  await card(phone, futures.long).waitFor();
  await expect.poll(async () => (await rows(user, 'active')).length).toBe(1);

  const shown = () => card(phone, futures.long).innerText();
  const before = await shown();
  await expect.poll(shown, { timeout: 10_000 }).not.toBe(before);

  await press(phone, futures.reverse).click();
  await answer(phone, futures.reverse).click();
  await card(phone, futures.short).waitFor();
  expect((await rows(user, 'closed'))[0]).toMatchObject({ closeReason: 'reverse', direction: 'long' });

  await press(phone, futures.lock).click();
  await answer(phone, futures.lock).click();
  await card(phone, futures.lockedPair).waitFor();
  expect(await rows(user, 'locked')).toHaveLength(2);
  await press(phone, futures.unlock).click();
  await answer(phone, futures.closeLong).click();
  await card(phone, futures.lockedPair).waitFor({ state: 'hidden' });
  await card(phone, futures.short).waitFor();
  expect(await rows(user, 'locked')).toHaveLength(0);

  await setNearStops(phone, user);
  await expect.poll(async () => (await rows(user, 'active')).length, { timeout: 90_000 }).toBe(0);
  expect((await rows(user, 'closed')).map(({ closeReason }) => closeReason)).toContainEqual(expect.stringMatching(/stopLoss|stopProfit/));
  await card(phone, futures.short).waitFor({ state: 'hidden' });
  await page.goto(`${app.base}/#/pages/contract/contractOrder`);
  await page.getByRole('tab', { name: futures.tabClosed }).click();
  await page.locator('main').getByText(/BTC/).locator('visible=true').first().waitFor();
  expect(phone.problems).toEqual([]);
  await phone.close();
});
