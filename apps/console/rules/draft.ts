import type { RuleSettingsSent } from '@candor/api-contract/calls/operator/rules/settings.ts';
import type { Settings } from './rule-changes.ts';

/** Settings that are being changed: what was begun with, with its rows, and what is typed over single values. */
export interface Draft {
  readonly settings: Settings;
  /** By path: `fast.terms.0.payoutRate`. */
  readonly typed: Readonly<Record<string, string>>;
}
type Json = string | number | null | readonly Json[] | { readonly [name: string]: Json };

/** What is put together from settings has their shape; whether its values can be, the server says. */
const asSent = (json: Json): RuleSettingsSent => JSON.parse(JSON.stringify(json)) as RuleSettingsSent;

/** With a place for the rows of a list that is left out while it has none. */
export const draftOf = (settings: Settings): Draft => ({
  settings: asSent(put(settings as Json, ['spot', 'feeTiers'], (rows) => rows ?? [])),
  typed: {},
});

/** A value as it stands in its field; names and numbers of a list with spaces between them. */
export function textOf({ settings, typed }: Draft, path: string): string {
  const own = typed[path];
  if (own !== undefined) return own;
  const found = at(settings as Json, path.split('.'));
  if (found === null || found === undefined) return '';
  return typeof found === 'object' ? Object.values(found).map(String).join(' ') : String(found);
}

export const type = ({ settings, typed }: Draft, path: string, text: string): Draft => ({
  settings,
  typed: { ...typed, [path]: text },
});

/** What is typed, as it is sent: of the kind that stands in its place. */
export function sentOf(draft: Draft): RuleSettingsSent {
  const whole = typedInto(draft);
  const { feeTiers = [], ...spot } = whole.spot;
  return feeTiers.length > 0 ? whole : { ...whole, spot };
}

const typedInto = ({ settings, typed }: Draft): RuleSettingsSent =>
  asSent(
    Object.entries(typed).reduce<Json>(
      (whole, [path, text]) => put(whole, path.split('.'), (former) => valueOf(former, text, path)),
      settings as Json,
    ),
  );

/** What a row begins with where a list has none yet. */
const firstRows: Readonly<Record<string, Json>> = {
  'caps.countries': { country: 'VN', fastStakeMax: '1000', futuresNotionalMax: '10000' },
  'programs.tiers': { volumeFrom: '100000', perTenSeconds: 200, perDay: 400_000 },
  'spot.feeTiers': { volumeFrom: '100000', makerFee: '0.0008', takerFee: '0.0012' },
};
/** Whether a list holds rows where it has none yet. */
export const mayHaveRows = (path: string): boolean => Object.hasOwn(firstRows, path);

/** One more row behind the others, like the last. @param path of the list */
export function addRow(draft: Draft, path: string): Draft {
  const add = (rows: Json): Json => (isRows(rows) ? [...rows, rows.at(-1) ?? firstRows[path] ?? {}] : rows);
  return draftOf(asSent(put(typedInto(draft), path.split('.'), add)));
}

/** @param path of the list @param place of the row that goes */
export function removeRow(draft: Draft, path: string, place: number): Draft {
  const remove = (rows: Json): Json => (isRows(rows) ? rows.toSpliced(place, 1) : rows);
  return draftOf(asSent(put(typedInto(draft), path.split('.'), remove)));
}

const isRows = (value: Json | undefined): value is readonly Json[] => Array.isArray(value);

function at(value: Json | undefined, [name, ...rest]: readonly string[]): Json | undefined {
  if (name === undefined || typeof value !== 'object' || value === null) return name === undefined ? value : undefined;
  return at((value as Readonly<Record<string, Json>>)[name], rest);
}

function put(value: Json, [name, ...rest]: readonly string[], change: (former: Json) => Json): Json {
  if (name === undefined) return change(value);
  if (isRows(value)) return value.map((row, place) => (String(place) === name ? put(row, rest, change) : row));
  if (typeof value !== 'object' || value === null) return value;
  return { ...value, [name]: put(value[name] ?? null, rest, change) };
}

const mayBeMissing = /\.(bonusCap|dayMax|signUps|mails|texts)$/;

const countsOfAddress = /^addresses\./;

/** Whole numbers, where the field holds them, stay texts when they are none: the server says where. */
const numberOf = (text: string): number | string => (/^\d{1,15}$/.test(text) ? Number(text) : text);

function valueOf(former: Json, text: string, path: string): Json {
  const words = text.split(/[\s,]+/).filter((word) => word !== '');
  if (isRows(former)) return path.endsWith('leverages') ? words.map(numberOf) : words;
  if (mayBeMissing.test(path) && text.trim() === '') return null;
  return typeof former === 'number' || countsOfAddress.test(path) ? numberOf(text.trim()) : text.trim();
}
