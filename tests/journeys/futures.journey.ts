import { afterAll, beforeAll, expect, test } from 'vitest';
import { closePositions } from '../../apps/web/locales/vi/close-positions.ts';
import { fair } from '../../apps/web/locales/vi/fair.ts';
import { funds } from '../../apps/web/locales/vi/funds.ts';
import { futures } from '../../apps/web/locales/vi/futures.ts';
import { openPositions } from '../../apps/web/locales/vi/open-positions.ts';
import { limits } from '../../apps/web/locales/vi/limits.ts';
import { shell } from '../../apps/web/locales/vi/shell.ts';
import { words } from '../../apps/web/locales/vi/steps.ts';
import { openApp, type App } from './app.ts';
import type { Phone } from './browser.ts';
import type { Client } from './client.ts';
import { signIn } from './sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

interface Row {
  id: string;
  status: string;
  direction: string;
  lots: string;
  partOf: string | null;
  openPrice: string;
  stopProfit: string | null;
  stopLoss: string | null;
  closeReason: string | null;
  profit: string | null;
}
const rows = async (user: Client, status: string) =>
  (await user.call<{ list: Row[] }>('POST /portal/order/getContractOrder', { contractType: 'futures', status })).list;
/** What transfers have taken from the main account, USDT. */
async function movedOut(user: Client): Promise<number[]> {
  const { list } = await user.call<{ list: { amount: string }[] }>('GET /account/page?kind=transfer&type=1');
  return list.map(({ amount }) => -Number(amount));
}
const card = (phone: Phone, name: string) => phone.page.getByRole('article', { name: new RegExp(name) });
const press = (phone: Phone, name: string) => phone.page.getByRole('button', { name, exact: true });
/** The button of the sheet or question that is open. */
const answer = (phone: Phone, name: string) =>
  phone.page.locator('dialog[open]').getByRole('button', { name, exact: true });

/** Puts both stops of a short so near to the price that one of them is reached soon. */
async function setNearStops(phone: Phone, user: Client): Promise<void> {
  const { page } = phone;
  await expect
    .poll(
      async () => {
        const price = Number(
          await page.evaluate(
            async () =>
              ((await (await fetch('/market/getLatestPrice?symbol=BTCUSDT')).json()) as { data: { price: string } })
                .data.price,
          ),
        );
        await press(phone, futures.setStops).click();
        const sheet = page.locator('dialog[open]');
        await sheet
          .getByRole('textbox')
          .nth(0)
          .fill((price * 0.99993).toFixed(2).replace('.', ','));
        await sheet
          .getByRole('textbox')
          .nth(1)
          .fill((price * 1.00007).toFixed(2).replace('.', ','));
        await answer(phone, shell.save)
          .click({ timeout: 2_000 })
          .catch(() => undefined);
        // The price may have run past a stop while it was typed; then the sheet says so and it is tried again.
        await page.waitForTimeout(700);
        if ((await sheet.count()) > 0) await page.keyboard.press('Escape');
        const [open] = await rows(user, 'active');
        return open === undefined || open.stopLoss !== null;
      },
      { timeout: 40_000, interval: 300 },
    )
    .toBe(true);
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
  await expect.poll(shown).not.toBe(before);

  await press(phone, futures.reverse).click();
  await answer(phone, futures.reverse).click();
  await card(phone, futures.short).waitFor();
  await expect
    .poll(async () => (await rows(user, 'closed'))[0])
    .toMatchObject({ closeReason: 'reverse', direction: 'long' });

  await press(phone, futures.lock).click();
  await answer(phone, futures.lock).click();
  await card(phone, futures.lockedPair).waitFor();
  await expect.poll(async () => (await rows(user, 'locked')).length).toBe(2);
  await press(phone, futures.unlock).click();
  await answer(phone, futures.closeLong).click();
  await card(phone, futures.lockedPair).waitFor({ state: 'hidden' });
  await card(phone, futures.short).waitFor();
  await expect.poll(async () => (await rows(user, 'locked')).length).toBe(0);

  await setNearStops(phone, user);
  await expect.poll(async () => (await rows(user, 'active')).length, { timeout: 90_000 }).toBe(0);
  expect((await rows(user, 'closed')).map(({ closeReason }) => closeReason)).toContainEqual(
    expect.stringMatching(/stopLoss|stopProfit/),
  );
  await card(phone, futures.short).waitFor({ state: 'hidden' });
  await page.goto(`${app.base}/#/pages/contract/contractOrder`);
  await page.getByRole('tab', { name: futures.tabClosed }).click();
  await page.locator('main').getByText(/BTC/).locator('visible=true').first().waitFor();
  // A stop that the price has run past is refused, which browsers note.
  expect(phone.problems.filter((problem) => !problem.includes('/portal/order/setStopProfitAndLoss'))).toEqual([]);
  await phone.close();
});

