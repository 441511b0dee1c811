import type { Language } from '@candor/api-contract/languages.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { CallServices } from '../../services.ts';
import { noticesIn, originalNotices, presentMessage, type NoticeRow } from './notices.ts';
import { markNoticesRead, messagePage, noticesRead, readAllMessages, readMessage } from './store.ts';

type NoticeServices = Pick<CallServices, 'db' | 'clock' | 'operatorSettings' | 'feedInfo'>;

/** Messages to one customer and announcements to all, with what is unread. */
export function registerNotices(http: Http, services: NoticeServices): void {
  const { db, clock } = services;
  const { texts } = services.operatorSettings;
  const { simulated } = services.feedInfo;
  texts.offer('notice', originalNotices(simulated));

  const noticesFor = (language: Language): NoticeRow[] =>
    noticesIn(language, texts.list('notice', language), simulated);
  route(http, 'POST /player/notice/page', async ({ body: { type, page, limit } }, { user: { userId }, language }) => {
    const notices = noticesFor(language);
    const [read, own] = await Promise.all([noticesRead(db, userId), messagePage(db, userId, page, limit)]);
    const unread = { message: own.unread, notice: notices.filter(({ id }) => !read.has(id)).length };
    const marked = (notice: NoticeRow) => ({ ...notice, unread: !read.has(notice.id) });
    const rows =
      type === 'message'
        ? own.messages.map((message) => presentMessage(message, language))
        : notices.slice((page - 1) * limit, page * limit).map(marked);
    return ok({
      list: rows.map(({ content: _content, ...rest }) => rest),
      total: type === 'message' ? own.total : notices.length,
      page,
      limit,
      unread,
    });
  });
  route(http, 'POST /player/notice/detail/{id}', async ({ params: { id } }, { user: { userId }, language }) => {
    const notice = noticesFor(language).find((each) => each.id === id);
    if (notice !== undefined) {
      await markNoticesRead(db, userId, [id], clock.now());
      return ok({ ...notice, unread: false });
    }
    const message = await readMessage(db, userId, id, clock.now());
    return message === null ? refused('not-found', { field: 'id' }) : ok(presentMessage(message, language));
  });
  registerReading(http, services, noticesFor);
}

function registerReading(
  http: Http,
  { db, clock }: Pick<CallServices, 'db' | 'clock'>,
  noticesFor: (language: Language) => NoticeRow[],
): void {
  route(http, 'POST /player/notice/readAll', async ({ body: { type } }, { user: { userId }, language }) => {
    const ids = noticesFor(language).map(({ id }) => id);
    if (type === 'message') await readAllMessages(db, userId, clock.now());
    else await markNoticesRead(db, userId, ids, clock.now());
    return ok(null);
  });
}
