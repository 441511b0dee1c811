import { questionNames, rightAnswers, type QuestionName } from '@candor/core/limits/questions.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { fast } from '../../../apps/web/locales/vi/fast.ts';
import { words } from '../../../apps/web/locales/vi/questions.ts';
import { axe, axeFaults } from '../access/axe.ts';
import { openApp, type App } from '../app.ts';
import { signIn } from '../sign-in.ts';

let app: App;
beforeAll(async () => {
  app = await openApp();
});
afterAll(() => app.close());

const { questions } = words;
const answersOf = (name: QuestionName) => ([0, 1, 2] as const).map((i) => questions[`${name}${i}`]);

test('four questions come over the ticket, a wrong answer is explained, and what was typed stays', async () => {
  const phone = await app.phone('vi');
  const { page } = phone;
  const user = await signIn(app, phone, 'bonCau2026');
  let [answered, refusals] = [false, 0];
  const sent: unknown[] = [];
  // As with real money, until they are answered.
  await page.route('**/portal/order/contractOrder', (route) => {
    if (answered) return route.continue();
    refusals += 1;
    return route.fulfill({ json: { code: 403, message: '', data: { error: 'questions-first' } } });
  });
  page.on('response', (response) => {
    if (response.url().endsWith('/player/answerQuestions') && response.ok()) {
      sent.push(response.request().postDataJSON());
      answered = sent.length > 1;
    }
  });
  await page.goto(`${app.base}/#/pages/market/market?symbol=BTCUSDT`);
  await page
    .getByRole('button', { name: new RegExp(`^${fast.up}`) })
    .first()
    .click();
  const sheet = page.getByRole('dialog', { name: questions.title });
  for (const name of questionNames) {
    await sheet.getByText(questions[`${name}Text`]).waitFor();
    const next = sheet.getByRole('button', { name: name === 'house' ? questions.finish : questions.next });
    const choices = answersOf(name);
    const wrong = choices[(rightAnswers[name] + 1) % 3] ?? '';
    await sheet.getByRole('button', { name: wrong, exact: true }).click();
    await sheet.getByText(`${questions.notQuite} ${questions[`${name}Why`]}`).waitFor();
    expect(await next.isDisabled()).toBe(true);
    if (name === 'leverage') {
      await page.evaluate(axe);
      expect(await axeFaults(phone)).toEqual([]);
    }
    await sheet.getByRole('button', { name: choices[rightAnswers[name]] ?? '', exact: true }).click();
    await sheet.getByText(`${questions.right} ${questions[`${name}Why`]}`).waitFor();
    await next.click();
  }
  await sheet.waitFor({ state: 'detached' });
  // First as they were chosen, then as they were understood.
  expect(sent).toEqual([{ loss: 1, leverage: 2, odds: 0, house: 2 }, rightAnswers]);
  expect(refusals).toBe(1);
  await page
    .getByRole('button', { name: new RegExp(`^${fast.up}`) })
    .first()
    .click();
  const open = async () =>
    (await user.call<{ list: object[] }>('POST /portal/order/getContractOrder', { contractType: 'fast' })).list.length;
  await expect.poll(open).toBe(1);
  await phone.close();
});
