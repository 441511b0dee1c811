import path from 'node:path';
import { expect, test } from 'vitest';
import { isCode, isData, isTest, planted, readAll, type Source } from './source.ts';

/** Names that only this house would understand, and what the trade says instead. */
const houseWords: Readonly<Record<string, string>> = {
  barred: 'blocked, with its reason',
  desk: 'panel, console, test venue',
  further: 'secondary',
  heard: 'received',
  hindrance: 'blocker',
  office: 'operator settings',
  told: 'announcement',
  wish: 'request',
};
/** What stays on the wire and in tables is translated at the door. */
const wireWords: Readonly<Record<string, string>> = {
  entrust: 'order type, limit price',
  lever: 'leverage',
  'stop-profit': 'take profit',
};

/** What a file declares, and the file itself, as words: `stopProfitOf` is `stop-profit-of`. */
function namesIn({ path: place, text }: Source): string[] {
  const declared = [...text.matchAll(/\b(?:const|let|function|class|interface|type)\s+(\w+)/g)].map(
    ([, name = '']) => name,
  );
  const file = path.posix.basename(place).replace(/\..*$/, '');
  return [file, ...declared].map((name) =>
    name.replace(/(?<=[a-z\d])[A-Z]/g, (capital) => `-${capital}`).toLowerCase(),
  );
}

function findings(sources: Source[]): string[] {
  const product = sources.filter((source) => isCode(source) && !isData(source) && !isTest(source));
  return product.flatMap((source) => {
    const banned = { ...houseWords, ...(source.path.startsWith('packages/core/') ? wireWords : {}) };
    return namesIn(source).flatMap((name) =>
      Object.entries(banned)
        .filter(([word]) => `-${name}-`.includes(`-${word}-`))
        .map(([, better]) => `${source.path} ${name}: ${better}`),
    );
  });
}

test('what is declared is called as the trade calls it', () => {
  expect(findings(readAll())).toEqual([]);
});

test.each([...Object.keys(houseWords), ...Object.keys(wireWords)])('a name with “%s” in it is found', (word) => {
  const camel = word.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase());
  const capital = camel.charAt(0).toUpperCase() + camel.slice(1);
  const trees = [
    { 'packages/core/a.ts': `export const ${camel} = 1;` },
    { 'packages/core/a.ts': `function of${capital}Now() {}` },
    { [`packages/core/${word}-list.ts`]: '' },
  ];
  for (const tree of trees) expect(findings(planted(tree))).toHaveLength(1);
});

test('words that only contain one are no findings, and the wire says what it says', () => {
  expect(
    findings(
      planted({
        'packages/core/a.ts': 'const leverage = 1; function unbarred() {} // the desk of an office',
        'apps/server/features/futures/present.ts': 'const lever = order.leverage;',
      }),
    ),
  ).toEqual([]);
});
