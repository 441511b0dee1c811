import { grouped } from '../../design/amount.tsx';
import { words } from '../../locales/words.ts';
import { named } from '../change.ts';

export const kindName = (kind: string): string => named(kind, words.kinds);
export const areaName = (area: string): string => named(area, words.namedRoles.areas);

/** What is named, with commas; null is all of it. */
export function listed(names: readonly string[] | null, wordOf: (name: string) => string): string {
  if (names === null) return words.namedRoles.all;
  return names.length === 0 ? words.app.none : names.map(wordOf).join(', ');
}

/** The largest single approval and the sum of a day; empty where there is no limit. */
export function limitsText({ approveMax, dayMax }: { approveMax: string | null; dayMax: string | null }): string {
  const w = words.operators;
  return [approveMax === null ? null : w.upTo(grouped(approveMax)), dayMax === null ? null : w.aDay(grouped(dayMax))]
    .filter((part) => part !== null)
    .join(', ');
}
