import { z } from 'zod';
import { declare } from '../../../call.ts';
import { languages } from '../../../languages.ts';
import { instant, instantSent } from '../../../scalars.ts';
import { contentDraftCalls, showing, showingFields, writtenText } from './drafts.ts';

const group = 'Operators: content';
const roles = ['support', 'admin'] as const;
const language = z.enum(languages, { error: 'field-invalid' });
const httpsLink = z
  .string()
  .max(500, 'field-invalid')
  .regex(/^https:\/\/[^\s<>"'\\]+$/, 'link-not-https');
/** The page's content policy names it: one host, no wildcard. */
const lineUrl = httpsLink.regex(/^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?(\/.*)?$/i, 'field-invalid');
const line = z.string({ error: 'field-required' }).trim().min(1, 'field-required').max(200, 'field-invalid');

/**
 * Texts by key and language. An own text replaces the one that came with the product, a removed one brings it back. An
 * answer is what customer service inserts into a conversation; nothing shows it to customers by itself.
 */
export const contentFamily = z.enum(['banner', 'article', 'notice', 'coin', 'answer'], { error: 'field-invalid' });
export const contentText = z.object({
  family: contentFamily,
  key: z.string(),
  language: z.string(),
  title: z.string(),
  summary: z.string(),
  /** `## ` a heading, `- ` an item, `**strong**`, `[words](https://…)`; anything else is a paragraph. */
  text: z.string(),
  image: z.string().nullable(),
  link: z.string().nullable(),
  hidden: z.boolean(),
  position: z.number(),
  changedAt: instant.nullable(),
  changedBy: z.string().nullable(),
  /** Came with the product and is not replaced. */
  original: z.boolean(),
  /** When and to whom it is shown; null for everybody, always. */
  showing: showing.nullable(),
  /** Whether anything of it is published, and whether something is written that isn't. */
  isPublished: z.boolean(),
  isDraft: z.boolean(),
});

/** A text as it is written. */
export const contentFields = {
  family: contentFamily,
  key: z.string({ error: 'field-required' }).regex(/^[A-Za-z0-9-]{1,64}$/, 'field-invalid'),
  language,
  title: line,
  summary: z.string().trim().max(500, 'field-invalid').default(''),
  text: z.string().max(50_000, 'field-invalid').default(''),
  image: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'field-invalid')
    .nullable()
    .default(null),
  link: httpsLink.nullable().default(null),
  hidden: z.boolean().default(false),
  position: z.number().int().min(0).max(1000).default(0),
  /**
   * `changedAt` of what it replaces as its writer has seen it, of a whole draft `publishedAt`; null for nothing.
   * Without it, whatever stands there is replaced.
   */
  basedOn: instantSent.nullable().optional(),
};
/** The rest of a draft that is proposed: its other languages, when and to whom. */
export const contentRest = {
  others: z.array(writtenText).max(languages.length, 'field-invalid').optional(),
  showing: z.strictObject(showingFields).optional(),
};
/** Where customers' calls and questions go. */
export const lineFields = {
  customerLink: httpsLink.nullable(),
  lines: z.array(z.strictObject({ name: line, url: lineUrl })).max(20, 'field-invalid'),
};

export const operatorContentCalls = declare({
  ...contentDraftCalls,
  'GET /operator/content': {
    group,
    summary: 'All texts of a family in one language, own and original',
    access: 'operator',
    roles,
    addition: true,
    query: z.strictObject({ family: contentFamily, language }),
    answer: z.array(contentText),
  },
  'POST /operator/content/save': {
    group,
    summary: 'Write a text of one language; one that leads customers to another host is proposed',
    access: 'operator',
    roles,
    addition: true,
    body: z.strictObject(contentFields),
    answer: contentText,
  },
  'POST /operator/content/remove': {
    group,
    summary: 'Remove an own text',
    access: 'operator',
    roles,
    addition: true,
    body: z.strictObject({
      family: contentFamily,
      key: z.string({ error: 'field-required' }).regex(/^[A-Za-z0-9-]{1,64}$/, 'field-invalid'),
      language,
    }),
    answer: z.null(),
  },
  'GET /operator/lines': {
    group,
    summary: 'Customer-service link and network lines; changed by a proposal',
    access: 'operator',
    roles,
    addition: true,
    answer: z.object({
      customerLink: z.string().nullable(),
      lines: z.array(z.object({ name: z.string(), url: z.string() })),
    }),
  },
});
