import type { Language } from '@candor/api-contract/languages.ts';
import { ok } from '@candor/core/result.ts';
import type { Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { route } from '../../http/route.ts';
import type { SessionUser } from '../../http/sessions.ts';
import type { CallServices } from '../../services.ts';
import { viewOf } from '../../operators/content/reader.ts';
import { noticesIn, originalNoticeIds, originalNotices, presentMessage, type NoticeRow } from './notices.ts';
import { markNoticesRead, messagePage, noticesRead, readAllMessages, readMessage } from './store.ts';

type NoticeServices = Pick<CallServices, 'db' | 'clock' | 'operatorSettings' | 'feedInfo'>;

/** What is live for a customer at this moment. */
type NoticesFor = (asked: { readonly language: Language; readonly user: SessionUser }) => Promise<NoticeRow[]>;

/** Messages to one customer and announcements to all, with what is unread. */
export function registerNotices(http: Http, services: NoticeServices): void {
  const { db, clock } = services;
  const { texts } = services.operatorSettings;
  const { simulated } = services.feedInfo;
  texts.offer('notice', originalNotices(simulated));

  const fromOf = (key: string): number | null => texts.showings.find('notice', key)?.from ?? null;
  const noticesFor: NoticesFor = async (asked) => {
    const view = await viewOf({ db, clock, texts }, 'notice', asked);
    return noticesIn(asked.language, texts.shown('notice', view, originalNoticeIds), { simulated, fromOf });
  };
  route(http, 'POST /player/notice/page', async ({ body: { type, page, limit } }, { user, language }) => {
    const { userId } = user;
    const notices = await noticesFor({ language, user });
    const [read, own] = await Promise.all([noticesRead(db, userId), messagePage(db, userId, page, limit)]);
    const unread = { message: own.unread, notice: notices.filter(({ id }) => !read.has(id)).length };
    const marked = (notice: NoticeRow) => ({ ...notice, unread: !read.has(notice.id) });
    const rows =
      type === 'message'
        ? own.messages.map((message) => presentMessage(message, language))
        : notices.slice((page - 1) * limit, page * limit).map(marked);
    return ok({
      list: rows.map(({ content: _content, image: _image, ...rest }) => rest),
      total: type === 'message' ? own.total : notices.length,
      page,
      limit,
      unread,
    });
  });
  registerReading(http, services, noticesFor);
}

function registerReading(http: Http, { db, clock }: Pick<CallServices, 'db' | 'clock'>, noticesFor: NoticesFor): void {
  route(http, 'POST /player/notice/detail/{id}', async ({ params: { id } }, { user, language }) => {
    const { userId } = user;
    const notice = (await noticesFor({ language, user })).find((each) => each.id === id);
    if (notice !== undefined) {
      await markNoticesRead(db, userId, [id], clock.now());
      return ok({ ...notice, unread: false });
    }
    const message = await readMessage(db, userId, id, clock.now());
    return message === null ? refused('not-found', { field: 'id' }) : ok(presentMessage(message, language));
  });
  route(http, 'POST /player/notice/readAll', async ({ body: { type } }, { user, language }) => {
    const { userId } = user;
    const ids = (await noticesFor({ language, user })).map(({ id }) => id);
    if (type === 'message') await readAllMessages(db, userId, clock.now());
    else await markNoticesRead(db, userId, ids, clock.now());
    return ok(null);
  });
}
