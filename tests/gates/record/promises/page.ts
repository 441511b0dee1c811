import type { Proof } from '../../../specification/row.ts';
import { countsOf, states, type Requirement } from '../record.ts';

/** Something that the product promises, as somebody could hold it to. */
export interface Promised {
  readonly id: string;
  readonly promise: string;
  readonly aim: string;
  readonly shownBy: readonly Proof[];
  /** Rows of the last run: `section:beginning of the row`, `*` for the first, or `asvs`, `mutation`. */
  readonly figures: readonly string[];
  /** What of it is not shown; '' where all is. */
  readonly lacks: string;
}

/** An attack and what is done about it. */
export interface Answered {
  readonly attack: string;
  readonly rule: string;
  readonly shownBy: readonly Proof[];
  readonly lacks: string;
}

/** What runs have left: texts of files as they are. */
export interface Left {
  /** bench/results.md */
  readonly results: string;
  /** tests/mutation/README.md */
  readonly mutation: string;
  readonly record: readonly Requirement[];
}

const cellsIn = (line: string): string[] => line.split(' | ').map((cell) => cell.replace(/^\| ?| ?\|$/g, '').trim());

/** The row of a section of the results, with its day. */
function measured(results: string, section: string, beginning: string): string | null {
  const [, text = ''] = new RegExp(`^## ${section}\\n([^]*?)(?=^## |(?![^]))`, 'm').exec(results) ?? [];
  const [day = ''] = /\d{4}-\d{2}-\d{2}/.exec(text) ?? [];
  const row = text
    .split('\n')
    .filter((line) => line.startsWith('| ') && !line.startsWith('| what |'))
    .find((line) => beginning === '*' || cellsIn(line)[0]?.startsWith(beginning));
  if (row === undefined) return null;
  const [what = '', value = ''] = cellsIn(row);
  return `${what}: ${value} (${day})`;
}

function ofRecord(record: readonly Requirement[]): string {
  const counts = countsOf(record, ['1', '2']);
  const parts = states.map((state) => `${counts[state]} ${state}`);
  return `of 253 requirements ${parts.join(', ')}`;
}

function ofMutation(text: string): string | null {
  const [, caught, planted, score] = /^\| together \| (\d+) \| (\d+) \| ([\d.]+ %) \|$/m.exec(text) ?? [];
  return score === undefined ? null : `of ${planted} planted faults ${caught} were noticed, ${score}`;
}

/** The last figure, or null where no run has left one. */
export function figureOf(name: string, { results, mutation, record }: Left): string | null {
  if (name === 'asvs') return ofRecord(record);
  if (name === 'mutation') return ofMutation(mutation);
  const [section = '', ...beginning] = name.split(':');
  return measured(results, section, beginning.join(':'));
}

/** Figures that are named and that no run has left. */
export const withoutFigure = (promises: readonly Promised[], left: Left): string[] =>
  promises.flatMap(({ id, figures }) =>
    figures.filter((name) => figureOf(name, left) === null).map((name) => `${id}: no run has left ${name}`),
  );

const escaped = (text: string): string => text.replaceAll('|', '\\|').replaceAll('<', '&lt;');
/** Titles by their file, each file once. */
function proofsIn(shownBy: readonly Proof[]): string {
  const files = new Map<string, string[]>();
  for (const proof of shownBy) {
    const [file = '', title = ''] = proof.split(' › ');
    files.set(file, [...(files.get(file) ?? []), title]);
  }
  return [...files]
    .map(([file, titles]) => `[${file.split('/').at(-1)}](../${file}): ${titles.map((one) => escaped(one)).join('; ')}`)
    .join('<br>');
}

const stateOf = (lacks: string): string => (lacks === '' ? 'whole' : `partly: ${escaped(lacks)}`);

function rowOf({ id, promise, aim, shownBy, figures, lacks }: Promised, left: Left): string {
  const last = figures.flatMap((name) => figureOf(name, left) ?? []).map(escaped);
  const cells = [id, `${promise}. Aim: ${aim}`, proofsIn(shownBy), last.join('<br>') || '–', stateOf(lacks)];
  return `| ${cells.join(' | ')} |`;
}

const head = `# What is promised, and what shows it

Made by \`node tests/gates/record/promises/write-page.ts\` from the tables beside it and from what the last runs have \
left: bench/results.md, tests/mutation/README.md, docs/asvs.csv. A gate holds it to both. Each test is named by its \
title and exists; it fails when the promise is broken.`;

/** The page as it has to be. */
export function pageOf(promises: readonly Promised[], attacks: readonly Answered[], left: Left): string {
  const whole = promises.filter(({ lacks }) => lacks === '').length;
  const held = attacks.filter(({ lacks }) => lacks === '').length;
  const ofAttacks = attacks.map(
    ({ attack, rule, shownBy, lacks }) => `| ${attack} | ${rule} | ${proofsIn(shownBy)} | ${stateOf(lacks)} |`,
  );
  return `${head}

Of ${promises.length} promises ${whole} are shown whole, of ${attacks.length} attacks ${held} by tests of all of \
their rule; of the others it is said what is missing.

## Promises

| | promise | shown by | last figure | shown |
|---|---|---|---|---|
${promises.map((one) => rowOf(one, left)).join('\n')}

## Attacks

| attack | rule | shown by | shown |
|---|---|---|---|
${ofAttacks.join('\n')}
`;
}
