import { stringify } from 'yaml';

/** What a template may name: `.Values`, `.Release`, `.Chart`. */
export type Scope = Readonly<Record<string, unknown>>;

interface Node {
  readonly word: 'text' | 'print' | 'if' | 'range' | 'root';
  /** The text, or what stands behind the word. */
  readonly text: string;
  readonly inner: Node[];
}

const action = /\{\{(-?)\s*(.*?)\s*(-?)\}\}/gs;

/** The part of the language of Helm's charts that ours keeps to. @throws for every other word */
export function render(template: string, scope: Scope): string {
  return written(parse(template), scope);
}

function parse(template: string): Node {
  const root: Node = { word: 'root', text: '', inner: [] };
  const open = [root];
  let from = 0;
  let isTrimmed = false;
  const addText = (text: string, trimEnd: boolean): void => {
    const begun = isTrimmed ? text.trimStart() : text;
    open.at(-1)?.inner.push({ word: 'text', text: trimEnd ? begun.trimEnd() : begun, inner: [] });
  };
  for (const found of template.matchAll(action)) {
    const [whole, before, words = '', after] = found;
    addText(template.slice(from, found.index), before === '-');
    from = found.index + whole.length;
    isTrimmed = after === '-';
    if (words === 'end') {
      if (open.pop() === root) throw new Error('an end of nothing');
      continue;
    }
    const [, word, rest = ''] = /^(if|range) (.+)$/.exec(words) ?? [];
    const node: Node = word === undefined ? leaf(words) : { word: word as 'if' | 'range', text: rest, inner: [] };
    open.at(-1)?.inner.push(node);
    if (word !== undefined) open.push(node);
  }
  if (open.length !== 1) throw new Error(`no end of ${open.at(-1)?.text}`);
  addText(template.slice(from), false);
  return root;
}
const leaf = (text: string): Node => ({ word: 'print', text, inner: [] });

function written({ word, text, inner }: Node, scope: Scope): string {
  const all = (inScope: Scope): string => inner.map((node) => written(node, inScope)).join('');
  switch (word) {
    case 'text':
      return text;
    case 'print':
      return String(valueOf(text, scope));
    case 'if':
      return valueOf(text, scope) === true ? all(scope) : '';
    case 'range': {
      const [, key = '', value = '', of = ''] = /^\$(\w+), \$(\w+) := (.+)$/.exec(text) ?? [];
      const entries = Object.entries(valueOf(of, scope) as object);
      return entries.map(([name, each]) => all({ ...scope, [`$${key}`]: name, [`$${value}`]: each })).join('');
    }
    case 'root':
      return all(scope);
  }
}

function valueOf(words: string, scope: Scope): unknown {
  const [first = '', ...filters] = words.split(' | ');
  return filters.reduce<unknown>((value, filter) => filtered(value, filter), termOf(first, scope));
}

function filtered(value: unknown, filter: string): unknown {
  if (filter === 'quote') return JSON.stringify(String(value));
  const [, spaces] = /^nindent (\d+)$/.exec(filter) ?? [];
  if (spaces === undefined) throw new Error(`a test can't read ${filter}`);
  return `\n${String(value).replaceAll(/^/gm, ' '.repeat(Number(spaces)))}`;
}

function termOf(words: string, scope: Scope): unknown {
  const [, of] = /^toYaml (\S+)$/.exec(words) ?? [];
  if (of !== undefined) return stringify(termOf(of, scope)).trimEnd();
  const [, form, arg] = /^printf "([^"]*)" (\S+)$/.exec(words) ?? [];
  if (form !== undefined && arg !== undefined) return form.replace('%s', String(termOf(arg, scope)));
  if (!/^(\$\w+|\.\w+(\.\w+)*)$/.test(words)) throw new Error(`a test can't read ${words}`);
  const path = words.startsWith('$') ? [words] : words.slice(1).split('.');
  const value = path.reduce<unknown>((inner, name) => (inner as Record<string, unknown> | undefined)?.[name], scope);
  if (value === undefined) throw new Error(`nothing is called ${words}`);
  return value;
}
