import { versionsOf } from '@candor/core/rule-versions/version.ts';
import type { Database } from '../../db/database.ts';
import type { Row } from '../rows/table.ts';
import { ruleVersionFrom, ruleVersionsSql } from './rows.ts';
import type { RulesInForce } from './rules-in-force.ts';

/** Takes what was decided from the tables, where the engine that commits it is another process'. */
export async function readRules(db: Pick<Database, 'query'>, rulesInForce: RulesInForce): Promise<void> {
  rulesInForce.load(versionsOf(rulesInForce.release, (await db.query<Row>(ruleVersionsSql)).map(ruleVersionFrom)));
}
