import { dayMs } from '@candor/core/platform-day.ts';
import type { SessionStore } from '../../../proofs/sessions.ts';
import type { Ground } from '../../../services.ts';
import type { Settings } from '../../../settings.ts';
import { contactErased } from './erase-contact.ts';
import { papersErased } from './erase-papers.ts';

interface Needs extends Pick<Ground, 'db' | 'secrets'> {
  readonly sessions: Pick<SessionStore, 'endAll' | 'refresh'>;
  readonly settings: Pick<Settings, 'CLOSED_ACCOUNT_DAYS' | 'PAPERS_KEPT_DAYS'>;
}
const atOnce = 50;

interface Row {
  readonly user_id: string;
  readonly closed_at: string;
}

/** Closed and paid out; what came back has opened the account again. */
const dueForContact = `select a.user_id, max(a.ended_at) as closed_at from account_closing a
  join customer c on c.id = a.user_id and c.standing = 'closed'
  where a.status = 'done' and a.ended_at <= $1
    and not exists (select from account_erasure e where e.user_id = a.user_id)
    and not exists (select from withdrawal w where w.user_id = a.user_id and w.finished_at is null)
  group by a.user_id order by 2 limit ${atOnce}`;
const dueForPapers = `select user_id, closed_at from account_erasure
  where papers_at is null and closed_at <= $1 order by closed_at limit ${atOnce}`;

/** Erases of accounts that were closed what their time is over of; what is left over, the next sweep goes on with. */
export async function sweepClosedAccounts(needs: Needs, now: number): Promise<void> {
  const { db, sessions, settings } = needs;
  const contacts = await db.query<Row>(dueForContact, [now - settings.CLOSED_ACCOUNT_DAYS * dayMs]);
  for (const { user_id: userId, closed_at: closedAt } of contacts) {
    const statements = await contactErased({ userId, closedAt: Number(closedAt), now });
    if (statements === null) return;
    // While their rows are there, by which whoever keeps one in memory or holds a socket is told.
    await sessions.endAll(userId);
    await db.batch(statements);
    // One that was begun meanwhile is gone with its row.
    sessions.refresh(userId);
  }
  const papers = await db.query<Row>(dueForPapers, [now - settings.PAPERS_KEPT_DAYS * dayMs]);
  for (const { user_id: userId } of papers) await db.batch(await papersErased(needs, { userId, now }));
}
