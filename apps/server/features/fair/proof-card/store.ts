import { randomBytes } from 'node:crypto';
import type { Database } from '../../../db/database.ts';
import { publicProof } from './public-proof.ts';

/** An address of a proof that opens at this moment. */
export interface ProofCard {
  readonly id: string;
  readonly createdAt: number;
}
/** An order of somebody. */
export interface OwnOrder {
  readonly orderNo: string;
  readonly userId: string;
}

/** So often an order can be shared anew: what was taken back is kept. */
export const sharedAtMost = 20;

const idPattern = /^[\w-]{22}$/;
/** 128 random bits. */
const newProofId = (): string => randomBytes(16).toString('base64url');

/** Whether it is the customer's, and settled with a receipt of which something may be shown. */
export async function isShareable(db: Database, { orderNo, userId }: OwnOrder): Promise<boolean> {
  const [row] = await db.query<{ content: string }>(
    "select content from receipt where order_no = $1 and split_part(content, '|', 3) = $2",
    [orderNo, userId],
  );
  return row !== undefined && publicProof(row.content) !== null;
}

export async function livingCard(db: Database, { orderNo, userId }: OwnOrder): Promise<ProofCard | null> {
  const [row] = await db.query<{ id: string; created_at: string | number }>(
    'select id, created_at from proof_card where order_no = $1 and user_id = $2 and revoked_at is null',
    [orderNo, userId],
  );
  return row === undefined ? null : { id: row.id, createdAt: Number(row.created_at) };
}

/** Makes an address unless there is one, or it was made too often. */
export async function insertCard(db: Database, { orderNo, userId }: OwnOrder, now: number): Promise<void> {
  await db.query(
    `insert into proof_card (id, order_no, user_id, created_at) select $1, $2, $3, $4
      where (select count(*) from proof_card where order_no = $2) < $5
      on conflict (order_no) where revoked_at is null do nothing`,
    [newProofId(), orderNo, userId, now, sharedAtMost],
  );
}

export async function revokeCard(db: Database, { orderNo, userId }: OwnOrder, now: number): Promise<void> {
  await db.query(
    `update proof_card set revoked_at = greatest($3, created_at)
      where order_no = $1 and user_id = $2 and revoked_at is null`,
    [orderNo, userId, now],
  );
}

/** The receipt behind an address; null alike for one that is unknown, malformed or taken back. */
export async function receiptBehind(db: Database, id: string): Promise<string | null> {
  if (!idPattern.test(id)) return null;
  const [row] = await db.query<{ content: string }>(
    `select r.content from proof_card c join receipt r on r.order_no = c.order_no
      where c.id = $1 and c.revoked_at is null`,
    [id],
  );
  return row?.content ?? null;
}
