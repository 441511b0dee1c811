import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { openOwnApp, type OwnApp } from '../app.ts';
import { openPhone } from '../browser.ts';
import { newAccount } from '../client.ts';
import { signInAtConsole } from '../operators.ts';

let app: OwnApp;
beforeAll(async () => {
  app = await openOwnApp({}, { thu: 'risk' });
});
afterAll(() => app?.close());

test('a case has an address for reload and second tab, and what is signed out is out in both', async () => {
  const user = await newAccount(app.base, 'nguoimothe2040');
  await user.call('POST /playerInfo/junior', { cardType: 'idCard', name: 'Trần Thị Thu', cardNo: '079200007777' });
  const browser = await openPhone(app.browser, { width: 1280, height: 800, desktop: true });
  const { page } = browser;
  await signInAtConsole(app, page, 'thu');
  await page.goto(`${app.base}/console/#/verifications?status=open`);
  await page.getByRole('row', { name: /nguoimothe2040/ }).click();
  await page.getByText('079200007777').waitFor();
  const address = page.url();
  expect(address).toMatch(/#\/verifications\/\w+-primary\?status=open$/);
  await page.reload();
  await page.getByText('079200007777').waitFor();

  const second = await browser.context.newPage();
  await second.goto(address);
  await second.getByText('079200007777').waitFor();
  await second.getByText(words.duplicates.title).waitFor();
  // Nothing of the session lies where it outlives the tabs.
  expect(await second.evaluate(() => JSON.stringify(localStorage))).not.toContain(
    await second.evaluate(() => sessionStorage.getItem('operator-token') ?? ''),
  );
  await second.keyboard.press('Escape');
  await second.getByRole('button', { name: words.app.signOut }).click();
  await second.getByLabel(words.signIn.password, { exact: true }).waitFor();
  await page.getByLabel(words.signIn.password, { exact: true }).waitFor();

  // Who comes without an open tab signs in.
  await second.close();
  const third = await browser.context.newPage();
  await third.goto(address);
  await third.getByLabel(words.signIn.password, { exact: true }).waitFor();
  expect(browser.problems).toEqual([]);
  await browser.close();
});
