import { z } from 'zod';
import { declare } from '../../call.ts';
import { languages } from '../../languages.ts';
import { instant, opaqueId, pageOf } from '../../scalars.ts';
import { many, narrowing, person, sort, userId } from './shapes.ts';

const group = 'Operators: customer service';
const languageSent = z.enum(languages);
/** Of an answer, in characters. */
export const answerMax = 4000;

export const message = z.object({
  id: z.string(),
  time: instant,
  from: z.enum(['customer', 'operator']),
  operator: z.string().nullable(),
  text: z.string(),
  files: z.array(z.string()),
});
export const conversation = z.object({
  id: z.string(),
  userId: z.string(),
  person: person.nullable(),
  status: z.enum(['open', 'closed']),
  waiting: z.boolean(),
  /** Until when the customer is to have an answer; null while none is waited for. */
  deadline: instant.nullable(),
  openedAt: instant,
  lastAt: instant,
  lastText: z.string(),
});

export const operatorSupportCalls = declare({
  'GET /operator/conversations': {
    group,
    summary: 'Conversations with customers, those that are due first',
    access: 'operator',
    roles: ['support'],
    addition: true,
    query: z.strictObject({
      status: z.enum(['open', 'closed', 'all'], { error: 'field-invalid' }).default('open'),
      userId: userId.optional(),
      sort,
      ...narrowing,
      ...many,
    }),
    answer: pageOf(conversation),
  },
  'GET /operator/conversations/{id}': {
    group,
    summary: 'One conversation, its latest messages first',
    access: 'operator',
    roles: ['support'],
    addition: true,
    params: z.strictObject({ id: opaqueId }),
    query: z.strictObject({ ...many }),
    answer: z.object({ conversation, messages: pageOf(message) }),
  },
  'GET /operator/conversations/{id}/answers': {
    group,
    summary: 'Answers that are written once, each in the language of the customer, else in the next one that has it',
    access: 'operator',
    roles: ['support'],
    addition: true,
    params: z.strictObject({ id: opaqueId }),
    answer: z.object({
      /** In which the customer is written to. */
      language: languageSent,
      answers: z.array(z.object({ key: z.string(), title: z.string(), text: z.string(), language: languageSent })),
    }),
  },
  'POST /operator/conversations/answer': {
    group,
    summary: 'Answer a customer',
    access: 'operator',
    roles: ['support'],
    addition: true,
    body: z.strictObject({
      id: opaqueId,
      text: z.string({ error: 'field-required' }).trim().min(1, 'field-required').max(answerMax, 'field-invalid'),
    }),
    answer: message,
  },
  'POST /operator/conversations/close': {
    group,
    summary: 'Close a conversation; the next message opens it again',
    access: 'operator',
    roles: ['support'],
    addition: true,
    body: z.strictObject({ id: opaqueId }),
    answer: conversation,
  },
});
