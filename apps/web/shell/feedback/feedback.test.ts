import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { cancelCode, confirm, isCancel, useQuestion } from './confirm.ts';
import { toast, useToast } from './toast.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('a toast stands for two seconds, and a new one takes its place for as long', () => {
  toast('saved');
  vi.advanceTimersByTime(1_999);
  expect(useToast.getState().now?.text).toBe('saved');
  toast('sent');
  vi.advanceTimersByTime(1);
  expect(useToast.getState().now?.text).toBe('sent');
  vi.advanceTimersByTime(1_998);
  expect(useToast.getState().now?.text).toBe('sent');
  vi.advanceTimersByTime(1);
  expect(useToast.getState().now).toBeNull();
});

test('a confirmation that is cancelled is code 9999, and so is one that another takes the place of', async () => {
  const first = confirm({ text: 'close the position?' }).catch((fault: unknown) => fault);
  const second = confirm({ text: 'log out?' }).catch((fault: unknown) => fault);
  useQuestion.getState().now?.answer(false);
  expect([await first, await second]).toEqual([{ code: 9999 }, { code: 9999 }]);
  expect([cancelCode, isCancel(await first), isCancel(new Error('lost'))]).toEqual([9999, true, false]);
});

test('one that is confirmed goes on, and the question is gone', async () => {
  const asked = confirm({ text: 'place the order?' });
  useQuestion.getState().now?.answer(true);
  await expect(asked).resolves.toBeUndefined();
  expect(useQuestion.getState().now).toBeNull();
});
