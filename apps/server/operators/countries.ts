import type { Database, Statement } from '../db/database.ts';

export type RealProduct = 'fast' | 'futures' | 'bonus' | 'wealth' | 'lock-mining' | 'vnd';

/**
 * What is offered where. In paper mode everything; in real mode, to certified people, what an operator has switched on
 * for the country of registration.
 */
export interface Countries {
  allowed(userId: string, product: RealProduct): Promise<boolean>;
  /** Countries with anything switched on. */
  list(): { country: string; enabled: RealProduct[] }[];
  isOn(country: string, product: RealProduct): boolean;
  /** The statement that switches it, and what to do after its commit. */
  change(
    country: string,
    product: RealProduct,
    enabled: boolean,
  ): { readonly statement: Statement; readonly apply: () => void };
}

export async function openCountries(db: Database, mode: 'paper' | 'real'): Promise<Countries> {
  const keyOf = (country: string, product: string): string => `${country} ${product}`;
  const rows = await db.query<{ country: string; product: RealProduct }>(
    'select country, product from country_product',
  );
  const on = new Set(rows.map(({ country, product }) => keyOf(country, product)));
  return {
    async allowed(userId, product) {
      if (mode === 'paper') return true;
      const [row] = await db.query<{ country: string | null }>(
        `select c.country from customer c
          join verification v on v.user_id = c.id and v.level = 'primary' and v.status = 'certified' where c.id = $1`,
        [userId],
      );
      return row?.country !== undefined && row.country !== null && on.has(keyOf(row.country, product));
    },
    list() {
      const byCountry = Map.groupBy(
        [...on].map((key) => key.split(' ') as [string, RealProduct]),
        ([country]) => country,
      );
      return [...byCountry]
        .map(([country, pairs]) => ({ country, enabled: pairs.map(([, product]) => product).sort() }))
        .sort((a, b) => a.country.localeCompare(b.country));
    },
    isOn: (country, product) => on.has(keyOf(country, product)),
    change: (country, product, enabled) => ({
      statement: enabled
        ? {
            sql: 'insert into country_product (country, product) values ($1, $2) on conflict do nothing',
            params: [country, product],
          }
        : { sql: 'delete from country_product where country = $1 and product = $2', params: [country, product] },
      apply: () => {
        if (enabled) on.add(keyOf(country, product));
        else on.delete(keyOf(country, product));
      },
    }),
  };
}
