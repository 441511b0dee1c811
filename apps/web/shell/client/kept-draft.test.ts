import '../../../../tests/screens/browser.ts';
import { beforeEach, expect, test } from 'vitest';
import { endSession, startSession, type UserInfo } from '../session/session.ts';
import { keepDraft, keptDraft } from './kept-draft.ts';

const empty = { amount: '', name: '' };
const signIn = (userId: string) => startSession(`token of ${userId}`, { userId } as UserInfo);
beforeEach(() => {
  signIn('1');
  for (const form of ['usdt', 'vnd']) keepDraft(form, null);
});

test('what was typed is there again, over what the form begins with', () => {
  keepDraft('usdt', { amount: '5' });
  expect([keptDraft('usdt', empty), keptDraft('vnd', empty)]).toEqual([{ amount: '5', name: '' }, empty]);
});

test('what was sent is forgotten', () => {
  keepDraft('usdt', { amount: '5' });
  keepDraft('usdt', null);
  expect(keptDraft('usdt', empty)).toEqual(empty);
});

test('nobody finds what another customer of the same device has typed', () => {
  keepDraft('usdt', { amount: '5', name: 'Lan' });
  signIn('2');
  expect(keptDraft('usdt', empty)).toEqual(empty);
  endSession();
  expect(keptDraft('usdt', empty)).toEqual(empty);
  signIn('1');
  expect(keptDraft('usdt', empty)).toEqual({ amount: '5', name: 'Lan' });
});
