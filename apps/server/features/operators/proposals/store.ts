import { proposalBody, type ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Database } from '../../../db/database.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { rightsOf } from '../../../operators/mandates/rights.ts';
import { onePersonWith } from '../../../operators/handouts.ts';
import { deadlineOf } from '../cases/deadlines.ts';
import { mayCheck, type Viewer } from './who.ts';

export type Proposal = CallAnswer<'GET /operator/proposals'>['list'][number];

export interface ProposalRow {
  id: string;
  kind: ProposalBody['kind'];
  subject: string;
  user_id: string | null;
  payload: unknown;
  reason: string;
  maker: string;
  made_at: string;
  deadline: string | null;
  checker: string | null;
  decided_at: string | null;
  decision: Proposal['decision'];
  decision_reason: string | null;
  journal_id: string | null;
  maker_name: string;
  checker_name: string | null;
}

/** When it is due, while it is open. */
export const proposalDue = `case when p.decision is null then ${deadlineOf.proposal} end`;
export const proposalColumns = `p.*, m.name as maker_name, c.name as checker_name, ${proposalDue} as deadline`;
export const proposalTables =
  'operator_proposal p join operator m on m.id = p.maker left join operator c on c.id = p.checker';

export const viewerOf = async (db: Database, { operatorId, role }: OperatorUser): Promise<Viewer> => ({
  id: operatorId,
  role,
  onePerson: await onePersonWith(db, operatorId),
  mandate: await rightsOf(db, operatorId),
});

export async function proposalById(db: Database, id: string): Promise<ProposalRow | undefined> {
  return (await db.query<ProposalRow>(`select ${proposalColumns} from ${proposalTables} where p.id = $1`, [id]))[0];
}

/** What was proposed, read back through the schema it came in by. */
export const bodyOf = (row: ProposalRow): ProposalBody => proposalBody.parse(row.payload);

export const presentProposal = (row: ProposalRow, viewer: Viewer): Proposal => ({
  id: row.id,
  kind: row.kind,
  subject: row.subject,
  userId: row.user_id,
  payload: bodyOf(row),
  reason: row.reason,
  maker: row.maker_name,
  makerId: row.maker,
  madeAt: Number(row.made_at),
  deadline: row.deadline === null ? null : Number(row.deadline),
  checker: row.checker_name,
  decidedAt: row.decided_at === null ? null : Number(row.decided_at),
  decision: row.decision,
  decisionReason: row.decision_reason,
  journalId: row.journal_id,
  mayDecide: row.decision === null && mayCheck(row.kind, viewer, row.maker),
});

/** What waits for a decision about one customer, the oldest first. */
export async function openProposalsAbout(db: Database, userId: string, operator: OperatorUser): Promise<Proposal[]> {
  const rows = await db.query<ProposalRow>(
    `select ${proposalColumns} from ${proposalTables} where p.user_id = $1 and p.decision is null order by p.made_at`,
    [userId],
  );
  const viewer = await viewerOf(db, operator);
  return rows.map((row) => presentProposal(row, viewer));
}
