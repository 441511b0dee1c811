import { expect, test } from 'vitest';
import type { Verification } from '../../identity/store.ts';
import { refusalWords } from '../../words/refusals/index.ts';
import { presentVerification } from './present.ts';

const primary: Verification = {
  userId: 'an',
  level: 'primary',
  status: 'certifying',
  reason: null,
  document: { cardType: 'idCard', name: 'Nguyễn Văn An', cardNo: '079-200 001234', bankCardNo: '9704361234561234' },
  photos: null,
  submittedAt: 5,
  decidedAt: null,
  decidedBy: null,
};
const advanced: Verification = {
  ...primary,
  level: 'advanced',
  status: 'failed',
  reason: 'blurred',
  document: null,
  photos: { frontPhoto: 'f', backPhoto: 'b', holdPhoto: 'h' },
  submittedAt: 6,
  decidedAt: 7,
  decidedBy: 'sam',
};
const nothing = { status: 'none', reason: null, submitTime: null, decideTime: null };
const noDocument = { ...nothing, cardType: null, name: null, cardNo: null, bankCardNo: null };
const noPhotos = { ...nothing, frontPhoto: null, backPhoto: null, holdPhoto: null };

test('whoever has handed nothing in has nothing to show', () => {
  expect(presentVerification(null, null, 'en')).toEqual({
    authStatus: 'none',
    primary: noDocument,
    advanced: noPhotos,
  });
});

test('numbers are masked also for their owner, and who has decided is not told', () => {
  expect(presentVerification(primary, advanced, 'en')).toEqual({
    authStatus: 'certifying',
    primary: {
      status: 'certifying',
      reason: null,
      submitTime: 5,
      decideTime: null,
      cardType: 'idCard',
      name: 'Nguyễn Văn An',
      cardNo: '•••• 1234',
      bankCardNo: '•••• 1234',
    },
    advanced: {
      status: 'failed',
      reason: 'blurred',
      submitTime: 6,
      decideTime: 7,
      frontPhoto: 'f',
      backPhoto: 'b',
      holdPhoto: 'h',
    },
  });
});

test('the status of the whole is that of the primary level, whatever the advanced one is', () => {
  expect(presentVerification({ ...primary, status: 'certified' }, advanced, 'en').authStatus).toBe('certified');
  expect(presentVerification(null, { ...advanced, status: 'certified' }, 'en').authStatus).toBe('none');
});

test('of a short document number only two signs are shown, and without a bank card none', () => {
  const document = { cardType: 'passport', name: 'An', cardNo: 'b12-34' } as const;
  expect(presentVerification({ ...primary, document }, null, 'en').primary).toMatchObject({
    cardNo: '•••• 34',
    bankCardNo: null,
  });
});

test('a reason that comes with the product is read in the language of who asks, with the line added to it', () => {
  const failed = { ...primary, status: 'failed', reason: 'document-expired\nIt ended in 2024' } as const;
  expect(presentVerification(failed, null, 'de').primary.reason).toBe(
    `${refusalWords.de['document-expired']}. It ended in 2024`,
  );
  expect(presentVerification(null, advanced, 'vi').advanced.reason).toBe('blurred');
});
