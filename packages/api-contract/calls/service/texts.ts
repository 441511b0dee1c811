import { z } from 'zod';
import { declare } from '../../call.ts';
import { servedFile } from '../files.ts';
import { languages } from '../../languages.ts';
import { instant, noBody, opaqueId, pageOf, pageQuery } from '../../scalars.ts';

const group = 'Common';
/** The language of a text, where it is not the one that was asked for: it isn't written in that one. */
export const writtenIn = z.string().nullable();
/** An uploaded picture of a text. */
export const pictureName = z.string().regex(/^picture-[A-Za-z0-9_-]{22}$/, 'file-unknown');
const article = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  content: z.string(),
  /** Of an uploaded picture. */
  image: z.string().nullable(),
  time: instant,
  writtenIn,
});
const banner = z.object({
  id: z.string(),
  title: z.string(),
  subtitle: z.string(),
  /** A picture that the app draws, or an uploaded one. */
  image: z.string(),
  link: z.string().nullable(),
  writtenIn,
});
const previewKey = z.string().regex(/^[A-Za-z0-9_-]{22}$/, 'id-invalid');

/** Texts of the house: whoever sends a session sees what is meant for them as well. */
export const customerTextCalls = declare({
  'POST /player/rotation/list': {
    group,
    summary: 'Banners of the home page',
    access: 'public',
    knowsCaller: true,
    body: noBody,
    answer: z.array(banner),
  },
  'POST /player/rotation/detail/{id}': {
    group,
    summary: 'The text behind a banner',
    access: 'public',
    knowsCaller: true,
    params: z.strictObject({ id: opaqueId }),
    body: noBody,
    answer: article,
  },
  'POST /player/helpCenter/page': {
    group,
    summary: 'Help articles',
    access: 'public',
    knowsCaller: true,
    body: z.strictObject({ keyword: z.string().max(100).optional(), ...pageQuery }),
    answer: pageOf(article.omit({ content: true })),
  },
  'POST /player/helpCenter/detail/{id}': {
    group,
    summary: 'One help article; `terms` and `privacy` are two',
    access: 'public',
    knowsCaller: true,
    params: z.strictObject({ id: opaqueId }),
    body: noBody,
    answer: article,
  },
  'POST /common/content/preview/{key}': {
    group,
    summary: 'A text that is not published yet, as customers would see it; for who has the address of its preview',
    access: 'public',
    addition: true,
    params: z.strictObject({ key: previewKey }),
    /** As whoever uses the app in this language reads it. */
    body: z.strictObject({ language: z.enum(languages, { error: 'field-invalid' }) }),
    answer: article.omit({ time: true }).extend({
      family: z.string(),
      link: z.string().nullable(),
      /** Languages in which it is written. */
      languages: z.array(z.string()),
    }),
  },
  'GET /common/content/picture/{id}': {
    group,
    summary: 'A picture of a text',
    access: 'public',
    addition: true,
    params: z.strictObject({ id: pictureName }),
    answersFile: true,
    answer: servedFile,
  },
});
