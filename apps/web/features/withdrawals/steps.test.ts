import { expect, test } from 'vitest';
import { withdrawalSteps } from './steps.ts';

type Known = Parameters<typeof withdrawalSteps>[0];
const known = (...passed: Known['step'][]): Known => {
  const step = passed.at(-1) ?? 'requested';
  return {
    step,
    finishTime: ['success', 'rejected', 'cancelled'].includes(step) ? 9 : null,
    steps: passed.map((each, i) => ({ step: each, time: i + 1 })),
  };
};
const summary = (withdrawal: Known): string =>
  withdrawalSteps(withdrawal)
    .map(({ name, state, time }) => `${name.replace(/^\w+\./, '')} ${state} ${time ?? '-'}`)
    .join(', ');

test.each([
  ['waits', known('requested'), 'payRequested done 1, payApproved now -, paySending next -, payArrived next -'],
  [
    'is approved',
    known('requested', 'approved'),
    'payRequested done 1, payApproved done 2, paySending now -, payArrived next -',
  ],
  [
    'is on its way',
    known('requested', 'approved', 'sending'),
    'payRequested done 1, payApproved done 2, paySending done 3, payArrived now -',
  ],
  [
    'nobody knows of',
    known('requested', 'approved', 'sending', 'unknown'),
    'payRequested done 1, payApproved done 2, paySending now 3, payArrived next -',
  ],
  [
    'has arrived',
    known('requested', 'approved', 'sending', 'success'),
    'payRequested done 1, payApproved done 2, paySending done 3, payArrived done 4',
  ],
  ['is taken back', known('requested', 'cancelled'), 'payRequested done 1, cancelled failed 9'],
  [
    'is refused after its approval',
    known('requested', 'approved', 'rejected'),
    'payRequested done 1, payApproved done 2, rejected failed 9',
  ],
])('a withdrawal that %s', (_name, withdrawal, steps) => {
  expect(summary(withdrawal)).toBe(steps);
});
