import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { messageOf } from '../../../apps/server/i18n/messages.ts';
import { openOwnApp, type OwnApp } from '../app.ts';
import { callerOf } from '../client.ts';
import { openConsole, type OperatorConsole } from './operator-console.ts';

const w = words.operators;
const r = words.namedRoles;

let app: OwnApp;
let [anna, bert]: OperatorConsole[] = [];
beforeAll(async () => {
  app = await openOwnApp({}, { anna: 'admin', bert: 'admin', fred: 'finance', finn: 'finance', rita: 'risk' });
  [anna, bert] = [await openConsole(app, 'anna'), await openConsole(app, 'bert')];
}, 240_000);
afterAll(() => app?.close());

function the(desk: OperatorConsole | undefined): OperatorConsole {
  if (desk === undefined) throw new Error('nobody sits there');
  return desk;
}
const dialog = ({ page }: OperatorConsole) => page.getByRole('dialog').last();
/** One of the names of a field that takes many. */
async function choose(desk: OperatorConsole, field: string, label: string): Promise<void> {
  await dialog(desk).locator(`#${field}`).fill(label);
  await desk.page.keyboard.press('Enter');
  await desk.page.keyboard.press('Escape');
}
/** As it is now: what was asked within two seconds is not asked anew by going there. */
async function openOperators(desk: OperatorConsole): Promise<void> {
  await desk.goTo('operators');
  await desk.page.reload();
}
async function actOn(desk: OperatorConsole, name: string, act: string): Promise<void> {
  await desk.press(w.more(name));
  await desk.page.getByRole('menuitem', { name: act, exact: true }).click();
}
const approveFirst = async (desk: OperatorConsole, kind: string, why: string): Promise<void> => {
  await desk.goTo('overview');
  await desk.approveFirst(kind, why);
};

test('a role is built by two, given by two, and its holder does what it says and nothing else', async () => {
  const [maker, checker] = [the(anna), the(bert)];
  await maker.goTo('operators');
  await maker.press(r.create.open);
  await maker.page.getByRole('menuitem', { name: words.roles.finance, exact: true }).click();
  await dialog(maker).locator('#name').fill('Payments up to 5,000');
  await choose(maker, 'checks', words.kinds['reserve-funding']);
  await choose(maker, 'acts', r.areas.withdrawals);
  await dialog(maker).locator('#approveMax').fill('5000');
  await dialog(maker).locator('#reason').fill('for the evening');
  expect(await maker.faults()).toEqual([]);
  await maker.confirm(r.create.confirm, r.create.done);
  await approveFirst(checker, words.kinds['role-change'], 'for the evening');

  await openOperators(maker);
  await maker.page.getByRole('row', { name: /^Payments up to/ }).waitFor();
  await actOn(maker, 'fred', w.setRole.confirm);
  await dialog(maker).locator('#role').click();
  await maker.page.getByText(w.builtRole('Payments up to 5,000', words.roles.finance), { exact: true }).last().click();
  await dialog(maker).locator('#reason').fill('works in the evening');
  await maker.confirm(w.setRole.confirm, w.setRole.done);
  await approveFirst(checker, words.kinds['operator-role'], 'works in the evening');
  await openOperators(maker);
  await maker.page.getByRole('row', { name: /^fred/ }).getByText('Payments up to 5,000').waitFor();

  const fred = await openConsole(app, 'fred');
  const rita = await openConsole(app, 'rita');
  const fund = async (amount: string, reserve: string) =>
    (
      await rita.call<{ id: string }>('POST /operator/proposals/make', {
        proposal: { kind: 'reserve-funding', reserve, amount, reason: 'more of it' },
      })
    ).id;
  const [large, small] = [await fund('5001', 'fast-reserve'), await fund('5000', 'insurance')];
  const ask = async (id: string) => {
    await fred.goTo(`proposals/${id}`);
    await fred.press(words.proposals.approve);
  };
  const open = async (id: string) => {
    await ask(id);
    await fred.pressInDialog(words.proposals.approve);
  };
  await open(large);
  await dialog(fred)
    .getByText(messageOf('operator-limit', 'en', { max: '5000' }))
    .waitFor();
  await dialog(fred).getByRole('button', { name: words.app.cancel, exact: true }).click();
  await ask(small);
  await fred.confirm(words.proposals.approve, words.proposals.approved);
  const rate = { kind: 'vnd-rate', vndPerUsdt: '26400', reason: 'as the bank has it' };
  await expect(fred.call('POST /operator/proposals/make', { proposal: rate })).rejects.toThrow(
    messageOf('operator-role', 'en'),
  );

  // Another version holds in the session that is open.
  await maker.page.getByRole('row', { name: /^Payments up to/ }).click();
  await maker.page.getByText('for the evening').waitFor();
  expect(await maker.faults()).toEqual([]);
  await maker.press(r.change.open);
  await dialog(maker).locator('#approveMax').fill('');
  await dialog(maker).locator('#dayMax').fill('5000');
  await dialog(maker).locator('#reason').fill('by the day');
  await maker.confirm(r.change.confirm, r.change.done);
  await approveFirst(checker, words.kinds['role-change'], 'by the day');
  await open(large);
  await dialog(fred)
    .getByText(messageOf('operator-day-limit', 'en', { max: '5000', left: '0' }))
    .waitFor();
  await fred.close();
  await rita.close();
});

test('an operator is reset by two and shut out by one, whose browser is signed out', async () => {
  const [maker, checker] = [the(anna), the(bert)];
  const finn = await openConsole(app, 'finn');
  await openOperators(maker);
  await actOn(maker, 'finn', w.reset.confirm);
  await dialog(maker).locator('#reason').fill('has lost the phone');
  await maker.confirm(w.reset.confirm, w.reset.done);
  await approveFirst(checker, words.kinds['operator-reset'], 'has lost the phone');
  const shown = await checker.page.getByRole('dialog').last().innerText();
  const oneTime = /[a-z2-9]{5}(-[a-z2-9]{5}){3}/.exec(shown)?.[0] ?? '';
  await checker.page.keyboard.press('Escape');
  await finn.goTo('deposits');
  await finn.page.getByLabel(words.signIn.password, { exact: true }).waitFor();
  const login = callerOf(app.base);
  expect(await login('POST /operator/login', { name: 'finn', password: oneTime })).toMatchObject({ stage: 'password' });

  await openOperators(maker);
  await actOn(maker, 'finn', w.disable.confirm);
  await maker.confirm(w.disable.confirm, w.disable.done);
  await maker.page.getByRole('row', { name: /^finn/ }).getByText(words.statuses.disabled).waitFor();
  await expect(login('POST /operator/login', { name: 'finn', password: oneTime })).rejects.toThrow(
    messageOf('operator-login-failed', 'en'),
  );
  expect([await maker.close(), await checker.close()]).toEqual([[], []]);
  await finn.close();
});
