import { createHmac } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/web/locales/vi/keys.ts';
import { fundPassword } from '../../../apps/web/locales/vi/fund-password.ts';
import { openApp, type App } from '../app.ts';
import { ownPassword } from '../client.ts';
import { signIn } from '../sign-in.ts';

const { keys } = words;
let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

/** What the dialect answers to a signed request. */
async function account(base: string, apiKey: string, secret: string): Promise<{ status: number; canTrade?: boolean }> {
  const query = `timestamp=${Date.now()}`;
  const signature = createHmac('sha256', secret).update(query).digest('hex');
  const answer = await fetch(`${base}/binance/api/v3/account?${query}&signature=${signature}`, {
    headers: { 'x-mbx-apikey': apiKey },
  });
  return { status: answer.status, ...((await answer.json()) as object) };
}

test('a key is made behind the fund password, shown with its secret once, works, and is ended', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'khoamay2026');
  await user.call('POST /player/updateFundsPassword', {
    password: ownPassword,
    newPassword: 'money-1234',
    confirmPassword: 'money-1234',
  });
  await page.goto(`${app.base}/#/pages/setting/devices`);
  await page.getByRole('heading', { name: keys.title }).waitFor();
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  await press(keys.make).click();
  const sheet = page.locator('dialog[open]');
  await sheet.getByRole('button', { name: keys.make, exact: true }).click();
  // Nothing is sent without a name and the password.
  expect(await sheet.locator('[aria-invalid=true]').count()).toBe(2);
  await sheet.getByLabel(keys.name, { exact: true }).fill('lưới giá');
  await sheet.getByText(keys.spot, { exact: true }).click();
  await sheet.getByText(keys.fast, { exact: true }).click();
  await sheet.getByLabel(keys.addresses, { exact: true }).fill('nowhere');
  await sheet.getByLabel(fundPassword.title, { exact: true }).fill('wrong-1234');
  await sheet.getByRole('button', { name: keys.make, exact: true }).click();
  await expect.poll(() => sheet.locator('[aria-invalid=true]').count()).toBe(1);
  await sheet.getByLabel(keys.addresses, { exact: true }).fill('127.0.0.1, ::1');
  await sheet.getByRole('button', { name: keys.make, exact: true }).click();
  await expect.poll(() => sheet.locator('[aria-invalid=true]').count()).toBe(1);
  await sheet.getByLabel(fundPassword.title, { exact: true }).fill('money-1234');
  await sheet.getByRole('button', { name: keys.make, exact: true }).click();

  await sheet.getByText(keys.madeText).waitFor();
  const [apiKey = '', secret = ''] = await sheet.locator('dd').allInnerTexts();
  expect([apiKey, secret].map((text) => /^[A-Za-z0-9]{64}$/.test(text.trim()))).toEqual([true, true]);
  expect(await account(app.base, apiKey.trim(), secret.trim())).toMatchObject({ status: 200, canTrade: true });
  await sheet.getByRole('button', { name: keys.kept, exact: true }).click();

  const row = page.getByRole('listitem').filter({ hasText: 'lưới giá' });
  await row.getByText('127.0.0.1, ::1').waitFor();
  for (const right of [keys.spot, keys.fast]) await row.getByText(right, { exact: true }).waitFor();
  expect(await row.getByText(keys.futures, { exact: true }).count()).toBe(0);
  expect(await page.content()).not.toContain(secret.trim());
  await row.getByRole('button').click();
  await page.locator('dialog[open]').getByRole('button', { name: keys.end, exact: true }).click();
  await row.waitFor({ state: 'detached' });
  expect(await account(app.base, apiKey.trim(), secret.trim())).toMatchObject({ status: 401 });
});
