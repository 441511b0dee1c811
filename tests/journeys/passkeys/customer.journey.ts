import { afterAll, beforeAll, expect, test } from 'vitest';
import { messageOf } from '../../../apps/server/i18n/messages.ts';
import { words as passkeyWords } from '../../../apps/web/locales/vi/passkeys.ts';
import { security } from '../../../apps/web/locales/vi/security.ts';
import { ask, openApp, type App } from '../app.ts';
import type { Page, Phone } from '../browser.ts';
import { newAccount, ownPassword } from '../client.ts';
import { addAuthenticator, byName } from './virtual-authenticator.ts';

let app: App;
let phone: Phone;
beforeAll(async () => {
  app = await openApp();
});
afterAll(async () => {
  await phone?.close();
  await app?.close();
});

const w = passkeyWords.passkeys;
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const base = () => byName(app.base);

/** Signed out in the browser alone, as after the end of a session. */
async function toLogin(page: Page): Promise<void> {
  await page.evaluate(() => localStorage.removeItem('session'));
  await page.goto(`${base()}/#/pages/login/login`);
  await page.reload();
}
const isSignedIn = (page: Page) =>
  page.evaluate(() => /"token":"[\w-]{43}"/.test(localStorage.getItem('session') ?? ''));

test('a passkey is added, logs in alone, and after its removal no longer does', async () => {
  phone = await app.phone('vi');
  const { page } = phone;
  const authenticator = await addAuthenticator(phone);
  const { session } = await newAccount(app.base, 'khoatruycap2026');
  await page.goto(base());
  await page.evaluate((kept) => localStorage.setItem('session', kept), session);
  await page.goto(`${base()}/#/pages/setting/setting`);
  await page.reload();
  await page.getByRole('link', { name: security.passkeysTitle }).click();

  await press(page, w.add).click();
  const sheet = page.getByRole('dialog');
  await sheet.getByLabel(w.name).fill('Điện thoại chính');
  await sheet.getByLabel(security.password, { exact: true }).fill('sai-mat-khau');
  await press(page, w.add).last().click();
  await sheet.getByText(messageOf('old-password-wrong', 'vi', {})).waitFor();
  expect(await authenticator.count()).toBe(0);
  await sheet.getByLabel(security.password, { exact: true }).fill(ownPassword);
  await press(page, w.add).last().click();
  await page.getByText('Điện thoại chính', { exact: true }).waitFor();
  expect(await authenticator.count()).toBe(1);
  await page.getByText(w.unused, { exact: true }).waitFor();

  await toLogin(page);
  await authenticator.setUserVerified(false);
  await press(page, w.login).click();
  await page.waitForTimeout(1_000);
  expect(await isSignedIn(page)).toBe(false);
  await authenticator.setUserVerified(true);
  await press(page, w.login).click();
  await expect.poll(() => isSignedIn(page)).toBe(true);
  expect(await ask(phone, 'GET /player/getInfo')).toMatchObject({ account: 'khoatruycap2026' });

  await page.goto(`${base()}/#/pages/setting/passkeys`);
  await press(page, `${w.remove}: Điện thoại chính`).click();
  await sheet.getByLabel(security.password, { exact: true }).fill(ownPassword);
  await sheet.getByRole('button', { name: w.remove, exact: true }).click();
  await page.getByText(w.removed, { exact: true }).first().waitFor();

  await toLogin(page);
  await press(page, w.login).click();
  await page
    .getByText(messageOf('passkey-refused', 'vi', {}))
    .first()
    .waitFor();
  expect(await isSignedIn(page)).toBe(false);
});

test('at an address of digits no passkey is offered', async () => {
  const { page } = phone;
  await page.goto(`${app.base}/#/pages/login/login`);
  await page.getByRole('heading').first().waitFor();
  expect(await press(page, w.login).count()).toBe(0);
});
