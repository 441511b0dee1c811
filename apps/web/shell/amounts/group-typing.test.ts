import fc from 'fast-check';
import { expect, test } from 'vitest';
import { groupedTyping, shownCaret, typedAfter, type Keystroke, type Typed } from './group-typing.ts';

const vietnamese = { decimal: ',', group: '.' };
const english = { decimal: '.', group: ',' };
const french = { decimal: ',', group: '\u202f' };
const all = [vietnamese, english, french];
type Signs = (typeof all)[number];

const nothing: Typed = { raw: '', caret: 0 };

/** What an input does with a key, at the caret as it is shown. */
function press(typed: Typed, key: string, signs: Signs): Typed {
  const shown = groupedTyping(typed.raw, signs);
  const at = shownCaret(typed, signs);
  const from = key === 'Backspace' ? Math.max(0, at - 1) : at;
  const to = key === 'Delete' ? at + 1 : at;
  const put = key.length === 1 ? key : '';
  const deleted: Keystroke['deleted'] = { Backspace: 'before' as const, Delete: 'after' as const }[key] ?? null;
  const text = shown.slice(0, from) + put + shown.slice(to);
  return typedAfter(typed.raw, { text, caret: from + put.length, deleted }, signs);
}
const type = (keys: readonly string[], signs: Signs, from = nothing): Typed =>
  keys.reduce((typed, key) => press(typed, key, signs), from);

test.each([
  ['1234567', vietnamese, '1.234.567'],
  ['1234567', english, '1,234,567'],
  ['1234567,89', french, '1\u202f234\u202f567,89'],
  ['1234.', english, '1,234.'],
  ['999', english, '999'],
  ['', english, ''],
])('%s is shown in groups while it is typed', (keys, signs, shown) => {
  const typed = type(keys.split(''), signs);
  expect(typed).toEqual({ raw: keys, caret: keys.length });
  expect(groupedTyping(typed.raw, signs)).toBe(shown);
  expect(shownCaret(typed, signs)).toBe(shown.length);
});

test('a sign of groups that is typed stays what it is: only its reader knows whether it groups', () => {
  expect(type('1.5'.split(''), vietnamese).raw).toBe('1.5');
  expect(type('1.000'.split(''), vietnamese).raw).toBe('1.000');
  expect(type('1000.5'.split(''), vietnamese).raw).toBe('1000.5');
  expect(groupedTyping('1.000', vietnamese)).toBe('1.000');
  expect(groupedTyping('1000.5', vietnamese)).toBe('1000.5');
  expect(groupedTyping('abc', english)).toBe('abc');
});

test('the caret stays at its digit, wherever a digit is added or taken away', () => {
  const typed = { raw: '1234567', caret: 2 };
  expect(shownCaret(typed, english)).toBe(3);
  expect(press(typed, '9', english)).toEqual({ raw: '12934567', caret: 3 });
  expect(press(typed, 'Backspace', english)).toEqual({ raw: '134567', caret: 1 });
  expect(press(typed, 'Delete', english)).toEqual({ raw: '124567', caret: 2 });
});

test('deleting a sign of groups takes the digit beyond it along', () => {
  const delete1 = typedAfter('1234', { text: '1234', caret: 1, deleted: 'before' }, english);
  expect(delete1).toEqual({ raw: '234', caret: 0 });
  expect(typedAfter('1234', { text: '1234', caret: 1, deleted: 'after' }, english)).toEqual({ raw: '134', caret: 1 });
});

test('what is pasted over everything, or filled in by the browser, is what was typed', () => {
  const pasted = { text: '2,500', caret: 5, deleted: null };
  expect(typedAfter('', pasted, english)).toEqual({ raw: '2,500', caret: 5 });
  expect(typedAfter('1234', { text: '7', caret: 1, deleted: null }, english)).toEqual({ raw: '7', caret: 1 });
  expect(typedAfter('1234', { text: '77', caret: 0, deleted: null }, english)).toEqual({ raw: '77', caret: 0 });
});

test('typing is what it would be without groups, key by key, at every place', () => {
  const keys = fc.array(
    fc.oneof(
      fc.nat(9).map((digit) => ({ key: String(digit) })),
      fc.constantFrom('Backspace', 'Delete').map((key) => ({ key })),
      fc.nat(12).map((move) => ({ move })),
    ),
    { maxLength: 40 },
  );
  fc.assert(
    fc.property(fc.constantFrom(...all), keys, (signs, presses) => {
      let typed = nothing;
      let [text, caret] = ['', 0];
      for (const one of presses) {
        if ('move' in one) {
          caret = Math.min(one.move, text.length);
          typed = { ...typed, caret };
          continue;
        }
        const put = one.key.length === 1 ? one.key : '';
        const from = one.key === 'Backspace' ? Math.max(0, caret - 1) : caret;
        text = text.slice(0, from) + put + text.slice(one.key === 'Delete' ? caret + 1 : caret);
        caret = from + put.length;
        typed = press(typed, one.key, signs);
        expect(typed).toEqual({ raw: text, caret });
      }
    }),
  );
});
