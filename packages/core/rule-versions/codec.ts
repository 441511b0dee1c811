import { amount, oneRate, rate, rateScale, type Amount, type Rate } from '../money/amount.ts';
import { formatAmount, parseAmount, usdt } from '../money/currencies.ts';
import { formatPlain, parseDecimal } from '../money/decimal.ts';

/** What JSON can hold. */
export type Json = string | number | boolean | null | readonly Json[] | { readonly [name: string]: Json };

/** Where reading has found what can't be: its path, by names and places. */
export type Faults = string[];

/** One kind of setting, as core has it and as it is sent and kept. */
export interface Codec<T> {
  /** @returns undefined where it can't be, whose path is added to the faults */
  read(from: Json | undefined, at: string, faults: Faults): T | undefined;
  write(value: T): Json;
  /** Whether a field of this value is not written at all. */
  readonly isLeftOut?: (value: T) => boolean;
}

type Read<T> = (from: Json | undefined) => T | undefined;

const leaf = <T>(read: Read<T>, write: (value: T) => Json): Codec<T> => ({
  read(from, at, faults) {
    const value = read(from);
    if (value === undefined) faults.push(at);
    return value;
  },
  write,
});

/** An amount of USDT. @param least @param most both may be */
export function usdtWithin(least: string, most: string): Codec<Amount> {
  const [low, high] = [usdt(least), usdt(most)];
  return leaf(
    (from) => {
      const units = typeof from === 'string' ? parseAmount(from, 'USDT') : null;
      return units === null || units < low || units > high ? undefined : amount(units);
    },
    (units) => formatAmount(units, 'USDT'),
  );
}

/** A fraction. @param least @param most both may be, as decimals */
export function rateWithin(least: string, most: string): Codec<Rate> {
  const [low, high] = [parseDecimal(least, rateScale) ?? oneRate, parseDecimal(most, rateScale) ?? 0n];
  return leaf(
    (from) => {
      const units = typeof from === 'string' ? parseDecimal(from, rateScale) : null;
      return units === null || units < low || units > high ? undefined : rate(units);
    },
    (units) => formatPlain(units, rateScale),
  );
}

/** A count that core keeps as a bigint. */
export const countWithin = (least: bigint, most: bigint): Codec<bigint> =>
  leaf(
    (from) => {
      const units = typeof from === 'string' ? parseDecimal(from, 0) : null;
      return units === null || units < least || units > most ? undefined : units;
    },
    (units) => units.toString(),
  );

export const wholeWithin = (least: number, most: number): Codec<number> =>
  leaf(
    (from) => (typeof from === 'number' && Number.isInteger(from) && from >= least && from <= most ? from : undefined),
    (value) => value,
  );

export const name: Codec<string> = leaf(
  (from) => (typeof from === 'string' && /^[A-Z0-9]{1,20}$/.test(from) ? from : undefined),
  (value) => value,
);

export const orNull = <T>(inner: Codec<T>): Codec<T | null> => ({
  read: (from, at, faults) => (from === null ? null : inner.read(from, at, faults)),
  write: (value) => (value === null ? null : inner.write(value)),
});

/** A country by its two letters. */
export const countryCode: Codec<string> = leaf(
  (from) => (typeof from === 'string' && /^[A-Z]{2}$/.test(from) ? from : undefined),
  (text) => text,
);

/** A setting that earlier versions didn't have: where it is missing, it is as it was then. */
export const added = <T>(inner: Codec<T>, then: T): Codec<T> => ({
  read: (from, at, faults) => (from === undefined ? then : inner.read(from, at, faults)),
  write: inner.write,
});

/**
 * A list that earlier versions didn't have and that is left out while it is empty: what was decided before reads and
 * writes as it did then.
 */
export const sparse = <T>(inner: Codec<readonly T[]>): Codec<readonly T[]> => ({
  ...added(inner, []),
  isLeftOut: (items) => items.length === 0,
});

/** @param most items */
export const listOf = <T>(item: Codec<T>, least: number, most: number): Codec<readonly T[]> => ({
  read(from, at, faults) {
    if (!isList(from) || from.length < least || from.length > most) {
      faults.push(at);
      return undefined;
    }
    const items = from.map((one, index) => item.read(one, `${at}.${index}`, faults));
    return items.every((one) => one !== undefined) ? items : undefined;
  },
  write: (items) => items.map((one) => item.write(one)),
});

/** Names, each once. */
export const setOf = (most: number): Codec<ReadonlySet<string>> => {
  const list = listOf(name, 0, most);
  return {
    read(from, at, faults) {
      const items = list.read(from, at, faults);
      if (items === undefined) return undefined;
      if (new Set(items).size === items.length) return new Set(items);
      faults.push(at);
      return undefined;
    },
    write: (items) => [...items].sort(),
  };
};

/** Exactly these fields. */
export function shape<T extends object>(parts: { readonly [K in keyof T]: Codec<T[K]> }): Codec<T> {
  const names = Object.keys(parts) as (keyof T & string)[];
  return {
    read(from, at, faults) {
      const before = faults.length;
      const given = isFields(from) ? from : {};
      const pathOf = (field: string): string => (at === '' ? field : `${at}.${field}`);
      for (const field of Object.keys(given)) if (!Object.hasOwn(parts, field)) faults.push(pathOf(field));
      const read = names.map((field) => [field, parts[field].read(given[field], pathOf(field), faults)] as const);
      return faults.length === before ? (Object.fromEntries(read) as T) : undefined;
    },
    write: (value) =>
      Object.fromEntries(
        names
          .filter((field) => parts[field].isLeftOut?.(value[field]) !== true)
          .map((field) => [field, parts[field].write(value[field])]),
      ),
  };
}

const isList = (from: Json | undefined): from is readonly Json[] => Array.isArray(from);
const isFields = (from: Json | undefined): from is { readonly [name: string]: Json } =>
  typeof from === 'object' && from !== null && !isList(from);
