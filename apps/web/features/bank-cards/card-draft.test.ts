import { expect, test } from 'vitest';
import { cardIssues, cursorAfter, emptyCard, groupedDigits } from './card-draft.ts';

const full = { username: 'NGUYỄN VĂN AN', cardNo: '9704 1234 5678 9012', bankCode: 'VCB', city: 'Hà Nội', address: '' };

test('all that is missing is said at once', () => {
  expect(cardIssues(emptyCard, null)).toEqual({
    username: 'auth.required',
    bankCode: 'bank-cards.bankMissing',
    cardNo: 'bank-cards.numberInvalid',
    city: 'bank-cards.cityMissing',
  });
  expect(cardIssues({ ...full, cardNo: '1234' }, null).cardNo).toBe('bank-cards.numberInvalid');
  expect(cardIssues({ ...full, username: 'An 2' }, null).username).toBe('bank-cards.nameInvalid');
});

test('a later card carries the name of the first, however it is spaced and written', () => {
  expect(cardIssues(full, 'Trần Bình').username).toBe('bank-cards.nameDiffers');
  expect(
    Object.values(cardIssues({ ...full, username: ' nguyễn  văn an' }, full.username)).every(
      (issue) => issue === undefined,
    ),
  ).toBe(true);
});

test.each([
  ['97041234567890', '9704 1234 5678 90'],
  ['9704-1234', '9704 1234'],
  ['9704x', '9704'],
  ['', ''],
  ['1'.repeat(25), '1111 1111 1111 1111 111'],
])('%s is typed as %s', (typed, shown) => {
  expect(groupedDigits(typed)).toBe(shown);
});

test('the cursor stays behind its digit', () => {
  expect(cursorAfter('97045')).toBe(6);
  expect(cursorAfter('9704 5')).toBe(6);
});
