import { expect, test } from 'vitest';
import { planted, readAll, type Source } from './source.ts';

/** What has no place anywhere. Written in pieces, so that this file isn't one of its own findings. */
const everywhere: readonly (readonly [RegExp, string])[] = [
  [
    new RegExp(`\\b(${['TO', 'FIX', 'HA'].map((half, i) => half + ['DO', 'ME', 'CK'][i]).join('|')})\\b`),
    'unfinished work',
  ],
  [
    new RegExp(
      ['coming', 'soon'].join(' ') + '|' + ['lorem', 'ipsum'].join(' ') + '|' + ['not', 'implemented'].join(' '),
      'i',
    ),
    'unfinished work',
  ],
  [new RegExp(`(^|[^a-zA-Z.])/(${['home', 'root', 'Users', 'work'].join('|')})/`, 'm'), 'a path of one machine'],
  [/\.(skip|only|todo)\(|expect\(true\)/, 'a test that does not run or cannot fail'],
];
/** What a fair dealer never says to a customer. */
const promises = new RegExp(
  'guaranteed (profit|return|income)|risk[- ]free (profit|return|income|invest)|get rich|sure win|' +
    'cam kết lợi nhuận|(lợi nhuận|đầu tư) không rủi ro|保证盈利|零风险|稳赚',
  'i',
);

function findings(sources: Source[]): string[] {
  return sources.flatMap((source) =>
    source.text.split('\n').flatMap((line, index) => {
      const place = `${source.path}:${index + 1}`;
      const found = everywhere
        .filter(([pattern]) => pattern.test(line))
        .map(([, what]) => `${place} ${what}: ${line.trim().slice(0, 80)}`);
      return source.path.startsWith('apps/') && promises.test(line)
        ? [...found, `${place} promises what nobody can keep: ${line.trim().slice(0, 80)}`]
        : found;
    }),
  );
}

test('no unfinished work, no path of one machine, no idle test, no empty promise', () => {
  expect(findings(readAll().filter(({ path }) => path !== 'tests/gates/plain-words.test.ts'))).toEqual([]);
});

test.each([
  ['apps/server/a.ts', '// TODO: later'],
  ['apps/server/a.ts', '// FIXME'],
  ['apps/web/a.tsx', 'const x = "Coming soon";'],
  ['bench/a.ts', 'const file = "/home/me/data.csv";'],
  ['tests/a.test.ts', 'test.only("x", f)'],
  ['tests/a.test.ts', 'expect(true).toBe(true)'],
  ['apps/web/locales/en/a.ts', 'title: "Risk-free income"'],
  ['apps/web/locales/vi/a.ts', 'title: "Cam kết lợi nhuận 20%"'],
])('it is reported: %s %s', (place, text) => {
  expect(findings(planted({ [place]: text }))).toHaveLength(1);
});

test('ordinary words are not reported', () => {
  expect(
    findings(
      planted({
        'apps/web/a.ts': "import x from '../features/home/home.tsx'; // Only losses are certain; the method is hacky",
      }),
    ),
  ).toEqual([]);
});
