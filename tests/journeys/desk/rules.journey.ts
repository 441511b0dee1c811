import { afterAll, beforeAll, expect, test } from 'vitest';
import { words } from '../../../apps/console/locales/en/index.ts';
import { words as riskWords } from '../../../apps/web/locales/en/risk.ts';
import { ask, go, openOwnApp, type OwnApp } from '../app.ts';
import { callerOf } from '../client.ts';
import { signIn } from '../sign-in.ts';
import { jobs } from './clicks/jobs.ts';
import { openConsole, type OperatorConsole } from './operator-console.ts';

const w = words.rules;
/** Up to the time that it names. */
const beginOf = (phrase: string): string => phrase.slice(0, phrase.indexOf('{'));

let app: OwnApp;
beforeAll(async () => {
  app = await openOwnApp({}, { finn: 'finance', rita: 'risk' });
});
afterAll(() => app?.close());

interface Rules {
  readonly version: number;
  readonly coming: readonly { readonly since: number }[];
}

/** Another payout of the first duration, looked at and proposed. */
async function proposeLower({ page, menu, press }: OperatorConsole): Promise<void> {
  await menu(words.menu.rules);
  await press(w.change);
  await page.getByLabel(w.fields.payoutRate, { exact: true }).first().fill('1.5');
  await press(w.preview.open);
  // Beyond what is possible: said at the field itself.
  await expect
    .poll(() => page.getByLabel(w.fields.payoutRate, { exact: true }).first().getAttribute('aria-invalid'))
    .toBe('true');
  await page.getByLabel(w.fields.payoutRate, { exact: true }).first().fill('0.7');
  await press(w.preview.open);
  await page.getByText(w.preview.worsts.fastEdgeLeast).waitFor();
  await press(w.propose.open);
  await page.getByLabel(words.app.reason, { exact: true }).fill('As agreed on Monday.');
  await press(w.propose.confirm);
  await page.getByText(words.proposals.own).waitFor();
}

test('two operators change a payout; a customer reads it beforehand and gets it then', async () => {
  const phone = await app.phone('en');
  await signIn(app, phone, 'nguoixemluat2041');
  await go(phone, 'market/market?symbol=BTCUSDT');
  await phone.page.getByText('+80%').waitFor();
  const [finn, rita] = [await openConsole(app, 'finn'), await openConsole(app, 'rita')];

  await proposeLower(finn);
  const proposing = await finn.clicks();
  await rita.page.getByRole('link', { name: words.kinds['rules-change'] }).first().click();
  await rita.page.getByText(w.preview.worst).waitFor();
  expect(await rita.faults()).toEqual([]);
  await rita.press(words.proposals.approve);
  await rita.confirm(words.proposals.approve, words.proposals.approved);
  expect([proposing, await rita.clicks()]).toEqual(jobs.rules.now);

  const rules = await callerOf(app.base)<Rules>('GET /common/rules');
  expect([rules.version, rules.coming.length]).toEqual([1, 1]);
  await phone.page.getByText(beginOf(riskWords.risk.termsFrom)).waitFor({ timeout: 45_000 });
  await phone.page.getByText('+80%').waitFor();
  await phone.page.getByText('+70%').waitFor({ timeout: 75_000 });
  await phone.page.getByText(beginOf(riskWords.risk.termsSince)).waitFor();
  const order = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount: '10' };
  expect(await ask(phone, 'POST /portal/order/contractOrder', order)).toMatchObject({ payoutRate: '0.7' });

  const { page } = finn;
  await finn.goTo('rules');
  await page.getByText(w.holdsNow(2)).waitFor();
  await page.getByRole('row', { name: /As released/ }).click();
  await finn.press(w.back(1));
  // What it comes to is shown at once: one press back, one to propose.
  await page.getByText(w.preview.worsts.fastEdgeLeast).waitFor();
  expect(await finn.faults()).toEqual([]);
  await phone.close();
  for (const problems of [phone.problems, await finn.close(), await rita.close()])
    expect(problems.filter((problem) => !problem.includes('/operator/rules/preview'))).toEqual([]);
});
