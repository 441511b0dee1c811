import { afterAll, beforeAll, expect, test } from 'vitest';
import { futures } from '../../../apps/web/locales/vi/futures.ts';
import { shell } from '../../../apps/web/locales/vi/shell.ts';
import { openApp, type App } from '../app.ts';
import type { Phone } from '../browser.ts';
import type { Client } from '../client.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const lotsOf = async (user: Client, status: string): Promise<string[]> => {
  const { list } = await user.call<{ list: { lots: string }[] }>('POST /portal/order/getContractOrder', {
    contractType: 'futures',
    status,
  });
  return list.map(({ lots }) => lots);
};

/** Loses the answer to the first of these calls on its way back. @returns how many were made */
async function loseFirst(phone: Phone, call: string): Promise<() => number> {
  let made = 0;
  await phone.context.route(`**${call}`, async (route) => {
    made += 1;
    const isFirst = made === 1;
    const response = await route.fetch();
    await (isFirst ? route.abort() : route.fulfill({ response }));
  });
  return () => made;
}

test('a part of a position closes once, also when its answer is lost and it is pressed again', async () => {
  const phone = await app.phone('vi', { noWorker: true });
  const { page } = phone;
  const user = await signIn(app, phone, 'nguoimatcau2026', { toType: 3, amount: '5000' });
  await user.call('POST /portal/order/contractOrder', {
    contractType: 'futures',
    symbol: 'BTCUSDT',
    direction: 'long',
    entrustType: 'market',
    lots: '100',
    lever: 5,
  });
  await expect.poll(() => lotsOf(user, 'active')).toEqual(['100']);
  // Nothing else tells the page what has become of it.
  await page.routeWebSocket('**/stream/**', (line) => line.close());
  const made = await loseFirst(phone, '/portal/order/closePart');
  await page.goto(`${app.base}/health`);
  await page.goto(`${app.base}/#/pages/contract/contract?symbol=BTCUSDT`);
  await page.getByRole('article').getByRole('button', { name: futures.close, exact: true }).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByRole('textbox').fill('40');
  const close = sheet.getByRole('button', { name: `${futures.close} · 40 lot`, exact: true });
  await close.click();
  await page.getByText(shell.networkError).first().waitFor();
  await expect.poll(() => lotsOf(user, 'active')).toEqual(['60']);
  // Nobody reads so fast that it is a double tap.
  await page.waitForTimeout(600);
  await close.click();
  await expect.poll(made).toBe(2);
  await sheet.waitFor({ state: 'hidden' });
  // Longer than a close waits for its mark.
  await page.waitForTimeout(3_000);
  expect([await lotsOf(user, 'active'), await lotsOf(user, 'closed')]).toEqual([['60'], ['40']]);
  await phone.close();
});
