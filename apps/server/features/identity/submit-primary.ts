import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { isName } from '@candor/core/bank-cards/holder-name.ts';
import { cardDigits } from '@candor/core/bank-cards/card-number.ts';
import { foldDocument } from '@candor/core/identity/document-number.ts';
import { ok } from '@candor/core/result.ts';
import { isRefusedFor } from '../../db/database.ts';
import { refused, type Outcome, type Refused } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import { tellApp } from '../../identity/tell-app.ts';
import { answerOf, notOpen, type IdentityServices } from './shared.ts';
import { nameKey } from '../../identity/name-key.ts';
import { findVerification, sealVerification, type Document } from '../../identity/store.ts';

type Answer = CallAnswer<'GET /playerInfo/detail'>;
const shortestDocument = 4;

/** Hands in the primary certification, or hands it in again after it has failed. */
export async function submitPrimary(
  services: IdentityServices,
  { body }: CallParsed<'POST /playerInfo/junior'>,
  { user, language }: CallRequest<'POST /playerInfo/junior'>,
): Promise<Outcome<Answer>> {
  const document = checked(body);
  if (!document.ok) return document;
  const issue = await write(services, user.userId, document.value);
  if (issue !== null) return issue;
  await tellApp(services, user.userId);
  return ok(await answerOf(services, user.userId, language));
}

/** The same with what is left out taken from what was handed in before. */
export async function editPrimary(
  services: IdentityServices,
  { body }: CallParsed<'POST /playerInfo/edit'>,
  request: CallRequest<'POST /playerInfo/edit'>,
): Promise<Outcome<Answer>> {
  const before = await findVerification(services.db, services.secrets, request.user.userId, 'primary');
  if (before !== null && before.status !== 'failed') return notOpen(before.status);
  const cardType = body.cardType ?? before?.document?.cardType;
  const name = body.name ?? before?.document?.name;
  const cardNo = body.cardNo ?? before?.document?.cardNo;
  const bankCardNo = body.bankCardNo ?? before?.document?.bankCardNo;
  if (cardType === undefined) return refused('field-required', { field: 'cardType' });
  if (name === undefined) return refused('field-required', { field: 'name' });
  if (cardNo === undefined) return refused('field-required', { field: 'cardNo' });
  return submitPrimary(
    services,
    {
      params: undefined,
      query: undefined,
      body: { cardType, name, cardNo, ...(bankCardNo === undefined ? {} : { bankCardNo }) },
    },
    request,
  );
}

function checked({ cardType, name, cardNo, bankCardNo }: Document): Outcome<Document> {
  if (!isName(name)) return refused('field-invalid', { field: 'name' });
  if (foldDocument(cardNo).length < shortestDocument) return refused('document-invalid', { field: 'cardNo' });
  const document = { cardType, name: name.normalize('NFKC').replace(/\s+/gu, ' '), cardNo };
  if (bankCardNo === undefined) return ok(document);
  const digits = cardDigits(bankCardNo);
  return digits === null
    ? refused('card-number-invalid', { field: 'bankCardNo' })
    : ok({ ...document, bankCardNo: digits });
}

/** The index of documents decides who is first when two hand in the same one. */
async function write(
  { db, clock, secrets }: IdentityServices,
  userId: string,
  document: Document,
): Promise<Refused | null> {
  const documentKey = secrets.fingerprint('document', `${document.cardType} ${foldDocument(document.cardNo)}`);
  try {
    const written = await db.query(
      `insert into verification as old (user_id, level, status, sealed, document_key, name_key, submitted_at)
        values ($1, 'primary', 'certifying', $2, $3, $5, $4)
       on conflict (user_id, level) do update set status = 'certifying', reason = null, sealed = excluded.sealed,
         document_key = excluded.document_key, name_key = excluded.name_key,
         submitted_at = excluded.submitted_at, decided_at = null, decided_by = null
       where old.status = 'failed' returning user_id`,
      [
        userId,
        sealVerification(secrets, userId, 'primary', document),
        documentKey,
        clock.now(),
        nameKey(secrets, document.name),
      ],
    );
    if (written.length > 0) return null;
  } catch (error) {
    if (isRefusedFor(error, 'uniqueViolation')) return refused('document-taken', { field: 'cardNo' });
    throw error;
  }
  return notOpen((await findVerification(db, secrets, userId, 'primary'))?.status);
}
