import { readFileSync } from 'node:fs';
import path from 'node:path';
import { securityKinds } from '@candor/api-contract/security-events.ts';
import { hourMs, dayMs } from '@candor/core/platform-day.ts';
import { expect, test } from 'vitest';
import { filesPerDay, filesPerForm } from '../../../apps/server/files/files.ts';
import { operatorIdleMs, operatorSessionMs } from '../../../apps/server/operators/sessions.ts';
import { codeLifeMs, resendWaitMs } from '../../../apps/server/proofs/codes.ts';
import { houseWords } from '../../../apps/server/proofs/password-rules.ts';
import { sessionIdleMs, sessionLifeMs } from '../../../apps/server/proofs/sessions.ts';
import { settingsSchema } from '../../../apps/server/settings.ts';
import { titlesIn } from '../../specification/proofs.ts';
import { isTest, readAll, root } from '../source.ts';
import { countsOf, faultsOf, readRecord, type Requirement } from './record.ts';

const read = (file: string): string => readFileSync(path.join(root, file), 'utf8');
const rows = readRecord(read('docs/asvs.csv'));
const titles = titlesIn(readAll().filter(isTest));

/** What OWASP ASVS 5.0.0 asks for: requirements of each section at levels 1 and 2, by number. */
const sections: Readonly<Record<string, number>> = Object.fromEntries(
  [
    '1.1 2, 1.2 9, 1.3 11, 1.4 3, 1.5 2, 2.1 3, 2.2 3, 2.3 4, 2.4 1, 3.2 2, 3.3 4, 3.4 6, 3.5 5, 3.7 2',
    '4.1 3, 4.2 1, 4.3 2, 4.4 4, 5.1 1, 5.2 3, 5.3 2, 5.4 3, 6.1 3, 6.2 12, 6.3 4, 6.4 4, 6.5 5, 6.6 3, 6.8 4',
    '7.1 3, 7.2 4, 7.3 2, 7.4 5, 7.5 2, 7.6 2, 8.1 2, 8.2 3, 8.3 1, 8.4 1, 9.1 3, 9.2 4',
    '10.1 2, 10.2 2, 10.3 4, 10.4 11, 10.5 5, 10.6 2, 10.7 3, 11.1 2, 11.2 3, 11.3 3, 11.4 4, 11.5 1, 11.6 1',
    '12.1 3, 12.2 2, 12.3 4, 13.1 1, 13.2 5, 13.3 2, 13.4 5, 14.1 2, 14.2 4, 14.3 3, 15.1 3, 15.2 3, 15.3 7',
    '16.1 1, 16.2 5, 16.3 4, 16.4 3, 16.5 3, 17.1 1, 17.2 4, 17.3 2',
  ]
    .flatMap((line) => line.split(', '))
    .map((section) => section.split(' '))
    .map(([section = '', count = '']) => [section, Number(count)]),
);
const chosen = ['2.3.5', '2.4.2', '5.2.4', '5.2.6', '6.3.5', '6.3.8', '7.5.3', '14.2.8'];
const openMost = 10;

const sectionOf = (id: string): string => id.slice(0, id.lastIndexOf('.'));
function countedBySection(of: readonly Requirement[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { id, level } of of)
    if (level === '1' || level === '2') counts[sectionOf(id)] = (counts[sectionOf(id)] ?? 0) + 1;
  return counts;
}

test('every requirement of levels 1 and 2 has its row, once', () => {
  const ofLevel = (level: string): number => rows.filter((row) => row.level === level).length;
  expect([ofLevel('1'), ofLevel('2')]).toEqual([70, 183]);
  expect(countedBySection(rows)).toEqual(sections);
  expect(rows.map(({ id }) => id)).toEqual([...new Set(rows.map(({ id }) => id))]);
});

test('so have those of level 3 that are worth it, and the ten risks of interfaces', () => {
  expect(rows.filter(({ level }) => level === '3').map(({ id }) => id)).toEqual(chosen);
  expect(rows.filter(({ level }) => level === 'API 2023').map(({ id }) => id)).toEqual(
    Array.from({ length: 10 }, (_, at) => `API${at + 1}`),
  );
});

test('what is met is shown by tests that are there, everything else has its reason', () => {
  expect(faultsOf(rows, titles)).toEqual([]);
});

test('what is open becomes less', () => {
  const { open } = countsOf(rows, ['1', '2', '3', 'API 2023']);
  expect(open).toBeLessThanOrEqual(openMost);
});

test('a row that is gone, a test that is not there, and what is met by words alone are reported', () => {
  const [first, ...rest] = rows;
  expect(countedBySection(rest)).not.toEqual(sections);
  const row = (changes: Partial<Requirement>): Requirement => ({ ...(first as Requirement), id: 'x', ...changes });
  const some = [...titles][0] ?? '';
  const faults = (changes: Partial<Requirement>): string[] => faultsOf([row(changes)], titles, () => new Set(['Keys']));
  expect(faults({ state: 'met', shownBy: [some] })).toEqual([]);
  expect(faults({ state: 'met', shownBy: ['a.test.ts › nothing'] })).toEqual(['x: there is no a.test.ts › nothing']);
  expect(faults({ state: 'met', shownBy: [`${some} and more`] })).toEqual([`x: there is no ${some} and more`]);
  expect(faults({ state: 'met', shownBy: ['docs/security.md › Keys'] })).toEqual(['x is met by no test']);
  expect(faults({ state: 'met', shownBy: [some, 'docs/security.md › Gone'] })).toEqual([
    'x: there is no docs/security.md › Gone',
  ]);
  for (const state of ['not applicable', 'deviation', 'open'])
    expect(faults({ state, shownBy: [], reason: 'because' })).toEqual([`x is ${state} without a reason`]);
  expect(faults({ state: 'partly', shownBy: [some] })).toEqual(['x has no state: partly']);
  expect(() => readRecord('id,level\n1,2\n')).toThrow('the table begins');
  expect(() => readRecord('id,level,requirement,state,shown by,reason\n1,2,"a,b",met\n')).toThrow('6 cells, not 4');
});

/** Sentences of the page whose figures are the code's. */
const days = (ms: number): number => ms / dayMs;
const facts = (): readonly string[] => {
  const { shape } = settingsSchema;
  const preset = (key: keyof typeof shape): string => `\`${key}\` (${String(shape[key].safeParse(undefined).data)})`;
  return [
    `${days(sessionIdleMs)} days without use, ${days(sessionLifeMs)} days in all`,
    `${operatorIdleMs / 60_000} minutes without work (a list that renews itself is none)`,
    `is none), ${operatorSessionMs / hourMs} hours in all`,
    `hold ${codeLifeMs / 60_000} minutes and five tries`,
    `made again after ${resendWaitMs / 1_000} seconds`,
    `${filesPerDay} a day, ${filesPerForm} to a form`,
    `${houseWords.join(', ')}.`,
    ...(['CALLS_PER_USER', 'CALLS_PER_ADDRESS', 'SIGN_UPS_PER_ADDRESS', 'UPLOADS_PER_USER'] as const).map(preset),
    ...(['MAILS_PER_ADDRESS', 'TEXTS_PER_ADDRESS', 'SECURITY_EVENTS_DAYS'] as const).map(preset),
    `${securityKinds.join(', ')}: who`,
  ];
};

test('the page of security says the figures of the code', () => {
  const page = read('docs/security.md');
  expect(facts().filter((fact) => !page.includes(fact))).toEqual([]);
  expect(facts().filter((fact) => !page.replace('90 days in all', '91 days in all').includes(fact))).toHaveLength(1);
});
