import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { fromBase32 } from '../../../apps/server/operators/test-operators.ts';
import { totpCode, totpStep } from '../../../apps/server/proofs/totp.ts';
import { openOwnApp, type OwnApp } from '../app.ts';
import { openPhone, type Page, type Phone } from '../browser.ts';
import { callerOf } from '../client.ts';
import { addAuthenticator, byName } from './virtual-authenticator.ts';

let app: OwnApp;
let browser: Phone;
beforeAll(async () => {
  app = await openOwnApp({}, { mai: 'risk' });
});
afterAll(async () => {
  await browser?.close();
  await app?.close();
});

const w = words.signIn;
const access = words.access;
const secretWord = 'mai-a-long-secret';
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const dialog = (page: Page) => page.getByRole('dialog').last();

/** The first sign-in: one-time password, an own one, the authenticator. @returns its secret */
async function setUp(page: Page): Promise<string> {
  await page.goto(`${byName(app.base)}/console/`);
  await page.getByLabel(w.name, { exact: true }).fill('mai');
  await page.getByLabel(w.password, { exact: true }).fill(app.oneTime['mai'] ?? '');
  await press(page, w.enter).click();
  await page.getByLabel(w.newPassword).fill(secretWord);
  await page.getByLabel(w.repeat).fill(secretWord);
  await press(page, w.next).click();
  const secret = (await page.locator('.qr .mono').innerText()).replace(/[^A-Z2-7]/g, '');
  await page.getByLabel(w.firstCode).fill(totpCode(fromBase32(secret), totpStep(Date.now())));
  await press(page, w.finish).click();
  await page.getByText(words.overview.title('mai')).waitFor();
  return secret;
}

const tokenOf = (page: Page) => page.evaluate(() => sessionStorage.getItem('operator-token'));
const acts = async (page: Page) => {
  const call = callerOf(app.base, { 'operator-auth': (await tokenOf(page)) ?? '' });
  const { list } = await call<{ list: { act: string; details: object }[] }>('GET /operator/audit');
  return list.map(({ act, details }) => [act, details]);
};

test('an operator adds a passkey, signs in by password and passkey, and shows it anew before a large act', async () => {
  browser = await openPhone(app.browser, { width: 1280, height: 800, desktop: true });
  const { page } = browser;
  const authenticator = await addAuthenticator(browser);
  await setUp(page);
  await page.goto(`${byName(app.base)}/console/#/access`);
  await press(page, access.passkeys.add.title).click();
  await dialog(page).getByLabel(access.passkeys.name).fill('Desk key');
  await dialog(page).getByLabel(access.passkeys.password).fill(secretWord);
  await dialog(page).getByRole('button', { name: access.passkeys.add.confirm, exact: true }).click();
  await page.getByRole('cell', { name: 'Desk key' }).waitFor();
  expect(await authenticator.count()).toBe(1);

  await page.evaluate(() => sessionStorage.clear());
  await page.reload();
  await page.getByLabel(w.name, { exact: true }).fill('mai');
  await page.getByLabel(w.password, { exact: true }).fill('not the password at all');
  await press(page, w.enterByPasskey).click();
  await page.getByRole('alert').waitFor();
  await page.getByLabel(w.password, { exact: true }).fill(secretWord);
  await press(page, w.enterByPasskey).click();
  await page.getByRole('cell', { name: 'Desk key' }).waitFor();

  await press(page, access.prove.open).click();
  await dialog(page).getByRole('button', { name: w.usePasskey }).click();
  await page.getByText(access.prove.done, { exact: true }).waitFor();
  expect((await acts(page)).slice(0, 3)).toEqual([
    ['step-up', { with: 'passkey' }],
    ['login', { ip: expect.any(String), stage: 'live', with: 'passkey' }],
    ['passkey-add', { id: expect.any(String), name: 'Desk key' }],
  ]);
});
