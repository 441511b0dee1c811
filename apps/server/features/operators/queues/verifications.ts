import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { isOwnCustomer } from '../../../operators/handouts.ts';
import { dueAfterMs } from '../cases/deadlines.ts';
import { countedTo, narrowed, type Narrowing } from '../lists/narrowed.ts';
import { peopleOf, personOf, type Person } from '../customers/people.ts';
import { act, actRow, subjectOf, type ConsoleServices } from '../console-services.ts';

type Row = CallAnswer<'GET /operator/verifications/{id}'>;
type Query = CallParsed<'GET /operator/verifications'>['query'] & Pick<Narrowing, 'nameKey'>;
type Handed = NonNullable<Awaited<ReturnType<ConsoleServices['identity']['find']>>>;
type Level = Handed['level'];

/** The id of a request is whose it is and of which level. */
function partsOf(id: string): { userId: string; level: Level } | null {
  const match = /^(\w{1,40})-(primary|advanced)$/.exec(id);
  return match === null ? null : { userId: match[1] ?? '', level: match[2] === 'primary' ? 'primary' : 'advanced' };
}

/** The end of a number is enough to tell it from another. */
const masked = (text: string): string => `${'•'.repeat(Math.max(0, text.length - 4))}${text.slice(-4)}`;

function present(handed: Handed, person: Person | null, open: boolean): Row {
  const { userId, level, status, document, photos, reason, submittedAt, decidedAt } = handed;
  const cardNo = open ? (whole: string): string => whole : masked;
  const papers: Row['papers'] =
    photos === null || !open
      ? []
      : [
          { side: 'front', fileId: photos.frontPhoto },
          { side: 'back', fileId: photos.backPhoto },
          { side: 'hold', fileId: photos.holdPhoto },
        ];
  return {
    id: `${userId}-${level}`,
    userId,
    person,
    level,
    status,
    name: document?.name ?? null,
    cardType: document?.cardType ?? null,
    cardNo: document === null ? null : cardNo(document.cardNo),
    reason,
    submittedAt,
    deadline: status === 'certifying' ? submittedAt + dueAfterMs.verification : null,
    decidedAt,
    papers,
  };
}

export async function listVerifications(services: ConsoleServices, query: Query) {
  const handed = await services.identity.list({
    where: narrowed.verifications(query),
    order: query.sort === 'newest' ? 'newest' : 'oldest',
    countedTo,
    page: query.page,
    limit: query.limit,
  });
  const people = await peopleOf(
    services.db,
    handed.list.map((one) => one.userId),
  );
  return { ...handed, list: handed.list.map((one) => present(one, people.get(one.userId) ?? null, false)) };
}

/** A request with number and papers; the view stands in the audit before it is given, and the customer can read it. */
export async function viewVerification(
  services: ConsoleServices,
  operator: OperatorUser,
  id: string,
): Promise<Outcome<Row>> {
  const parts = partsOf(id);
  const handed = parts === null ? null : await services.identity.find(parts.userId, parts.level);
  if (parts === null || handed === null) return refused('not-found', { field: 'id' });
  await act(services, operator, {
    act: 'verification-view',
    subject: subjectOf.user(parts.userId),
    userId: parts.userId,
    details: { level: parts.level },
  });
  return ok(present(handed, await personOf(services.db, parts.userId), true));
}

/** Nobody certifies an account that is their own. */
export async function decideVerification(
  services: ConsoleServices,
  operator: OperatorUser,
  { id, accept, reason }: CallParsed<'POST /operator/verifications/decide'>['body'],
): Promise<Outcome<Row>> {
  const parts = partsOf(id);
  if (parts === null) return refused('not-found', { field: 'id' });
  if (!accept && reason === undefined) return refused('field-required', { field: 'reason' });
  if (await isOwnCustomer(services.db, operator.operatorId, parts.userId)) return refused('own-customer');
  const row = actRow(services, operator, {
    act: accept ? 'verification-accept' : 'verification-refuse',
    subject: subjectOf.user(parts.userId),
    userId: parts.userId,
    details: { level: parts.level, ...(reason === undefined ? {} : { reason }) },
  });
  const decision = { ...parts, operatorId: operator.operatorId, statements: [row] };
  const decided = await services.operatorSettings.inTurn(() =>
    accept || reason === undefined
      ? services.identity.approve(decision)
      : services.identity.reject({ ...decision, reason }),
  );
  return decided.ok
    ? ok(present(decided.value, await personOf(services.db, parts.userId), false))
    : refused(decided.refusal, { field: 'id' });
}
