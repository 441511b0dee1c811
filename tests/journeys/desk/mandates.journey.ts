import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { openPglite } from '../../../apps/server/db/pglite.ts';
import { messageOf } from '../../../apps/server/i18n/messages.ts';
import { fromBase32 } from '../../../apps/server/operators/test-operators.ts';
import { totpCode, totpStep } from '../../../apps/server/proofs/totp.ts';
import { openOwnApp, type OwnApp } from '../app.ts';
import type { Call } from '../client.ts';
import { signInOperator } from '../operators.ts';
import { openConsole, type OperatorConsole } from './operator-console.ts';

const w = words.operators;

let app: OwnApp;
let maker: Call;
beforeAll(async () => {
  app = await openOwnApp(
    {},
    { anna: 'admin', bert: 'admin', rita: 'risk', fred: 'finance', finn: 'finance', faye: 'finance' },
  );
  maker = await signInOperator(app, 'rita');
}, 240_000);
afterAll(() => app?.close());

const dialog = ({ page }: OperatorConsole) => page.getByRole('dialog').last();

type Reserve = 'fast-reserve' | 'futures-house' | 'spot-house' | 'insurance' | 'bonus-pool' | 'exchange-house';
/** More of the house’s money waits for a second operator; of one reserve one at a time. */
const fund = async (amount: string, reserve: Reserve): Promise<string> =>
  (
    await maker<{ id: string }>('POST /operator/proposals/make', {
      proposal: { kind: 'reserve-funding', reserve, amount, reason: `more by ${amount}` },
    })
  ).id;
const open = async (desk: OperatorConsole, id: string): Promise<void> => {
  await desk.goTo(`proposals/${id}`);
  await desk.page.getByRole('button', { name: words.proposals.approve, exact: true }).last().click();
};
const approve = async (desk: OperatorConsole, id: string): Promise<void> => {
  await open(desk, id);
  await desk.confirm(words.proposals.approve, words.proposals.approved);
};
/** Tries to, and reads why not. */
const refused = async (desk: OperatorConsole, id: string, sentence: string): Promise<void> => {
  await open(desk, id);
  await desk.pressInDialog(words.proposals.approve);
  await dialog(desk).getByRole('alert').getByText(sentence, { exact: true }).waitFor();
  await dialog(desk).getByRole('button', { name: words.app.cancel, exact: true }).click();
};
const decidedBy = async (id: string): Promise<[string | null, string | null]> => {
  const { list } = await maker<{ list: { checker: string | null; decision: string | null }[] }>(
    `GET /operator/proposals?status=all&id=${id}`,
  );
  return [list[0]?.checker ?? null, list[0]?.decision ?? null];
};
/** What a browser notes of answers that are refusals. */
const problemsOf = async (desk: OperatorConsole, wasAway = false): Promise<string[]> =>
  (await desk.close(wasAway)).filter((line) => !/\/operator\/(proposals\/approve|stepUp)/.test(line));

test('an operator approves within the mandate; beyond it they read why not, and another one can', async () => {
  const [anna, bert] = [await openConsole(app, 'anna'), await openConsole(app, 'bert')];
  await anna.goTo('operators');
  await anna.press(w.more('fred'));
  await anna.page.getByRole('menuitem', { name: w.mandate.open }).click();
  await dialog(anna).locator('#approveMax').fill('5000');
  await dialog(anna).locator('#dayMax').fill('8000');
  await dialog(anna).locator('#reason').fill('new in the team');
  expect(await anna.faults()).toEqual([]);
  await anna.confirm(w.mandate.confirm, w.mandate.done);
  await bert.approveFirst(words.kinds['operator-mandate'], 'new in the team');
  await anna.page.reload();
  await anna.page
    .getByRole('row', { name: /^fred/ })
    .getByText(`${w.upTo('5,000')}, ${w.aDay('8,000')}`)
    .waitFor();

  const [fred, finn] = [await openConsole(app, 'fred'), await openConsole(app, 'finn')];
  const [large, within, tooMuch] = [
    await fund('5000.01', 'fast-reserve'),
    await fund('5000', 'futures-house'),
    await fund('3000.01', 'spot-house'),
  ];
  await refused(fred, large, messageOf('operator-limit', 'en', { max: '5000' }));
  await approve(fred, within);
  await refused(fred, tooMuch, messageOf('operator-day-limit', 'en', { max: '8000', left: '3000' }));
  await approve(finn, large);
  await approve(finn, tooMuch);
  await approve(fred, await fund('3000', 'insurance'));
  expect([await decidedBy(large), await decidedBy(within), await decidedBy(tooMuch)]).toEqual([
    ['finn', 'approved'],
    ['fred', 'approved'],
    ['finn', 'approved'],
  ]);
  for (const desk of [anna, bert, fred, finn]) expect(await problemsOf(desk)).toEqual([]);
});

/** As if the authenticator had been shown long ago, in every session. */
async function forgetProofs(desk: OperatorConsole): Promise<void> {
  await app.kill();
  const db = await openPglite(app.data);
  await db.query('update operator_session set proven_at = 0');
  await db.close();
  await app.restart();
  // The console is opened anew after the restart.
  await desk.page.reload();
}

test('a large act asks for the authenticator anew, in the dialog, and a small one doesn’t', async () => {
  const faye = await openConsole(app, 'faye');
  const [small, large, next] = [
    await fund('999.99', 'bonus-pool'),
    await fund('1000', 'exchange-house'),
    await fund('2000', 'fast-reserve'),
  ];
  await forgetProofs(faye);
  await approve(faye, small);

  await open(faye, large);
  await faye.pressInDialog(words.proposals.approve);
  await dialog(faye).getByText(messageOf('step-up-needed', 'en'), { exact: true }).waitFor();
  const code = dialog(faye).getByLabel(words.signIn.code);
  await code.fill('000000');
  await faye.pressInDialog(words.proposals.approve);
  await dialog(faye).getByText(messageOf('code-wrong', 'en'), { exact: true }).waitFor();
  expect(await decidedBy(large)).toEqual([null, null]);
  await code.fill(totpCode(fromBase32(faye.secret), totpStep(Date.now()) + 1));
  await faye.pressInDialog(words.proposals.approve);
  await expect.poll(() => decidedBy(large)).toEqual(['faye', 'approved']);
  // Only the panel behind it is left.
  await expect.poll(() => faye.page.getByRole('dialog').count()).toBe(1);
  // It was shown: the next large one needs no code.
  await approve(faye, next);
  await expect.poll(() => decidedBy(next)).toEqual(['faye', 'approved']);
  expect(await problemsOf(faye, true)).toEqual([]);
});
