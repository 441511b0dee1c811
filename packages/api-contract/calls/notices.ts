import { z } from 'zod';
import { declare } from '../call.ts';
import { instant, noBody, opaqueId, pageOf, pageQuery } from '../scalars.ts';
import { writtenIn } from './service/texts.ts';

const group = 'Common';
const type = z.enum(['message', 'notice'], { error: 'field-invalid' });
const notice = z.object({
  id: z.string(),
  type,
  title: z.string(),
  summary: z.string(),
  time: instant,
  unread: z.boolean(),
  /** Of a message: what happened, and the order it is about. */
  kind: z.string().nullable(),
  reference: z.string().nullable(),
  writtenIn,
});

export const noticeCalls = declare({
  'POST /player/notice/page': {
    group,
    summary: 'Own messages, or announcements to everybody; newest first, with how many are unread',
    access: 'session',
    body: z.strictObject({ type: type.default('message'), ...pageQuery }),
    answer: pageOf(notice).extend({ unread: z.object({ message: z.number(), notice: z.number() }) }),
  },
  'POST /player/notice/detail/{id}': {
    group,
    summary: 'One of them whole; it counts as read from then on',
    access: 'session',
    params: z.strictObject({ id: opaqueId }),
    body: noBody,
    answer: notice.extend({ content: z.string(), image: z.string().nullable() }),
  },
  'POST /player/notice/readAll': {
    group,
    summary: 'Count all of a kind as read',
    access: 'session',
    addition: true,
    body: z.strictObject({ type }),
    answer: z.null(),
  },
});
