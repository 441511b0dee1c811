import type { ProposalBody } from '@candor/api-contract/calls/operator/proposals.ts';
import {
  recoveredAccess,
  recoveryHoldMs,
  recoveryRefusal,
  type Access,
  type RecoveryRefusal,
} from '@candor/core/customers/recover-access.ts';
import { ok } from '@candor/core/result.ts';
import { randomBytes } from 'node:crypto';
import type { Database, Statement } from '../../../../db/database.ts';
import { messageRows, type Message } from '../../../../engine/rows/messages.ts';
import { refused, type Outcome, type Refused } from '../../../../http/refused.ts';
import { endKeysOf } from '../../../../programs/keys/key-store.ts';
import { forgetDevices } from '../../../../proofs/devices/known-devices.ts';
import { passkeysRemoved } from '../../../../proofs/passkeys/store.ts';
import { hashPassword } from '../../../../proofs/passwords.ts';
import { holdWithdrawals } from '../../../../proofs/withdraw-hold.ts';
import {
  accessBefore,
  accessBeforeContext,
  accessRequestById,
  formOf,
  lastRecovery,
  maskedContact,
  type AccessBefore,
  type AccessForm,
  type AccessRow,
} from '../../../../recovery/store.ts';
import type { Secrets } from '../../../../secrets/secrets.ts';
import { subjectOf, type ConsoleServices } from '../../console-services.ts';
import type { Effect } from './carry-out.ts';

/**
 * Lets the owner of an account in again. What is lost counts no more, every session and every key of a program ends,
 * withdrawals are held for 72 hours, and everybody who was or is reached there is told; until then the owner's word
 * puts it back, all but sessions and keys.
 */
export async function recoverAccess(
  services: ConsoleServices,
  { requestId }: Extract<ProposalBody, { kind: 'access-recovery' }>,
  approval: string,
): Promise<Outcome<Effect>> {
  const { db, secrets, ownerNotices } = services;
  const row = await accessRequestById(db, requestId);
  const userId = row?.user_id ?? null;
  const before = userId === null ? undefined : await accessBefore(db, userId);
  if (row === undefined || userId === null || before === undefined) return refused('not-found', { field: 'requestId' });
  const now = services.clock.now();
  const refusal = await refusalOf(services, row, { userId, standing: before.standing, now });
  if (refusal !== null) return refused(refusal, { field: 'requestId' });
  const form = formOf(secrets, row);
  const after = recoveredAccess(before, form);
  const taken = await takenBy(db, userId, after);
  if (taken !== null) return taken;
  const passwordHash = await passwordAfter(before, form);
  if (passwordHash === null) return refused('too-many-requests', { params: { seconds: '5' } });
  const message = doneMessage(before, form, { userId, reference: approval, time: now });
  return ok({
    subject: subjectOf.user(userId),
    userId,
    overtaken: refused('state-unchanged', { field: 'requestId' }),
    statements: [
      doneRow(secrets, { id: requestId, before, now }),
      customerRow(userId, { ...after, passwordHash, now }),
      ...authenticatorAfter(userId, form),
      forgetDevices({ kind: 'customer', id: userId }),
      passkeysRemoved({ kind: 'customer', id: userId }),
      endKeysOf(userId, now),
      holdWithdrawals(userId, now + recoveryHoldMs),
      ...messageRows([message]),
    ],
    apply: async () => {
      await services.sessions.endAll(userId);
      ownerNotices.committed([message]);
    },
  });
}

type Before = NonNullable<Awaited<ReturnType<typeof accessBefore>>>;

async function refusalOf(
  services: ConsoleServices,
  row: AccessRow,
  { userId, standing, now }: { userId: string; standing: Before['standing']; now: number },
): Promise<RecoveryRefusal | null> {
  const recoveredAt = await lastRecovery(services.db, userId);
  const isCertified = (await services.primaryStatus(userId)) === 'certified';
  const request = { isOpen: row.status === 'open', completeAt: Number(row.complete_at) };
  return recoveryRefusal({ standing, isCertified, recoveredAt }, request, now);
}

/** To everybody who was reached there, and who is from now on. */
const doneMessage = (
  { email, phone }: Before,
  { contact }: AccessForm,
  of: Pick<Message, 'userId' | 'reference' | 'time'>,
): Message => ({
  ...of,
  kind: 'recovery-done',
  params: { contact: maskedContact(contact) },
  addresses: [...new Set([email, phone, contact])].filter((one) => one !== null),
});

/** Refused by the table where its owner has stopped it meanwhile, and with it all else. */
function doneRow(secrets: Secrets, { id, before, now }: { id: string; before: Before; now: number }): Statement {
  const { standing: _, ...kept } = before;
  return {
    sql: "update access_request set status = 'done', ended_at = $2, before_sealed = $3 where id = $1",
    params: [id, now, secrets.sealText(JSON.stringify(kept), accessBeforeContext(id))],
  };
}

const customerRow = (
  userId: string,
  { email, phone, passwordHash, now }: Access & { passwordHash: string; now: number },
): Statement => ({
  sql: 'update customer set email = $2, phone = $3, password_hash = $4, password_changed_at = $5 where id = $1',
  params: [userId, email, phone, passwordHash, now],
});

/** The old password counts no more where it is lost; a code sent to the account sets the next one. */
async function passwordAfter({ passwordHash }: AccessBefore, { lost }: AccessForm): Promise<string | null> {
  if (!lost.includes('password')) return passwordHash;
  const made = await hashPassword(randomBytes(32).toString('base64url'));
  return made.ok ? made.value : null;
}

const authenticatorAfter = (userId: string, { lost }: AccessForm): Statement[] =>
  lost.includes('authenticator') ? [{ sql: 'delete from customer_totp where user_id = $1', params: [userId] }] : [];

async function takenBy(db: Pick<Database, 'query'>, userId: string, { email, phone }: Access): Promise<Refused | null> {
  const rows = await db.query('select 1 from customer where id <> $1 and (email = $2 or phone = $3) limit 1', [
    userId,
    email,
    phone,
  ]);
  return rows.length === 0 ? null : refused('account-taken', { field: 'requestId' });
}
