import { leverageMaxOf, type RetailProduct } from '@candor/core/countries/retail-rules.ts';
import type { Database, Statement } from '../db/database.ts';
import { openRetailRules, type RetailRules } from './retail-rules.ts';

export type RealProduct = RetailProduct | 'wealth' | 'lock-mining' | 'vnd';

/**
 * What is offered where. In paper mode everything; in real mode, to certified people, what an operator has switched on
 * for the country of registration and what its rules for retail customers allow.
 */
export interface Countries {
  readonly retailRules: RetailRules;
  /** Reads what another process has changed. */
  reload(): Promise<void>;
  allowed(userId: string, product: RealProduct): Promise<boolean>;
  /** The most leverage that a customer may open each symbol with; 0 for nothing, Infinity where nothing limits it. */
  leverageMax(userId: string): Promise<(symbol: string) => number>;
  /** The country of a certified customer; null where none is known. */
  of(userId: string): Promise<string | null>;
  /** Countries with anything switched on. */
  list(): { country: string; enabled: RealProduct[] }[];
  /** Countries in which a product is offered in real mode. */
  offering(product: RealProduct): string[];
  isOn(country: string, product: RealProduct): boolean;
  /** Whether the rules for retail customers of a country leave a product open. */
  isOpenToRetail(country: string, product: RealProduct): boolean;
  /** The statement that switches it, and what to do after its commit. */
  change(
    country: string,
    product: RealProduct,
    enabled: boolean,
  ): { readonly statement: Statement; readonly apply: () => void };
}

/** The country of a certified customer. */
async function countryOf(db: Database, userId: string): Promise<string | null> {
  const [row] = await db.query<{ country: string | null }>(
    `select c.country from customer c
      join verification v on v.user_id = c.id and v.level = 'primary' and v.status = 'certified' where c.id = $1`,
    [userId],
  );
  return row?.country ?? null;
}

const keyOf = (country: string, product: string): string => `${country} ${product}`;

/** Each country with what is switched on in it. */
const listed = (on: ReadonlySet<string>): ReturnType<Countries['list']> =>
  [
    ...Map.groupBy(
      [...on].map((key) => key.split(' ') as [string, RealProduct]),
      ([country]) => country,
    ),
  ]
    .map(([country, pairs]) => ({ country, enabled: pairs.map(([, product]) => product).sort() }))
    .sort((a, b) => a.country.localeCompare(b.country));

/** The statement that switches a product of a country. */
const switching = (country: string, product: RealProduct, enabled: boolean): Statement => ({
  sql: enabled
    ? 'insert into country_product (country, product) values ($1, $2) on conflict do nothing'
    : 'delete from country_product where country = $1 and product = $2',
  params: [country, product],
});

async function switchedOn(db: Database): Promise<string[]> {
  const rows = await db.query<{ country: string; product: RealProduct }>(
    'select country, product from country_product',
  );
  return rows.map(({ country, product }) => keyOf(country, product));
}

export async function openCountries(db: Database, mode: 'paper' | 'real'): Promise<Countries> {
  const on = new Set(await switchedOn(db));
  const switches = openSwitches(on);
  const retailRules = await openRetailRules(db);
  const isOpenToRetail: Countries['isOpenToRetail'] = (country, product) =>
    !retailRules.of(country)?.notOffered.some((one) => one === product);
  const isOffered: Countries['isOn'] = (country, product) =>
    switches.isOn(country, product) && isOpenToRetail(country, product);
  return {
    ...switches,
    retailRules,
    isOpenToRetail,
    async reload() {
      const now = await switchedOn(db);
      on.clear();
      for (const key of now) on.add(key);
      await retailRules.reload();
    },
    async allowed(userId, product) {
      if (mode === 'paper') return true;
      const country = await countryOf(db, userId);
      return country !== null && isOffered(country, product);
    },
    async leverageMax(userId) {
      if (mode === 'paper') return () => Infinity;
      const country = await countryOf(db, userId);
      return country === null ? () => 0 : (symbol) => leverageMaxOf(retailRules.of(country), symbol);
    },
    of: (userId) => countryOf(db, userId),
    offering: (product) => switches.list().flatMap(({ country }) => (isOffered(country, product) ? [country] : [])),
  };
}

/** @param on what is switched on, by {@link keyOf} */
const openSwitches = (on: Set<string>): Pick<Countries, 'list' | 'isOn' | 'change'> => ({
  list: () => listed(on),
  isOn: (country, product) => on.has(keyOf(country, product)),
  change: (country, product, enabled) => ({
    statement: switching(country, product, enabled),
    apply: () => {
      if (enabled) on.add(keyOf(country, product));
      else on.delete(keyOf(country, product));
    },
  }),
});
