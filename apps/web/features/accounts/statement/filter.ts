import { endOfDay, startOf, type Kind } from './statement.ts';

/** What the statement is narrowed to; empty is everything. */
export interface Filter {
  type: string;
  currencyCode: string;
  kind: string;
  from: string;
  to: string;
}
export const noFilter: Filter = { type: '', currencyCode: '', kind: '', from: '', to: '' };

/** Whether anything is left out. */
export const isNarrowed = (filter: Filter): boolean => Object.values(filter).some((each) => each !== '');

/** A filter as the calls take it. */
export function queryOf({ type, currencyCode, kind, from, to }: Filter) {
  const first = startOf(from);
  const last = startOf(to);
  return {
    ...(type === '' ? {} : { type: Number(type) }),
    ...(currencyCode === '' ? {} : { currencyCode }),
    ...(kind === '' ? {} : { kind: kind as Kind }),
    ...(first === undefined ? {} : { from: first }),
    ...(last === undefined ? {} : { to: endOfDay(last) }),
  };
}
