import { expect, test } from 'vitest';
import { depositSteps } from './steps.ts';

type Known = Parameters<typeof depositSteps>[0];
const known = (step: Known['step'], way: Known['way'] = 'usdt'): Known => ({
  step,
  way,
  createTime: 1,
  finishTime: step === 'requested' ? null : 9,
});
const summary = (steps: ReturnType<typeof depositSteps>): string =>
  steps.map(({ name, state, time }) => `${name.replace('deposits.', '')} ${state} ${time ?? '-'}`).join(', ');

test.each([
  ['waits for its check', known('requested'), 'stepSent done 1, stepCheck now -, stepCredit next -'],
  ['is credited', known('success', 'vnd'), 'stepSent done 1, stepCheck done -, stepCredit done 9'],
  ['came by the chain, where nobody checks', known('success', 'chain'), 'stepSeen done 1, stepCredit done 9'],
  ['is refused', known('rejected'), 'stepSent done 1, rejected failed 9'],
  ['is taken back', known('cancelled'), 'stepSent done 1, cancelled failed 9'],
])('a deposit that %s', (_name, deposit, steps) => {
  expect(summary(depositSteps(deposit))).toBe(steps);
});
