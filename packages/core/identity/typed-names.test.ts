import { expect, test } from 'vitest';
import { namesTyped } from './typed-names.ts';

test.each<[string, string | undefined, string[]]>([
  [' LanAnh2026 ', undefined, ['lananh2026']],
  ['Lan@Example.COM', undefined, ['lan@example.com']],
  ['+84 (901) 234-567', undefined, ['+84901234567']],
  ['0084901234567', '84', ['+84901234567']],
  ['0901 234 567', '+84', ['0901 234 567', '+0901234567', '+84901234567']],
  ['0612345678', '39', ['0612345678', '+0612345678', '+390612345678']],
  ['12345678', undefined, ['12345678', '+12345678']],
])('%s beside %s is one of %j', (typed, areaCode, names) => {
  expect(namesTyped(typed, areaCode)).toEqual(names);
});
