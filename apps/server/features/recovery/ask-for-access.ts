import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { isName } from '@candor/core/bank-cards/holder-name.ts';
import { isPhone, recoveriesAtOnce, recoveriesPerMonth } from '@candor/core/customers/recover-access.ts';
import { accountKey, normalEmail } from '@candor/core/identity/typed-names.ts';
import { ok } from '@candor/core/result.ts';
import { dayMs } from '@candor/core/platform-day.ts';
import { randomBytes } from 'node:crypto';
import type { Database } from '../../db/database.ts';
import { sourceOf, takeAll } from '../../http/limits.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import { newId } from '../../ids.ts';
import { hashOfTicket, sealForm } from '../../recovery/store.ts';
import { identifierOf } from '../../identity/identifiers.ts';
import type { Recovery } from './recovery.ts';

type Name = 'POST /recovery/ask';

/**
 * Keeps what was written until its pictures have come. It is kept alike for a name that nobody has, so that neither the
 * answer nor its time tells whether there is an account.
 */
export async function askForAccess(
  { db, clock, secrets, codes, limits }: Recovery,
  { body }: CallParsed<Name>,
  { ip }: CallRequest<Name>,
): Promise<Outcome<CallAnswer<Name>>> {
  const { account, areaCode, code, lost, cardType, name, cardNo } = body;
  const source = sourceOf(ip);
  const seconds = await takeAll([
    [limits.asksPerAddress, source],
    [limits.asksPerAccount, accountKey(account)],
  ]);
  if (seconds > 0) return refused('too-many-requests', { params: { seconds: String(seconds) } });
  if (!isName(name)) return refused('field-invalid', { field: 'name' });
  const contact = isPhone(body.contact) ? body.contact : normalEmail(body.contact);
  const proven = await codes.consume('RECOVER', contact, code, source);
  if (!proven.ok) return refused(proven.refusal, { field: 'code' });
  const userId = await ownerOf(db, { account, areaCode, now: clock.now() });
  const [id, ticket] = [newId(), randomBytes(32).toString('base64url')];
  await db.query(
    `insert into access_request (id, user_id, ticket_hash, sealed, asked_at, status)
      values ($1, $2, $3, $4, $5, 'sending')`,
    [
      id,
      userId,
      hashOfTicket(ticket),
      sealForm(secrets, id, { account, lost, contact, cardType, name, cardNo }),
      clock.now(),
    ],
  );
  return ok({ ticket });
}

/**
 * Whose account is meant: of exactly one that isn't closed and for which not too much is asked already. One statement,
 * whatever it finds. @returns null for nobody's
 */
async function ownerOf(
  db: Pick<Database, 'query'>,
  { account, areaCode, now }: { account: string; areaCode: string | undefined; now: number },
): Promise<string | null> {
  const { accountKey: key, email, phone, nationalPhones } = identifierOf(account, areaCode);
  const rows = await db.query<{ id: string; is_exact: boolean }>(
    `select id, coalesce(account_key = $1 or email = nullif($2, '') or phone = $7, false) as is_exact from customer c where (account_key = $1 or email = nullif($2, '') or phone = any($3::text[]))
      and standing <> 'closed'
      and (select count(*) from access_request r where r.user_id = c.id and r.status in ('sending', 'open')) < $4
      and (select count(*) from access_request r where r.user_id = c.id and r.asked_at > $5) < $6
      order by is_exact desc limit 2`,
    [key, email, [phone, ...nationalPhones], recoveriesAtOnce, now - 30 * dayMs, recoveriesPerMonth, phone],
  );
  const [first, second] = rows;
  if (first === undefined || second?.is_exact === first.is_exact) return null;
  return first.id;
}
