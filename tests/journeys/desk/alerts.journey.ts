import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { openOwnApp, type OwnApp } from '../app.ts';
import { openPhone, type Page, type Phone } from '../browser.ts';
import { signInAtConsole } from '../operators.ts';

const w = words.alerts;
let app: OwnApp;
beforeAll(async () => {
  app = await openOwnApp({}, { ada: 'admin', rita: 'risk' });
});
afterAll(() => app?.close());

async function openDesk(name: string, size = { width: 1280, height: 800 }): Promise<{ browser: Phone; page: Page }> {
  const browser = await openPhone(app.browser, { ...size, desktop: true });
  await browser.context.addInitScript(axe);
  await signInAtConsole(app, browser.page, name);
  return { browser, page: browser.page };
}
const titled = (page: Page, title: RegExp) =>
  page.waitForFunction((text) => new RegExp(text).test(document.title), title.source, { timeout: 30_000 });
const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();
const inDialog = (page: Page, name: string) =>
  page.getByRole('dialog').last().getByRole('button', { name, exact: true }).click();

test('an alert is in the title of every tab, is noted by name by one, and waits for nobody at the other', async () => {
  const ada = await openDesk('ada');
  const rita = await openDesk('rita');
  await titled(rita.page, /^(?!\()/);
  await rita.page.goto(`${app.base}/console/#/alerts`);
  await rita.page.getByText(w.noneOpen[0]).waitFor();

  // A mail address is added: to change who is alerted is an alert itself.
  await ada.page.goto(`${app.base}/console/#/alerting`);
  await press(ada.page, w.addMail.open);
  const dialog = ada.page.getByRole('dialog').last();
  await dialog.getByLabel(w.name).fill('Desk');
  await dialog.getByLabel(w.mail).fill('desk@candor.example');
  await inDialog(ada.page, w.addMail.confirm);
  await ada.page.getByText('desk@candor.example').waitFor();
  await press(ada.page, w.addRule.open);
  await inDialog(ada.page, w.addRule.confirm);
  await ada.page.getByText(w.atOnce).waitFor();
  expect(await axeFaults(ada.browser)).toEqual([]);

  await titled(rita.page, /^\(2\) /);
  await titled(ada.page, /^\(2\) /);
  await rita.page.getByText(/channel Desk \(mail\) added/).waitFor();
  expect(await axeFaults(rita.browser)).toEqual([]);
  for (const left of [1, 0]) {
    await rita.page.getByRole('button', { name: w.take.confirm }).first().click();
    await inDialog(rita.page, w.take.confirm);
    await titled(rita.page, left === 0 ? /^(?!\()/ : /^\(1\) /);
  }
  await rita.page.getByText(w.noneOpen[0]).waitFor();
  // Gone for the other, who sees in the history who has taken note.
  await titled(ada.page, /^(?!\()/);
  await ada.page.goto(`${app.base}/console/#/alerts?status=all`);
  await ada.page
    .getByText(/^rita · /)
    .first()
    .waitFor();
  expect(await ada.page.getByRole('button', { name: w.take.confirm }).count()).toBe(0);
  await Promise.all([ada.browser.close(), rita.browser.close()]);
});