test('a part of a position is closed on its sheet, then all positions at once', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoidong2026', { toType: 3, amount: '8000' });
  await page.goto(`${app.base}/#/pages/contract/contract?symbol=BTCUSDT`);
  const lots = page.getByLabel(futures.lots, { exact: true });
  await lots.fill('100');
  await page.getByRole('button', { name: new RegExp(`^${futures.openLong}`) }).click();
  await answer(phone, futures.openLong).click();
  await card(phone, futures.long).waitFor();
  // The same order again is not one press away.
  expect(await lots.inputValue()).toBe('');

  const sheet = page.locator('dialog[open]');
  // The sheet that it opens can be closed as well.
  await card(phone, futures.long).getByRole('button', { name: futures.close, exact: true }).click();
  await sheet.getByText(closePositions.whole).waitFor();
  await sheet.getByRole('button', { name: '25%', exact: true }).click();
  await expect.poll(() => sheet.getByRole('textbox').inputValue()).toBe('25');
  await sheet.getByText(closePositions.rest.replace('{lots}', '75 lot')).waitFor();
  await sheet.getByText(closePositions.net).waitFor();
  await sheet.getByRole('textbox').fill('101');
  expect(await sheet.getByText(futures.close, { exact: true }).isDisabled()).toBe(true);
  await sheet.getByRole('textbox').fill('40');
  await answer(phone, `${futures.close} · 40 lot`).click();
  await expect.poll(async () => (await rows(user, 'closed'))[0]).toMatchObject({ lots: '40', closeReason: 'user' });
  const [left] = await rows(user, 'active');
  expect(left).toMatchObject({ lots: '60' });
  expect((await rows(user, 'closed'))[0]?.partOf).toBe(left?.id);
  await card(phone, futures.long).getByText('60 lot', { exact: true }).waitFor();

  expect(await press(phone, futures.closeAll).count()).toBe(0);
  await page.getByRole('radio', { name: futures.short }).click();
  await lots.fill('20');
  await page.getByRole('button', { name: new RegExp(`^${futures.openShort}`) }).click();
  await answer(phone, futures.openShort).click();
  await press(phone, futures.closeAll).click();
  await sheet.getByText(closePositions.allText).waitFor();
  await answer(phone, futures.closeAll).last().click();
  await expect.poll(async () => (await rows(user, 'active')).length).toBe(0);
  await page.getByText(futures.noPositions).waitFor();
  expect((await rows(user, 'closed')).map((row) => row.lots).sort()).toEqual(['20', '40', '60']);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('the ticket begins with the side that was pressed under the chart', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  await signIn(app, phone, 'nguoichon2026');
  await page.goto(`${app.base}/#/pages/futures/kline?symbol=XAUUSDT`);
  for (const side of [futures.short, futures.long]) {
    await page.getByRole('link', { name: side, exact: true }).click();
    await expect.poll(() => page.getByRole('radio', { name: side }).isChecked()).toBe(true);
    await page.goBack();
  }
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('what an order lacks is moved from another own account with one press, and it opens', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoithieu2026');
  await page.goto(`${app.base}/#/pages/contract/contract?symbol=BTCUSDT`);
  await page.getByLabel(futures.lots, { exact: true }).fill('50');
  await page.getByRole('button', { name: new RegExp(`^${funds.transfer} · [0-9.]+,00 USDT$`) }).click();
  await page.getByText(futures.shortOffer).waitFor({ state: 'detached' });
  await page.getByRole('button', { name: new RegExp(`^${futures.openLong}`) }).click();
  await answer(phone, futures.openLong).click();
  await card(phone, futures.long).waitFor();
  await expect.poll(async () => (await rows(user, 'active')).map((row) => row.lots)).toEqual(['50']);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('what an order lacks is moved by the press that opens it, and one press sets both stops', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoichuyen2026');
  await page.goto(`${app.base}/#/pages/contract/contract?symbol=BTCUSDT`);
  await page.getByLabel(futures.lots, { exact: true }).fill('50');
  await press(phone, `${futures.stops} ±50%`).click();
  const typed = (name: string) => page.getByRole('textbox', { name, exact: true }).inputValue();
  const stops = [await typed(futures.takeProfit), await typed(futures.stopLoss)];
  await page.getByRole('button', { name: new RegExp(`^${futures.openLong}`) }).click();
  const sheet = page.locator('dialog[open]');
  const move = sheet.getByRole('button', { name: new RegExp(`^${openPositions.moveAndOpen.split('{')[0] ?? ''}`) });
  const moved = /[\d.]+,00 USDT/.exec((await move.textContent()) ?? '')?.[0] ?? '';
  await expect
    .poll(() => sheet.getByText(`${funds.from} · ${funds.account1}`).locator('..').innerText())
    .toContain(moved);
  expect(await movedOut(user)).toEqual([]);
  await move.click();
  await card(phone, futures.long).waitFor();
  const wire = (text: string) => Number(text.replaceAll('.', '').replace(',', '.').replace(' USDT', ''));
  const held = async () =>
    (await rows(user, 'active')).map((row) => [row.lots, Number(row.stopProfit), Number(row.stopLoss)]);
  await expect.poll(held).toEqual([['50', ...stops.map(wire)]]);
  expect(await movedOut(user)).toEqual([wire(moved)]);
  expect(phone.problems).toEqual([]);
  await phone.close();
});

test('a position that a link has opened shows what becomes of it', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoixem2026', { toType: 3, amount: '5000' });
  await user.call('POST /portal/order/contractOrder', {
    contractType: 'futures',
    symbol: 'BTCUSDT',
    direction: 'long',
    entrustType: 'market',
    lots: '50',
    lever: 5,
  });
  await expect.poll(async () => (await rows(user, 'active')).length).toBe(1);
  const [{ id } = { id: '' }] = await rows(user, 'active');
  await page.goto(`${app.base}/#/pages/contract/contractOrder?orderNo=${id}`);
  const sheet = page.locator('dialog[open]');
  await sheet.getByText(futures.tabActive, { exact: true }).waitFor();
  await page.waitForTimeout(2_000);
  await user.call(`POST /portal/order/endContractOrder/${id}`);
  await sheet.getByText(futures.reasonUser, { exact: true }).waitFor({ timeout: 12_000 });
  // Receipts, chain, opening and margin, its fee, closing and three sums.
  await sheet.getByRole('button', { name: fair.sealed.replace('{ok}/{all}', '9/9') }).click();
  await sheet.getByText(words.steps.closingFee).waitFor();
  expect(phone.problems).toEqual([]);
  // Where there is no receipt, as of what was closed in earlier versions, that is said in the place of the seal.
  await page.route('**/fair/receipts/*', (route) =>
    route.fulfill({ json: { code: 404, message: 'Không tìm thấy', data: { field: 'orderNo' } } }),
  );
  await page.reload();
  await sheet.getByText(words.steps.none).waitFor();
  await phone.close();
});

/** Refuses the first of these calls as the server would, and lets the others through. @returns how many were made */
async function refuseFirst(phone: Phone, call: string, data: object): Promise<() => number> {
  let made = 0;
  await phone.context.route(`**${call}`, async (route) => {
    made += 1;
    await (made > 1 ? route.continue() : route.fulfill({ json: { code: 400, message: 'Không được', data } }));
  });
  return () => made;
}

test('what is changed after a refusal is sent by the next press, however soon', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoisua2026', { toType: 3, amount: '5000' });
  await user.call('POST /portal/order/contractOrder', {
    contractType: 'futures',
    symbol: 'BTCUSDT',
    direction: 'long',
    entrustType: 'market',
    lots: '50',
    lever: 5,
  });
  await expect.poll(async () => (await rows(user, 'active')).length).toBe(1);
  const opened = Number((await rows(user, 'active'))[0]?.openPrice);
  await page.goto(`${app.base}/#/pages/contract/contract?symbol=BTCUSDT`);
  const stopsSent = await refuseFirst(phone, '/portal/order/setStopProfitAndLoss', {
    error: 'stop-invalid',
    field: 'stopLoss',
  });
  await press(phone, futures.setStops).click();
  const stopLoss = page.locator('dialog[open]').getByRole('textbox').nth(1);
  await stopLoss.fill((opened * 0.95).toFixed(2).replace('.', ','));
  await answer(phone, shell.save).click();
  await page.getByText('Không được').first().waitFor();
  await stopLoss.fill((opened * 0.94).toFixed(2).replace('.', ','));
  await answer(phone, shell.save).click();
  await expect.poll(stopsSent, { interval: 20 }).toBe(2);
  await expect.poll(async () => (await rows(user, 'active'))[0]?.stopLoss).not.toBeNull();

  await page.goto(`${app.base}/#/pages/setting/ownLimits`);
  const limitsSent = await refuseFirst(phone, '/player/updateLimits', {});
  await page.getByRole('button', { name: `${limits.change}: ${limits.timeOut}` }).click();
  await answer(phone, limits.begin).click();
  await page.getByText('Không được').first().waitFor();
  await page.getByRole('radio').nth(1).click();
  await answer(phone, limits.begin).click();
  await expect.poll(limitsSent, { interval: 20 }).toBe(2);
  await page.locator('dialog[open]').waitFor({ state: 'hidden' });
  expect(phone.problems).toEqual([]);
  await phone.close();
});
