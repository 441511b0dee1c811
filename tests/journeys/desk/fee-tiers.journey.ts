import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { words as kindsWords } from '../../../apps/web/locales/vi/kinds.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { go, openOwnApp, type OwnApp } from '../app.ts';
import { signIn } from '../sign-in.ts';
import { openConsole } from './operator-console.ts';

const w = words.rules;
const kinds = kindsWords.kinds;

let app: OwnApp;
beforeAll(async () => {
  app = await openOwnApp({}, { finn: 'finance', rita: 'risk' });
});
afterAll(() => app?.close());

test('two operators set a tier of spot fees; a customer finds all of them under the ticket', async () => {
  const phone = await app.phone('vi');
  await signIn(app, phone, 'nguoixembacphi2026', { toType: 2, amount: '5000' });
  await go(phone, 'currency/currency?symbol=BTCUSDT');
  const [finn, rita] = [await openConsole(app, 'finn'), await openConsole(app, 'rita')];

  await finn.menu(words.menu.rules);
  await finn.press(w.change);
  await finn.page.getByRole('group', { name: w.fields.feeTiers }).getByRole('button', { name: w.addRow }).click();
  await finn.page.getByLabel(w.fields.volumeFrom, { exact: true }).fill('50000');
  await finn.page.getByLabel(w.fields.takerFee, { exact: true }).last().fill('0.002');
  await finn.press(w.preview.open);
  // A tier that costs more than the one below it.
  await finn.page.getByRole('alert').first().waitFor();
  await finn.page.getByLabel(w.fields.takerFee, { exact: true }).last().fill('0.00125');
  await finn.press(w.preview.open);
  await finn.page.getByText(w.preview.worsts.spotFeesLeast).waitFor();
  expect(await finn.faults()).toEqual([]);
  await finn.press(w.propose.open);
  await finn.page.getByLabel(words.app.reason, { exact: true }).fill('As agreed on Monday.');
  await finn.press(w.propose.confirm);
  await finn.page.getByText(words.proposals.own).waitFor();
  await rita.page.getByRole('link', { name: words.kinds['rules-change'] }).first().click();
  await rita.page.getByText(w.preview.worst).waitFor();
  await rita.press(words.proposals.approve);
  await rita.confirm(words.proposals.approve, words.proposals.approved);

  const { page } = phone;
  const line = page.getByRole('button', { name: kinds.yourFees });
  await line.waitFor({ timeout: 120_000 });
  expect(await line.textContent()).toContain('0,1% / 0,15%');
  await line.click();
  const dialog = page.locator('dialog[open]');
  await dialog.getByText(kinds.yourTier).waitFor();
  expect(await dialog.getByRole('row').allTextContents()).toEqual([
    expect.stringContaining(kinds.volumeFrom),
    expect.stringMatching(new RegExp(`^0.*${kinds.yourTier}0,1%0,15%$`)),
    expect.stringMatching(/^50\.000.*0,08%0,125%$/),
  ]);
  await page.evaluate(axe);
  expect(await axeFaults(phone)).toEqual([]);
  await phone.close();
  for (const problems of [phone.problems, await finn.close(), await rita.close()])
    expect(problems.filter((problem) => !problem.includes('/operator/rules/preview'))).toEqual([]);
});
