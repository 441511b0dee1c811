import type { Instant } from '../market/mark.ts';

/** How far a customer's identity has been checked. */
export const customerLevels = ['none', 'primary', 'advanced'] as const;
export type CustomerLevel = (typeof customerLevels)[number];

/** When and to whom a text is shown; an empty list leaves nobody out. */
export interface Showing {
  /** From this moment on; null for at once. */
  readonly from: Instant | null;
  /** Until before this moment; null for good. */
  readonly until: Instant | null;
  /** Of registration. */
  readonly countries: readonly string[];
  readonly levels: readonly CustomerLevel[];
  /** In which the app is used. */
  readonly languages: readonly string[];
}

/** Who reads; of a visitor neither country nor level is known. */
export interface Reader {
  readonly language: string;
  readonly country: string | null;
  readonly level: CustomerLevel | null;
}

export const shownToAll: Showing = { from: null, until: null, countries: [], levels: [], languages: [] };

/** Whether its time has come and has not passed. */
export const isInTime = ({ from, until }: Pick<Showing, 'from' | 'until'>, now: Instant): boolean =>
  (from === null || now >= from) && (until === null || now < until);

const isAmong = <Name extends string>(names: readonly Name[], one: Name | null): boolean =>
  names.length === 0 || (one !== null && names.includes(one));

/** Whether a text is live for a reader at a moment. */
export const isShownTo = (showing: Showing, reader: Reader, now: Instant): boolean =>
  isInTime(showing, now) &&
  isAmong(showing.countries, reader.country) &&
  isAmong(showing.levels, reader.level) &&
  isAmong(showing.languages, reader.language);

/** Whether country or level decide: then a reader has to be looked up. */
export const asksWho = ({ countries, levels }: Showing): boolean => countries.length + levels.length > 0;

/** In which language a text is read: the wanted one, else the first of the order that is written; or undefined. */
export const firstWritten = <Name extends string>(
  wanted: Name,
  order: readonly Name[],
  isWritten: (language: Name) => boolean,
): Name | undefined => [wanted, ...order].find(isWritten);
