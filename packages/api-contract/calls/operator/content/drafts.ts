import { z } from 'zod';
import { declare } from '../../../call.ts';
import { languages } from '../../../languages.ts';
import { instant, instantSent } from '../../../scalars.ts';
import { servedFile } from '../../files.ts';
import { pictureName } from '../../service/texts.ts';

const group = 'Operators: content';
const roles = ['support', 'admin'] as const;
const language = z.enum(languages, { error: 'field-invalid' });
export const shownFamily = z.enum(['banner', 'article', 'notice'], { error: 'field-invalid' });
const key = z.string({ error: 'field-required' }).regex(/^[A-Za-z0-9-]{1,64}$/, 'field-invalid');
const whose = { family: shownFamily, key };
const country = z.string({ error: 'field-invalid' }).regex(/^[A-Z]{2}$/, 'country-unknown');
const level = z.enum(['none', 'primary', 'advanced'], { error: 'field-invalid' });
const moment = instantSent.nullable().default(null);

/** When and to whom: from a moment until before another one; an empty list leaves nobody out. */
export const showingFields = {
  from: moment,
  until: moment,
  countries: z.array(country).max(250, 'field-invalid').default([]),
  levels: z.array(level).max(3, 'field-invalid').default([]),
  languages: z.array(language).max(languages.length, 'field-invalid').default([]),
};
export const showing = z.object({
  from: instant.nullable(),
  until: instant.nullable(),
  countries: z.array(z.string()),
  levels: z.array(level),
  languages: z.array(z.string()),
});

/** One language of it; a language without a title is not written. */
export const writtenText = z.strictObject({
  language,
  title: z.string({ error: 'field-required' }).trim().max(200, 'field-invalid'),
  summary: z.string().trim().max(500, 'field-invalid').default(''),
  text: z.string().max(50_000, 'field-invalid').default(''),
});
const draftFields = {
  texts: z.array(writtenText).max(languages.length, 'field-invalid'),
  image: z
    .string()
    .regex(/^[A-Za-z0-9_-]{1,64}$/, 'field-invalid')
    .nullable()
    .default(null),
  link: z
    .string()
    .max(500, 'field-invalid')
    .regex(/^https:\/\/[^\s<>"'\\]+$/, 'link-not-https')
    .nullable()
    .default(null),
  hidden: z.boolean().default(false),
  position: z.number().int().min(0).max(1000).default(0),
};
const draft = z.object({
  texts: z.array(z.object({ language, title: z.string(), summary: z.string(), text: z.string() })),
  image: z.string().nullable(),
  link: z.string().nullable(),
  hidden: z.boolean(),
  position: z.number(),
  showing,
});
/** What is written, and by whom. */
const keptDraft = draft.extend({
  /** Where whoever has the address sees it in the app. */
  previewAddress: z.string(),
  /** Leads customers to a host that this text has not led them to before: it is proposed instead of published. */
  takesTwo: z.boolean(),
  changedAt: instant,
  changedBy: z.string(),
});

export const contentDraftCalls = declare({
  'GET /operator/content/text': {
    group,
    summary: 'One text in all its languages: what customers see, and what is written but not published',
    access: 'operator',
    roles,
    addition: true,
    query: z.strictObject(whose),
    answer: z.object({
      /** Null where nothing of our own is published. */
      published: draft.nullable(),
      publishedAt: instant.nullable(),
      publishedBy: z.string().nullable(),
      /** That come with the product. */
      originals: z.array(z.object({ language, title: z.string(), summary: z.string(), text: z.string() })),
      draft: keptDraft.nullable(),
    }),
  },
  'POST /operator/content/draft/save': {
    group,
    summary: 'Write a text in all its languages without publishing it',
    access: 'operator',
    roles,
    addition: true,
    body: z.strictObject({
      ...whose,
      ...draftFields,
      showing: z.strictObject(showingFields),
      /** `changedAt` of the draft that this one replaces; null for a first one. */
      basedOn: instantSent.nullable(),
    }),
    answer: keptDraft,
  },
  'POST /operator/content/draft/discard': {
    group,
    summary: 'Throw away what is not published',
    access: 'operator',
    roles,
    addition: true,
    body: z.strictObject(whose),
    answer: z.null(),
  },
  'POST /operator/content/publish': {
    group,
    summary: 'Show a draft to those whom it is for, from and until when it says; what was published before is replaced',
    access: 'operator',
    roles,
    addition: true,
    body: z.strictObject({ ...whose, basedOn: instantSent }),
    answer: z.null(),
  },
  'POST /operator/content/picture': {
    group,
    summary: 'Keep a picture for texts: JPEG, PNG or WebP, at most 8 MB and 40 megapixels. Everybody may see it',
    access: 'operator',
    roles,
    addition: true,
    takesFile: true,
    body: z.strictObject({ file: z.file() }),
    answer: z.object({ id: z.string(), width: z.number(), height: z.number(), size: z.number() }),
  },
  'GET /operator/content/picture/{id}': {
    group,
    summary: 'A picture of a text',
    access: 'operator',
    roles,
    addition: true,
    params: z.strictObject({ id: pictureName }),
    answersFile: true,
    answer: servedFile,
  },
});
