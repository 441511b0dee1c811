import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { openOwnApp, type OwnApp } from '../app.ts';
import { openPhone, type Page, type Phone } from '../browser.ts';
import { newAccount, ownPassword, type Call } from '../client.ts';
import { signInAtConsole } from '../operators.ts';

const w = words.withdrawals;
const address = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';
const fundPasswd = 'rut-tien-2026';
const names = ['nguoiruttien2051', 'nguoiruttien2052', 'nguoiruttien2053', 'nguoiruttien2054'];

let app: OwnApp;
beforeAll(async () => {
  app = await openOwnApp({}, { hoa: 'finance' });
  for (const name of names) {
    const user = await newAccount(app.base, name);
    await user.call('POST /account/testFunds');
    const passwords = { password: ownPassword, newPassword: fundPasswd, confirmPassword: fundPasswd };
    await user.call('POST /player/updateFundsPassword', passwords);
    const asked = { currencyCode: 'USDT', chain: 'TRC20', amount: '150', fundPasswd, address };
    await user.call('POST /transaction/withdrawal', asked);
  }
});
afterAll(() => app?.close());

/** A desk whose clicks are counted, those of the hand alone. */
async function openDesk(
  name: string,
): Promise<{ browser: Phone; page: Page; call: Call; clicks: () => Promise<number> }> {
  const browser = await openPhone(app.browser, { width: 1280, height: 800, desktop: true });
  const { page } = browser;
  await browser.context.addInitScript(axe);
  await page.addInitScript(() => {
    // At the document: what covers a button for a moment takes a click that the driver stops at the window and repeats.
    document.addEventListener(
      'click',
      ({ isTrusted, detail }) => {
        if (isTrusted && detail > 0)
          sessionStorage.setItem('clicks', String(Number(sessionStorage.getItem('clicks')) + 1));
      },
      true,
    );
  });
  const call = await signInAtConsole(app, page, name);
  return {
    browser,
    page,
    call,
    clicks: async () => Number(await page.evaluate(() => sessionStorage.getItem('clicks'))),
  };
}
const openList = async (page: Page, status: string, rows: number): Promise<void> => {
  await page.goto(`${app.base}/console/#/withdrawals?status=${status}`);
  await page.waitForFunction((count) => document.querySelectorAll('tr.row').length === count, rows);
};
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const chooseAll = (page: Page, count: number) => press(page, words.lists.all(count));
test('a queue is worked through by keys, and many are proposed together, each by a proposal of its own', async () => {
  const maker = await openDesk('hoa');
  const { page } = maker;

  // By keys: the first is opened, j turns to the next, a asks to approve it; once decided, the next one stands there.
  await openList(page, 'requested', 4);
  await page.keyboard.press('j');
  await page.keyboard.press('Enter');
  await page.getByText(w.one).first().waitFor();
  const first = page.url();
  await page.keyboard.press('j');
  await page.waitForURL((url) => url.href !== first);
  await page.keyboard.press('k');
  await page.waitForURL(first);
  await page.getByRole('button', { name: w.approve.confirm, exact: true }).waitFor();
  await page.keyboard.press('a');
  await page.getByText(w.approve.happens).waitFor();
  await press(page, w.approve.confirm);
  await page.waitForURL((url) => url.href !== first);
  expect(page.url()).toMatch(/#\/withdrawals\/[\w-]+\?status=requested$/);
  expect(await maker.clicks()).toBe(1);
  await page.keyboard.press('Escape');

  // The other three at once, with one reason; each has a proposal of its own.
  const before = await maker.clicks();
  await openList(page, 'requested', 4);
  await chooseAll(page, 3);
  await page.getByRole('toolbar', { name: words.lists.chosen(3) }).waitFor();
  expect(await axeFaults(maker.browser)).toEqual([]);
  await press(page, w.bulk.approve(3));
  await press(page, w.bulk.approve(3));
  // Who has proposed them can choose none of them.
  await page.waitForFunction(() => document.querySelector('tbody input[type=checkbox]:not(:disabled)') === null);
  expect((await maker.clicks()) - before).toBe(3);
  const { list } = await maker.call<{ list: { kind: string; decision: string | null }[] }>('GET /operator/proposals');
  expect(list.map(({ kind }) => kind)).toEqual(Array.from({ length: 4 }, () => 'withdrawal-approve'));

  expect(maker.browser.problems).toEqual([]);
  await maker.browser.close();
});
