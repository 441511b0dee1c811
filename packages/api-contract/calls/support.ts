import { z } from 'zod';
import { declare } from '../call.ts';
import { fileIds, instant, noBody, pageOf, pageQuery } from '../scalars.ts';

const group = 'Customer service';
const text = z.string({ error: 'field-required' }).trim().max(4000, 'field-invalid');
const message = z.object({
  id: z.string(),
  time: instant,
  from: z.enum(['customer', 'operator']),
  text: z.string(),
  files: z.array(z.string()),
});
/** The built-in conversation of a customer with the operators. */
export const supportCalls = declare({
  'POST /service/send': {
    group,
    summary: 'Write to customer service; pictures by the ids of their uploads',
    access: 'session',
    addition: true,
    body: z.strictObject({ text, files: fileIds.default([]) }),
    answer: message,
  },
  'GET /service/messages': {
    group,
    summary: 'The own conversation, latest first',
    access: 'session',
    addition: true,
    query: z.strictObject({ ...pageQuery }),
    answer: pageOf(message),
  },
  'POST /player/customer/link': {
    group,
    summary: 'Address of customer service; null for the built-in conversation',
    access: 'session',
    body: noBody,
    answer: z.object({ forwardLink: z.string().nullable() }),
  },
});
