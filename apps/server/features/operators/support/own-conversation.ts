import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import type { ConsoleServices } from '../console-services.ts';
import { conversationOf, messageRows, messagesOf, openConversation } from './conversations.ts';

const messagesPerMinute = 20;

/**
 * The customer's side of their conversation. Operators answer by name; the customer sees that it is customer service.
 */
export function registerOwnConversation(http: Http, services: ConsoleServices): void {
  const { db, clock, files } = services;
  const perUser = services.openLimit('messages-to-service', messagesPerMinute, 60);
  route(http, 'POST /service/send', async ({ body }, { user }) => {
    if (body.text === '' && body.files.length === 0) return refused('field-required', { field: 'text' });
    const seconds = await perUser.take(user.userId);
    if (seconds > 0) return refused('too-many-requests', { params: { seconds: String(seconds) } });
    if (!(await files.areOwn(user.userId, body.files))) return refused('file-unknown', { field: 'files' });
    const time = clock.now();
    await db.batch([openConversation(user.userId, time)]);
    const conversation = await conversationOf(db, user.userId);
    if (conversation === undefined) throw new Error('a conversation was not opened');
    const { id, statements } = messageRows({
      conversationId: conversation.id,
      operatorId: null,
      text: body.text,
      files: body.files,
      time,
    });
    await db.batch([...statements, files.attach(user.userId, body.files, 'service', id)]);
    return ok({ id, time, from: 'customer', text: body.text, files: body.files });
  });
  route(http, 'GET /service/messages', async ({ query }, { user }) => {
    const conversation = await conversationOf(db, user.userId);
    if (conversation === undefined) return ok({ list: [], total: 0, page: query.page, limit: query.limit });
    const messages = await messagesOf(db, conversation.id, query);
    return ok({ ...messages, list: messages.list.map(({ operator: _operator, ...message }) => message) });
  });
  route(http, 'POST /player/customer/link', () =>
    ok({ forwardLink: services.operatorSettings.texts.lines.customerLink }),
  );
}
