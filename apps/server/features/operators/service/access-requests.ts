import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { foldName } from '@candor/core/bank-cards/holder-name.ts';
import { recoveryOpenMs } from '@candor/core/customers/recover-access.ts';
import { foldDocument } from '@candor/core/identity/document-number.ts';
import { ok } from '@candor/core/result.ts';
import { condition } from '../../../db/narrowing/conditions.ts';
import { readNarrowed } from '../../../db/paging.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { accessBefore, accessRequestById, formOf, type AccessForm, type AccessRow } from '../../../recovery/store.ts';
import { act, subjectOf, type ConsoleServices } from '../console-services.ts';
import { peopleOf, type Person } from '../customers/people.ts';
import { countedTo } from '../lists/narrowed.ts';
import { openProposalsAbout } from '../proposals/store.ts';

type Listed = CallAnswer<'GET /operator/service/accessRequests'>;
type Shown = CallAnswer<'GET /operator/service/accessRequests/{id}'>;
type Document = NonNullable<Shown['certified']['document']>;

export const subjectOfAccess = (id: string): string => `access:${id}`;

const statuses = {
  open: "r.status = 'open'",
  ended: "r.status not in ('sending', 'open')",
  all: "r.status <> 'sending'",
} as const;

/** What is open first, the longest waiting of it; what nobody's account was named for is no request. */
export async function listAccessRequests(
  services: ConsoleServices,
  query: CallParsed<'GET /operator/service/accessRequests'>['query'],
): Promise<Listed> {
  const where = condition(`r.user_id is not null and ${statuses[query.status]}`);
  const order = query.status === 'open' ? 'r.complete_at, r.id' : 'r.complete_at desc, r.id';
  const rows = await readNarrowed<AccessRow>(
    services.db,
    { columns: 'r.*', tables: 'access_request r', where, order, countedTo },
    query,
  );
  const people = await peopleOf(
    services.db,
    rows.list.map((row) => row.user_id ?? ''),
  );
  return {
    ...rows,
    list: rows.list.map((row) => present(row, formOf(services.secrets, row), people.get(row.user_id ?? '') ?? null)),
  };
}

function present(row: AccessRow, form: AccessForm, person: Person | null): Listed['list'][number] {
  const completeAt = Number(row.complete_at);
  const { status } = row;
  if (status === 'sending') throw new Error('a request that is not handed in yet');
  return {
    id: row.id,
    userId: row.user_id ?? '',
    person,
    lost: form.lost,
    contact: form.contact,
    completeAt,
    deadline: status === 'open' ? completeAt + recoveryOpenMs : null,
    status,
    endedAt: row.ended_at === null ? null : Number(row.ended_at),
  };
}

const documentKey = ({ cardType, cardNo }: Document): string => `${cardType} ${foldDocument(cardNo)}`;

/** A request with both documents; the view stands in the audit before it is given, and the customer can read it. */
export async function viewAccessRequest(
  services: ConsoleServices,
  operator: OperatorUser,
  id: string,
): Promise<Outcome<Shown>> {
  const { db, secrets, identity } = services;
  const row = await accessRequestById(db, id);
  const userId = row?.user_id ?? null;
  if (row === undefined || row.status === 'sending' || userId === null) return refused('not-found', { field: 'id' });
  await act(services, operator, { act: 'access-view', subject: subjectOfAccess(id), userId });
  const form = formOf(secrets, row);
  const [primary, advanced, people, before, proposals] = await Promise.all([
    identity.find(userId, 'primary'),
    identity.find(userId, 'advanced'),
    peopleOf(db, [userId]),
    accessBefore(db, userId),
    openProposalsAbout(db, userId, operator),
  ]);
  const certified = primary?.status === 'certified' ? primary.document : null;
  const papers = advanced?.status === 'certified' ? advanced.photos : null;
  const sent = documentOf(form);
  const document = certified === null ? null : documentOf(certified);
  return ok({
    ...present(row, form, people.get(userId) ?? null),
    sent: {
      document: sent,
      photos: { front: row.front_photo ?? '', back: row.back_photo ?? '', hold: row.hold_photo ?? '' },
    },
    certified: {
      document,
      photos: papers === null ? null : { front: papers.frontPhoto, back: papers.backPhoto, hold: papers.holdPhoto },
    },
    isSameDocument: document !== null && documentKey(document) === documentKey(sent),
    isSameName: document !== null && foldName(document.name) === foldName(sent.name),
    hasAuthenticator: before !== undefined && before.totp !== null,
    proposal: proposals.find(({ subject }) => subject === subjectOf.user(userId)) ?? null,
  });
}

const documentOf = ({ cardType, name, cardNo }: Pick<AccessForm, 'cardType' | 'name' | 'cardNo'>): Document => ({
  cardType,
  name,
  cardNo,
});
