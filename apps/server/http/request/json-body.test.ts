import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isJson, parseBody } from './json-body.ts';

const malformed = { ok: false, error: 'body-malformed' };
const unsafe = (field: string) => ({ ok: false, error: 'field-unknown', field });

test.each([
  ['text', 'hello'],
  ['an open object', '{"a":1'],
  ['a list', '[{"a":1}]'],
  ['a number', '1'],
  ['null', 'null'],
  ['a text that is no JSON', '"hello"'],
  ['a text of a list', '"[]"'],
  ['a text of a text of an object', JSON.stringify(JSON.stringify('{"a":1}'))],
  ['two objects', '{}{}'],
  ['a comma at the end', '{"a":1,}'],
  ['a comment', '{"a":1 /* one */}'],
  ['the character NUL in a value', '{"a":"x\\u0000y"}'],
  ['the character NUL in a key', '{"\\u0000":1}'],
  ['the character NUL in a text of an object', JSON.stringify('{"a":"\\u0000"}')],
])('%s is no body', (_name, text) => {
  expect(parseBody(text)).toEqual(malformed);
});

test.each([
  ['{"a":1,"a":2}', 'a'],
  ['{"a":1,"\\u0061":2}', 'a'],
  ['{"b":{"a":1,"a":2}}', 'a'],
  ['{"b":[{"a":1},{"a":1,"a":2}]}', 'a'],
  ['{"a":{"b":1},"c":[],"a":2}', 'a'],
  ['{"":1,"":2}', ''],
  ['{"a":"\\"","a":2}', 'a'],
  ['{"a":{},"b":{"a":1,"a":2}}', 'a'],
  ['{"__proto__":{}}', '__proto__'],
  ['{"__proto__":1}', '__proto__'],
  ['{"a":[{"__proto__":1}]}', '__proto__'],
  ['{"\\u005f_proto__":1}', '__proto__'],
  [JSON.stringify('{"a":1,"a":2}'), 'a'],
])('%s is refused by the key that is twice there or reaches a prototype', (text, key) => {
  expect(parseBody(text)).toEqual(unsafe(key));
});

test.each([
  ['', {}],
  [' \n ', {}],
  ['{}', {}],
  ['{"a":{"a":{"a":1}},"b":[{"a":1},{"a":2}]}', { a: { a: { a: 1 } }, b: [{ a: 1 }, { a: 2 }] }],
  ['{"a":"{\\"b\\":1,\\"b\\":2}"}', { a: '{"b":1,"b":2}' }],
  ['{"a":"a:b,{c}","b":"\\\\\\"a\\\\\\""}', { a: 'a:b,{c}', b: '\\"a\\"' }],
  ['{"constructor":1,"toString":2}', { constructor: 1, toString: 2 }],
  [JSON.stringify('{"a":1}'), { a: 1 }],
])('%j is read as %j', (text, value) => {
  expect(parseBody(text)).toEqual({ ok: true, value });
});

test('every object that is written as JSON is read as it was, spread over lines or not', () => {
  const objects = fc
    .dictionary(fc.string(), fc.jsonValue())
    .filter((value) => !/\\u0000|__proto__/.test(JSON.stringify(value)));
  fc.assert(
    fc.property(objects, fc.constantFrom(undefined, 2, '\t'), (value, space) => {
      const plain: unknown = JSON.parse(JSON.stringify(value));
      expect(parseBody(JSON.stringify(value, null, space))).toEqual({ ok: true, value: plain });
    }),
  );
});

test('of keys that are written in a row the first that comes again is named, whatever stands around them', () => {
  const names = fc.array(fc.constantFrom('a', 'b', 'c:d', 'e,f', '{g', 'h}', '', 'constructor'), { minLength: 1 });
  const values = fc.constantFrom('1', 'null', 'true', '"x:y"', '""', '":"', '{"a":1}', '[{"a":1}]', '{}', '[]');
  fc.assert(
    fc.property(names, values, fc.constantFrom('', ' ', '\n'), (keys, value, space) => {
      const pairs = keys.map((key) => `${JSON.stringify(key)}${space}:${space}${value}`);
      const again = keys.find((key, i) => keys.indexOf(key) < i);
      const text = `{${space}${pairs.join(`${space},`)}}`;
      expect(parseBody(text)).toEqual(again === undefined ? { ok: true, value: JSON.parse(text) } : unsafe(again));
    }),
  );
});

test.each([
  ['application/json', true],
  ['Application/JSON', true],
  ['application/json; charset=utf-8', true],
  ['application/json;charset="UTF-8"', true],
  ['application/json; charset=latin1', false],
  ['application/json; charset=utf-8; x=1', false],
  ['application/jsonp', false],
  ['text/json', false],
  ['text/plain, application/json', false],
  ['', false],
  [undefined, false],
])('the media type %j is JSON: %s', (type, isIt) => {
  expect(isJson(type)).toBe(isIt);
});
