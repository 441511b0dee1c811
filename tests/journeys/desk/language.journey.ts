import { afterAll, beforeAll, expect, test } from 'vitest';
import { words as english } from '../../../apps/console/locales/en/index.ts';
import { words as vietnamese } from '../../../apps/console/locales/vi/index.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { openOwnApp, type OwnApp } from '../app.ts';
import { openPhone, type Page } from '../browser.ts';

let app: OwnApp;
beforeAll(async () => {
  app = await openOwnApp({});
});
afterAll(() => app?.close());

const press = (page: Page, name: string) => page.getByRole('button', { name, exact: true }).last().click();

test('the console is Vietnamese once it is chosen, and stays so when it is opened anew', async () => {
  const desk = await openPhone(app.browser, { width: 390, height: 844 });
  await desk.context.addInitScript(axe);
  const { page } = desk;
  await page.goto(`${app.base}/console/`);
  await page.getByRole('heading', { name: english.signIn.title }).waitFor();
  await press(page, 'Tiếng Việt');
  await page.getByRole('heading', { name: vietnamese.signIn.title }).waitFor();
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('vi');
  expect(await axeFaults(desk)).toEqual([]);
  await page.reload();
  await page.getByRole('heading', { name: vietnamese.signIn.title }).waitFor();
  await press(page, 'English');
  await page.getByRole('heading', { name: english.signIn.title }).waitFor();
  expect(desk.problems).toEqual([]);
  await desk.close();
});
