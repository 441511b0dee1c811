import { expect, test } from 'vitest';
import { bodyOf, draftOf, issuesOf } from './primary-draft.ts';

const whole = { cardType: 'idCard', name: 'Nguyễn Văn An', cardNo: '079 204 001 234', bankCardNo: '' };

test.each([
  ['cardType', '', 'typeMissing'],
  ['cardType', 'visa', 'typeMissing'],
  ['name', '  ', 'required'],
  ['name', 'An 2', 'nameWrong'],
  ['cardNo', '', 'required'],
  ['cardNo', '123', 'cardNoWrong'],
  ['cardNo', '- -12345', 'cardNoWrong'],
  ['bankCardNo', '12345', 'bankCardNoWrong'],
  ['bankCardNo', '9704 xx', 'bankCardNoWrong'],
] as const)('%s "%s" is %s', (field, typed, issue) => {
  const found = issuesOf({ ...whole, [field]: typed }, false);
  expect(found[field]).toBe(issue);
  expect(Object.values(found).filter((each) => each !== undefined)).toHaveLength(1);
});

test('what is whole has no issue, and is sent without blanks around it', () => {
  const draft = { ...whole, name: ' Nguyễn Văn An ', bankCardNo: '9704 3612 3456 7890' };
  expect(Object.values(issuesOf(draft, false)).every((issue) => issue === undefined)).toBe(true);
  expect(bodyOf(draft)).toEqual({
    cardType: 'idCard',
    name: 'Nguyễn Văn An',
    cardNo: '079 204 001 234',
    bankCardNo: '9704 3612 3456 7890',
  });
});

test('what was handed in before is kept where nothing is typed', () => {
  const failed = {
    status: 'failed',
    reason: 'blurred',
    submitTime: 1,
    decideTime: 2,
    cardType: 'passport',
    name: 'An',
    cardNo: '•••• 1234',
    bankCardNo: null,
  } as const;
  const draft = draftOf(failed);
  expect(draft).toEqual({ cardType: 'passport', name: 'An', cardNo: '', bankCardNo: '' });
  expect(issuesOf(draft, true).cardNo).toBeUndefined();
  expect(bodyOf(draft)).toEqual({ cardType: 'passport', name: 'An' });
});
