import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Change } from '../decisions/change.ts';
import type { Of } from '../decisions/kinds.ts';
import { words } from '../locales/words.ts';

export type Rules = CallAnswer<'GET /operator/rules'>;
export type Settings = Rules['versions'][number]['settings'];

/** Each value by its path; a list of names or numbers is one value. */
export function valuesOf(settings: unknown, at: readonly string[] = []): ReadonlyMap<string, string> {
  if (settings === null) return new Map([[at.join('.'), words.app.none]]);
  if (typeof settings === 'string' || typeof settings === 'number') return new Map([[at.join('.'), String(settings)]]);
  if (Array.isArray(settings) && settings.every((one) => typeof one !== 'object'))
    return new Map([[at.join('.'), settings.join(' ')]]);
  if (typeof settings !== 'object' || settings === undefined) return new Map();
  return new Map(Object.entries(settings).flatMap(([name, value]) => [...valuesOf(value, [...at, name])]));
}

/** What the settings are about, in the order in which they are shown. */
export const groupNames = [
  'fast',
  'futures',
  'spot',
  'exchange',
  'deposits',
  'withdrawals',
  'caps',
  'addresses',
  'agents',
  'programs',
  'gifts',
] as const;

/** The word of a field of any row. */
export const fieldWord = (name: string): string =>
  (words.rules.fields as Readonly<Record<string, string>>)[name] ?? name;

type Named = { readonly futures: { readonly contracts: readonly { readonly symbol: string }[] } };

/** The same without its group: what stands in a row is named by its place, or by the row's symbol. */
export function wordWithin(path: string, settings: Named): string {
  const [, field = '', place, part] = path.split('.');
  if (place === undefined) return fieldWord(field);
  const row = field === 'contracts' ? settings.futures.contracts[Number(place)]?.symbol : `${Number(place) + 1}.`;
  return `${fieldWord(field)} ${row ?? ''} ${part === undefined ? '' : fieldWord(part)}`.trim();
}

/** `futures.contracts.3.feeRate` as words. */
export function wordOf(path: string, settings: Named): string {
  const [group = ''] = path.split('.');
  const groups: Readonly<Record<string, string>> = words.rules.groups;
  return `${groups[group] ?? group}: ${wordWithin(path, settings)}`;
}

const stamp = (at: number): string => `${new Date(at).toISOString().replace('T', ' ').slice(0, 19)} UTC`;

/** What differs, in the words of the console. */
export function differencesOf(before: Settings | undefined, after: Settings): Change[] {
  const [old, now] = [before === undefined ? new Map<string, string>() : valuesOf(before), valuesOf(after)];
  const paths = [...new Set([...old.keys(), ...now.keys()])].filter((path) => old.get(path) !== now.get(path));
  return paths.map((path) => ({
    what: wordOf(path, after),
    old: old.get(path) ?? null,
    now: now.get(path) ?? words.app.none,
  }));
}

/** What differs from the version that the proposal is based on. */
export function rulesOf({ settings, from, basedOn }: Of<'rules-change'>, rules: Rules | undefined): Change[] {
  const base = rules?.versions.find(({ version }) => version === Number(basedOn))?.settings;
  return [
    { what: words.rules.version, old: String(basedOn), now: String(Number(basedOn) + 1) },
    { what: words.rules.from, old: null, now: from === null ? words.rules.atOnce : stamp(Number(from)) },
    ...differencesOf(base, settings),
  ];
}
