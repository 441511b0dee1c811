import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { personal } from '../../../apps/web/locales/vi/personal.ts';
import { go, openOwnApp, type OwnApp } from '../app.ts';
import { signIn } from '../sign-in.ts';
import { openConsole } from './operator-console.ts';

const w = words.invitations.agents;
const account = 'daily2071';

let app: OwnApp;
beforeAll(async () => {
  app = await openOwnApp({}, { finn: 'finance', rita: 'risk' });
});
afterAll(() => app?.close());

test('two operators make a customer an agent; they are told, and see what it brings where their code is', async () => {
  const phone = await app.phone('vi');
  await signIn(app, phone, account);
  await go(phone, 'personal/personal');
  await phone.page.getByText(account, { exact: true }).first().waitFor();
  expect(await phone.page.getByRole('heading', { name: personal.agent, exact: true }).count()).toBe(0);

  const [finn, rita] = [await openConsole(app, 'finn'), await openConsole(app, 'rita')];
  await finn.goTo(`customers?search=${account}`);
  await finn.open(new RegExp(account));
  await finn.page.getByRole('tab', { name: words.customers.tabs.invitation }).click();
  await finn.page.getByRole('button', { name: w.appoint.confirm, exact: true }).waitFor();
  expect(await finn.faults()).toEqual([]);
  await finn.press(w.appoint.confirm);
  await finn.page.getByLabel(words.app.reason, { exact: true }).fill('Brings traders since May');
  await finn.confirm(w.appoint.confirm, w.appoint.done);
  await rita.page.getByRole('link', { name: words.kinds['agent-change'] }).first().click();
  await rita.page.getByRole('button', { name: words.proposals.approve, exact: true }).waitFor();
  await rita.page.getByText('Brings traders since May').waitFor();
  expect(await rita.faults()).toEqual([]);
  await rita.press(words.proposals.approve);
  await rita.confirm(words.proposals.approve, words.proposals.approved);

  await phone.page.reload();
  await phone.page.getByRole('heading', { name: personal.agent, exact: true }).waitFor();
  await phone.page.getByText(personal.commissionPaid).waitFor();
  await rita.goTo('invitations?view=agents');
  await rita.page.getByRole('row', { name: new RegExp(account) }).waitFor();
  expect(await rita.faults()).toEqual([]);

  // Ended by the same two hands: what is to come is gone, and so is the card of who never got anything.
  await finn.page.reload();
  await finn.press(w.end.confirm);
  await finn.page.getByLabel(words.app.reason, { exact: true }).fill('Wishes so');
  await finn.confirm(w.end.confirm, w.end.done);
  await rita.goTo('overview');
  await rita.approveFirst(words.kinds['agent-change'], 'Wishes so');
  await phone.page.reload();
  await phone.page.getByText(account, { exact: true }).first().waitFor();
  await expect.poll(() => phone.page.getByRole('heading', { name: personal.agent, exact: true }).count()).toBe(0);
  await phone.close();
  for (const problems of [phone.problems, await finn.close(), await rita.close()]) expect(problems).toEqual([]);
});
