import type { Database } from '../../db/database.ts';
import { roleOf } from '../roles/roles.ts';
import { narrowedBy, type Mandate } from './mandate.ts';
import { mandateOf } from './mandates.ts';

/** What an operator may do: what both their role and their mandate let them. Read anew by every act. */
export async function rightsOf(db: Pick<Database, 'query'>, operatorId: string): Promise<Mandate> {
  const [mandate, role] = await Promise.all([mandateOf(db, operatorId), roleOf(db, operatorId)]);
  return role === undefined ? mandate : narrowedBy(mandate, role);
}
