import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Change } from '../decisions/change.ts';
import type { Of } from '../decisions/kinds.ts';
import { words } from '../locales/en.ts';

export type Rules = CallAnswer<'GET /operator/rules'>;

/** Each value by its path; a list of names or numbers is one value. */
export function valuesOf(settings: unknown, at: readonly string[] = []): ReadonlyMap<string, string> {
  if (settings === null) return new Map([[at.join('.'), words.app.none]]);
  if (typeof settings === 'string' || typeof settings === 'number') return new Map([[at.join('.'), String(settings)]]);
  if (Array.isArray(settings) && settings.every((one) => typeof one !== 'object'))
    return new Map([[at.join('.'), settings.join(' ')]]);
  if (typeof settings !== 'object' || settings === undefined) return new Map();
  return new Map(Object.entries(settings).flatMap(([name, value]) => [...valuesOf(value, [...at, name])]));
}

/** `futures.contracts.3.feeRate` as words: what stands in a row is named by its place, or by the row's symbol. */
export function wordOf(
  path: string,
  settings: { readonly futures: { readonly contracts: readonly { readonly symbol: string }[] } },
): string {
  const [group = '', field = '', place, part] = path.split('.');
  const fields: Readonly<Record<string, string>> = words.rules.fields;
  const row = field === 'contracts' ? settings.futures.contracts[Number(place)]?.symbol : `${Number(place) + 1}.`;
  const named = `${words.rules.groups[group as keyof typeof words.rules.groups] ?? group}: ${fields[field] ?? field}`;
  return place === undefined ? named : `${named} ${row ?? ''} ${fields[part ?? ''] ?? part ?? ''}`.trim();
}

const stamp = (at: number): string => `${new Date(at).toISOString().replace('T', ' ').slice(0, 19)} UTC`;

/** What differs from the version that the proposal is based on. */
export function rulesOf({ settings, from, basedOn }: Of<'rules-change'>, rules: Rules | undefined): Change[] {
  const base = rules?.versions.find(({ version }) => version === Number(basedOn))?.settings;
  const [before, after] = [base === undefined ? new Map<string, string>() : valuesOf(base), valuesOf(settings)];
  const paths = [...new Set([...before.keys(), ...after.keys()])].filter(
    (path) => before.get(path) !== after.get(path),
  );
  return [
    { what: words.rules.version, old: String(basedOn), now: String(Number(basedOn) + 1) },
    { what: words.rules.from, old: null, now: from === null ? words.rules.atOnce : stamp(Number(from)) },
    ...paths.map((path) => ({
      what: wordOf(path, settings),
      old: before.get(path) ?? null,
      now: after.get(path) ?? words.app.none,
    })),
  ];
}
