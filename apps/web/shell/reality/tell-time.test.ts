import '../../../../tests/screens/browser.ts';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { learnSecondary, speak } from '../../locales/i18n.ts';
import { useQuestion } from '../feedback/confirm.ts';
import { setPreference } from '../session/preferences.ts';
import { minutesText } from './minutes-text.ts';
import { tellTime } from './tell-time.ts';

beforeAll(async () => {
  await speak('en');
  await learnSecondary();
});
beforeEach(() => setPreference('hideBalances', false));

const time = {
  userId: 'a',
  journalId: '7',
  startedAt: new Date(2031, 0, 1, 9, 30).getTime(),
  seenAt: 0,
  tradedMs: 31 * 60_000 + 59_000,
  toldMs: 0,
  minutes: 30,
};

test('minutes are said in the present language', () => {
  expect([15, 30, 60].map(minutesText)).toEqual(['15 minutes', '30 minutes', '60 minutes']);
});

test.each([
  ['-12.345678', false, 'Realized profit or loss since 09:30: −12.35 USDT'],
  ['8', false, 'Realized profit or loss since 09:30: +8.00 USDT'],
  ['8', true, 'Realized profit or loss since 09:30: ••••'],
])('what %s has come to is told, and hidden where amounts are: %s', async (result, hide, text) => {
  setPreference('hideBalances', hide);
  const told = tellTime(time, result);
  const asked = useQuestion.getState().now;
  expect(asked).toMatchObject({
    title: 'Time spent trading: 31 minutes',
    text,
    confirm: 'Take a break',
    cancel: 'Go on',
  });
  asked?.answer(false);
  await told;
  expect(useQuestion.getState().now).toBeNull();
});
