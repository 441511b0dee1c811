import { proposalBody, type ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { OperatorRole } from '@candor/api-contract/call.ts';
import type { Database } from '../../../db/database.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { mayCheck } from './who.ts';

export type Proposal = CallAnswer<'GET /operator/proposals'>['list'][number];

export interface ProposalRow {
  id: string; kind: ProposalBody['kind']; subject: string; user_id: string | null; payload: unknown; reason: string; maker: string; made_at: string; checker: string | null;
  decided_at: string | null; decision: Proposal['decision']; decision_reason: string | null; journal_id: string | null;
  maker_name: string; maker_created_by: string | null; maker_reset_by: string | null; checker_name: string | null;
}

export const proposalColumns = 'p.*, m.name as maker_name, m.created_by as maker_created_by, m.reset_by as maker_reset_by, c.name as checker_name';
export const proposalTables = 'operator_proposal p join operator m on m.id = p.maker left join operator c on c.id = p.checker';

/** The operator who looks, with those he depends on. */
export interface Viewer { readonly id: string; readonly role: OperatorRole; readonly createdBy: string | null; readonly resetBy: string | null }

export async function viewerOf(db: Database, operator: OperatorUser): Promise<Viewer> {
  const [row] = await db.query<{ created_by: string | null; reset_by: string | null }>('select created_by, reset_by from operator where id = $1', [operator.operatorId]);
  return { id: operator.operatorId, role: operator.role, createdBy: row?.created_by ?? null, resetBy: row?.reset_by ?? null };
}

export async function proposalById(db: Database, id: string): Promise<ProposalRow | undefined> {
  return (await db.query<ProposalRow>(`select ${proposalColumns} from ${proposalTables} where p.id = $1`, [id]))[0];
}

/** What was proposed, read back through the schema it came in by. */
export const bodyOf = (row: ProposalRow): ProposalBody => proposalBody.parse(row.payload);

export const makerOf = (row: ProposalRow): Omit<Viewer, 'role'> => ({ id: row.maker, createdBy: row.maker_created_by, resetBy: row.maker_reset_by });

export const presentProposal = (row: ProposalRow, viewer: Viewer): Proposal => ({
  id: row.id, kind: row.kind, subject: row.subject, userId: row.user_id, payload: bodyOf(row), reason: row.reason, maker: row.maker_name, makerId: row.maker, madeAt: Number(row.made_at),
  checker: row.checker_name, decidedAt: row.decided_at === null ? null : Number(row.decided_at), decision: row.decision, decisionReason: row.decision_reason, journalId: row.journal_id,
  mayDecide: row.decision === null && mayCheck(row.kind, viewer, makerOf(row)),
});
