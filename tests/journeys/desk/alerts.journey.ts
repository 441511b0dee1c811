import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { openOwnApp, type OwnApp } from '../app.ts';
import { jobs } from './clicks/jobs.ts';
import { openConsole } from './operator-console.ts';

const w = words.alerts;

let app: OwnApp;
beforeAll(async () => {
  app = await openOwnApp({}, { ada: 'admin', quan: 'risk' });
});
afterAll(() => app?.close());

test('a change of who is alerted is itself an alert, counted in the tab, and noted by name', async () => {
  const [ada, quan] = [await openConsole(app, 'ada'), await openConsole(app, 'quan')];
  await ada.goTo('alerting');
  await ada.press(w.addMail.open);
  await ada.page.getByLabel(w.name, { exact: true }).fill('night');
  await ada.page.getByLabel(w.mail, { exact: true }).fill('night@example.com');
  await ada.press(w.addMail.confirm);
  await ada.page.getByRole('row', { name: /night/ }).first().waitFor();

  // Of whoever does not look at alerts, the tab says it.
  await expect.poll(() => quan.page.title()).toMatch(/^\(\d+\) /);
  await quan.page.getByText(w.causes['alerts-changed']).waitFor();
  await quan.menu(words.menu.alerts);
  const row = quan.page.getByRole('row', { name: new RegExp(w.causes['alerts-changed']) }).first();
  await row.getByRole('button', { name: w.take.confirm }).click();
  await quan.confirm(w.take.confirm, w.take.done);
  expect([await quan.clicks()]).toEqual(jobs.alert.now);

  await ada.goTo('alerts?status=all');
  const seen = ada.page.getByRole('row', { name: new RegExp(w.causes['alerts-changed']) }).first();
  await seen.getByText(/quan/).waitFor();
  expect(await ada.faults()).toEqual([]);
  for (const one of [ada, quan]) expect(await one.close()).toEqual([]);
});
