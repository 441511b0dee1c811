import {
  knownRetailCountries,
  knownRetailRule,
  type RetailProduct,
  type RetailRule,
} from '@candor/core/countries/retail-rules.ts';
import type { Database, Statement } from '../db/database.ts';

export interface CountryRule extends RetailRule {
  readonly country: string;
  /** Decided by two operators, not the list's. */
  readonly isDecided: boolean;
}

/** What may be offered to retail customers where: as two operators have decided, otherwise as the list in core says. */
export interface RetailRules {
  of(country: string): RetailRule | undefined;
  /** Of every country that has one, by country. */
  list(): CountryRule[];
  /** Reads what another process has changed. */
  reload(): Promise<void>;
  /** The statement that decides it, and what to do after its commit. @param approval the proposal that was approved */
  decide(
    country: string,
    rule: RetailRule,
    approval: string,
  ): { readonly statement: Statement; readonly apply: () => void };
}

interface Row {
  readonly country: string;
  readonly not_offered: readonly RetailProduct[];
  readonly gold_or_major_index: number;
  readonly commodity_or_minor_index: number;
  readonly crypto: number;
}

const ruleOf = (row: Row): RetailRule => ({
  notOffered: row.not_offered,
  leverageMax: {
    'gold-or-major-index': row.gold_or_major_index,
    'commodity-or-minor-index': row.commodity_or_minor_index,
    crypto: row.crypto,
  },
});

const insert = `insert into retail_rule
  (country, not_offered, gold_or_major_index, commodity_or_minor_index, crypto, proposal_id)
  values ($1, $2::text[], $3, $4, $5, $6)`;

async function decidedRules(db: Pick<Database, 'query'>): Promise<Map<string, RetailRule>> {
  const rows = await db.query<Row & Record<string, unknown>>(
    'select distinct on (country) * from retail_rule order by country, id desc',
  );
  return new Map(rows.map((row) => [row.country, ruleOf(row)]));
}

export async function openRetailRules(db: Pick<Database, 'query'>): Promise<RetailRules> {
  let decided = await decidedRules(db);
  const of: RetailRules['of'] = (country) => decided.get(country) ?? knownRetailRule(country);
  return {
    of,
    list: () =>
      [...new Set([...knownRetailCountries, ...decided.keys()])].sort().flatMap((country) => {
        const rule = of(country);
        return rule === undefined ? [] : [{ country, ...rule, isDecided: decided.has(country) }];
      }),
    async reload() {
      decided = await decidedRules(db);
    },
    decide: (country, rule, approval) => ({
      statement: {
        sql: insert,
        params: [
          country,
          [...rule.notOffered],
          rule.leverageMax['gold-or-major-index'],
          rule.leverageMax['commodity-or-minor-index'],
          rule.leverageMax.crypto,
          approval,
        ],
      },
      apply: () => void decided.set(country, rule),
    }),
  };
}
