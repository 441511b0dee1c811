import type { Database } from '../../../db/database.ts';

interface Node {
  readonly 'Actual Rows': number;
  readonly 'Actual Loops': number;
  readonly 'Rows Removed by Filter'?: number;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Node[];
}

const lookedAt = (node: Node, table: string): number => {
  const { 'Actual Rows': given, 'Rows Removed by Filter': removed = 0, 'Actual Loops': loops } = node;
  const own = node['Relation Name'] === table ? (given + removed) * loops : 0;
  return (node.Plans ?? []).reduce((sum, plan) => sum + lookedAt(plan, table), own);
};

/** A database that answers as the one behind it, and notes how many rows it has looked at for that. */
export class ReadRows {
  private readonly plans: Node[] = [];
  private readonly db: Pick<Database, 'query'>;

  constructor(db: Pick<Database, 'query'>) {
    this.db = db;
  }

  query = async <Row>(sql: string, params: readonly unknown[] = []): Promise<Row[]> => {
    const [said] = await this.db.query(`explain (analyze, format json) ${sql}`, params);
    const plans = said?.['QUERY PLAN'] as readonly { readonly Plan: Node }[] | undefined;
    this.plans.push(...(plans ?? []).map(({ Plan }) => Plan));
    return this.db.query(sql, params) as Promise<Row[]>;
  };

  of = (table: string): number => this.plans.reduce((sum, plan) => sum + lookedAt(plan, table), 0);
}
