import { expect, test } from 'vitest';
import { at, isNode, isTest, nameOf, planted, readAll, stringOf, walk, type Node, type Source } from './source.ts';

/** What reads the same in every language. */
const names = /\b(Candor|USDT)\b/g;
const spoken = new Set([
  'title',
  'placeholder',
  'alt',
  'label',
  'aria-label',
  'aria-description',
  'aria-valuetext',
  'aria-roledescription',
]);
const speakers = new Set(['toast', 'confirm', 'alert', 'prompt']);

const isWords = (text: string | null): text is string => text !== null && /\p{L}{2}/u.test(text.replace(names, ''));

/** Text literals that an expression may come to: through conditions, not through calls. */
function literalsOf(value: unknown): Node[] {
  if (!isNode(value)) return [];
  if (value.type === 'ConditionalExpression')
    return [...literalsOf(value['consequent']), ...literalsOf(value['alternate'])];
  if (value.type === 'LogicalExpression') return [...literalsOf(value['left']), ...literalsOf(value['right'])];
  if (value.type === 'JSXExpressionContainer') return literalsOf(value['expression']);
  if (value.type === 'TemplateLiteral') return isWords(quasisOf(value)) ? [value] : [];
  return isWords(stringOf(value)) ? [value] : [];
}

function quasisOf(template: Node): string {
  const quasis = Array.isArray(template['quasis']) ? template['quasis'] : [];
  return quasis.map((part: { value?: { raw?: string } }) => part.value?.raw ?? '').join(' ');
}

function spokenLiterals(node: Node, parents: readonly Node[]): Node[] {
  if (node.type === 'JSXText') return typeof node['value'] === 'string' && isWords(node['value']) ? [node] : [];
  if (node.type === 'JSXExpressionContainer') return parents.at(-1)?.type === 'JSXAttribute' ? [] : literalsOf(node);
  if (node.type === 'JSXAttribute') return spoken.has(nameOf(node['name'])) ? literalsOf(node['value']) : [];
  if (node.type !== 'CallExpression') return [];
  const callee = node['callee'];
  const called = isNode(callee, 'MemberExpression') ? nameOf(callee['object']) : nameOf(callee);
  return speakers.has(called) && Array.isArray(node['arguments']) ? node['arguments'].flatMap(literalsOf) : [];
}

/** Words shown to people that don't come from the tables of the languages. */
function untranslated(sources: Source[]): string[] {
  const found: string[] = [];
  for (const source of sources) {
    if (!/^apps\/(web|console)\/.*\.tsx?$/.test(source.path) || source.path.includes('/locales/') || isTest(source))
      continue;
    walk(source, (node, parents) => {
      for (const literal of spokenLiterals(node, parents))
        found.push(
          at(
            source,
            literal,
            `speaks one language: ${source.text.slice(literal.start, literal.end).trim().slice(0, 60)}`,
          ),
        );
    });
  }
  return found;
}

test('every word that is shown comes from the languages', () => {
  expect(untranslated(readAll())).toEqual([]);
});

test.each([
  '<p>Hello</p>',
  '<p>{"Hello"}</p>',
  '<p>{open ? "Yes" : t("no")}</p>',
  '<p>{open && `Total ${sum}`}</p>',
  '<input placeholder="Account" />',
  '<img alt={`Picture of ${name}`} />',
  '<button aria-label={up ? "Up" : t("down")} />',
  'toast("Saved")',
  'toast.error("Failed")',
  '<p>你好吗</p>',
  '<Bar title="Đăng nhập" />',
])('a word without translation is reported: %s', (text) => {
  expect(untranslated(planted({ 'apps/web/features/fast/planted.tsx': `export const x = ${text};` }))).toHaveLength(1);
});

test('translated words, names and signs are not reported', () => {
  expect(
    untranslated(
      planted({
        'apps/web/a.tsx':
          'export const x = <p title={t("a.b")} className="flex" role="list">{t("a.c")} · Candor + ' +
          '{open ? "–" : sum} <i>USDT</i>{list.map((k) => t(`a.${k}`))}</p>;',
        'apps/web/locales/en/a.tsx': 'export const x = <p>Hello</p>;',
      }),
    ),
  ).toEqual([]);
});
