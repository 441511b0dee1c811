import { expect, test } from 'vitest';
import { ed25519Key, ed25519Private, vkeyOf } from '../format/note.ts';
import { parsePolicy, readPolicy } from './policy.ts';

const key = (name: string, seed: number, type: 1 | 4 = 4): string =>
  vkeyOf({ ...ed25519Key(name, ed25519Private(Buffer.alloc(32, seed))), type });
const witness = (name: string, seed: number, url = ''): string =>
  `witness ${name} ${key(`${name}.example`, seed)} ${url}`;

/** The example of the text itself, with keys. */
const example = [
  '# a comment',
  `log ${key('log.example', 1, 1)} https://log.example/`,
  '',
  ...['X1', 'X2', 'X3'].map((name, i) => witness(name, 10 + i, `https://${name.toLowerCase()}.example/`)),
  '  group X-witnesses 2 X1\tX2 X3',
  ...['Y1', 'Y2', 'Y3'].map((name, i) => witness(name, 20 + i)),
  'group Y-witnesses any Y1 Y2 Y3  ',
  'group X-and-Y all X-witnesses Y-witnesses',
  'quorum X-and-Y',
].join('\n');

test('the quorum of groups is as the text of the policy has it', () => {
  const { witnesses, isMet } = parsePolicy(example);
  expect(witnesses.map(({ name, url }) => [name, url])).toEqual([
    ['X1', 'https://x1.example'],
    ['X2', 'https://x2.example'],
    ['X3', 'https://x3.example'],
    ['Y1', null],
    ['Y2', null],
    ['Y3', null],
  ]);
  const met = (...names: string[]): boolean => isMet(new Set(names));
  expect([met(), met('X1', 'X2'), met('Y1', 'X1'), met('Y1', 'Y2', 'Y3'), met('X1', 'X3', 'Y2')]).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
});

test('a quorum of one witness, and of none', () => {
  const one = parsePolicy(`${witness('a', 1)}\nquorum a`);
  expect([one.isMet(new Set()), one.isMet(new Set(['a']))]).toEqual([false, true]);
  expect(parsePolicy('quorum none\n').isMet(new Set())).toBe(true);
  expect(readPolicy(undefined).witnesses).toEqual([]);
});

test.each([
  ['', 'there is no quorum line'],
  ['quorum none\nquorum none', 'line 2: there is one quorum, of one name'],
  ['quorum a', 'line 1: "a" is not defined before'],
  [`quorum a\n${witness('a', 1)}`, 'line 1: "a" is not defined before'],
  [`witness a ${key('a', 1, 1)}\nquorum a`, 'line 1: the key is none for this'],
  [`log ${key('a', 1, 4)}\nquorum none`, 'line 1: the key is none for this'],
  [`witness a ${key('a', 1).replace('+', '+0')}\nquorum a`, 'line 1: the key is none for this'],
  [`${witness('a', 1)}\n${witness('b', 1)}\nquorum a`, 'line 2: the key stands here twice'],
  [`${witness('a', 1)}\n${witness('a', 2)}\nquorum a`, 'line 2: "a" has been defined before'],
  [`${witness('none', 1)}\nquorum none`, 'line 1: a name is missing'],
  [`${witness('a', 1)}\ngroup g 2 a\nquorum g`, 'line 2: "2" of 1 members'],
  [`${witness('a', 1)}\ngroup g 0 a\nquorum g`, 'line 2: "0" of 1 members'],
  [`${witness('a', 1)}\ngroup g any\nquorum g`, 'line 2: members: at least one, each once'],
  [`${witness('a', 1)}\ngroup g any a a\nquorum g`, 'line 2: members: at least one, each once'],
  [`${witness('a', 1)}\ngroup g all a none\nquorum g`, 'line 2: "none" is not defined before'],
  [`${witness('a', 1, 'ftp://a.example')}\nquorum a`, 'line 1: "ftp://a.example" is no http address'],
  ['quorum none\r\n', 'line 1: holds a control character'],
  ['constructor none', 'line 1: "constructor" is neither log, witness, group nor quorum'],
])('%j is refused by its line', (text, why) => {
  expect(() => parsePolicy(text)).toThrow(why);
});
