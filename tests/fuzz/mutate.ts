import type { Random } from '../simulator/random.ts';

/** What breaks parsers of every kind. */
const odd = [
  '0',
  '-0',
  '-1',
  '1e3',
  '1e309',
  '0x10',
  '.5',
  '5.',
  '1_000',
  '00',
  'NaN',
  'Infinity',
  '9007199254740993',
  '999999999999999',
  '1'.repeat(40),
  '0.000000000000000001',
  '',
  ' ',
  '\t',
  '\r\n',
  '\0',
  '\u0000',
  '\\u0000',
  '\ud800',
  '\u202e',
  '\ufeff',
  '５',
  '𝟙',
  '💥',
  '"',
  "'",
  '\\',
  '\\"',
  '`',
  '{',
  '}',
  '[',
  ']',
  ':',
  ',',
  ';',
  '&',
  '=',
  '%',
  '%00',
  '+',
  '<',
  '>',
  '/',
  '..',
  '__proto__',
  'constructor',
  'null',
  'true',
  '{}',
  '[]',
  '[[[[[[[[',
  '{"a":',
];

const cut = (text: string, random: Random): [string, string, string] => {
  const from = random.whole(0, text.length);
  const to = Math.min(text.length, from + random.whole(0, 8));
  return [text.slice(0, from), text.slice(from, to), text.slice(to)];
};

/** A text that is a little different. @param words that mean something to whoever reads it @param other to mix in */
export function mutated(text: string, random: Random, words: readonly string[], other: string): string {
  let result = text;
  for (let i = random.whole(1, 4); i > 0; i -= 1) result = once(result, random, words, other);
  return result.slice(0, lengthMost);
}
const lengthMost = 4_000;

function once(text: string, random: Random, words: readonly string[], other: string): string {
  const [head, middle, tail] = cut(text, random);
  const word = words.length > 0 && random.chance(0.6) ? random.pick(words) : random.pick(odd);
  const ways = [
    () => head + tail,
    () => head + word + tail,
    () => head + word + middle + tail,
    () => head + middle + middle + tail,
    () => head + String.fromCharCode(random.whole(0, random.chance(0.8) ? 127 : 65_535)) + tail,
    () => head + other.slice(random.whole(0, other.length)),
    () => text.replace(/\d+/g, (digits) => (random.chance(0.3) ? String(random.pick(odd)) : digits)),
    () => middle.repeat(random.whole(2, 40)) + head + tail,
    () => head + middle.toUpperCase() + tail,
  ];
  return random.pick(ways)();
}
