import { languageNames } from '@candor/api-contract/languages.ts';
import { words } from '../locales/words.ts';
import { fact, type Change } from './change.ts';
import type { Of } from './kinds.ts';

const w = words.changes;
const stamp = (at: number): string => new Date(at).toISOString().replace('T', ' ').slice(0, 19);

/** The other languages of a draft, whole, and when and to whom it would be shown. */
const restOf = ({ others = [], showing }: Of<'content'>): Change[] => [
  ...others.map(({ language, title, summary = '', text = '' }) => ({
    what: languageNames[language],
    old: null,
    now: [title, summary, text].filter((line) => line !== '').join('\n'),
  })),
  ...(showing === undefined ? [] : [{ what: words.content.audience.title, old: null, now: showingText(showing) }]),
];

function showingText({ from, until, ...to }: NonNullable<Of<'content'>['showing']>): string {
  const a = words.content.audience;
  const moment = (at: unknown): string => (typeof at === 'number' ? stamp(at) : words.app.none);
  const names = [...(to.countries ?? []), ...(to.levels ?? []).map((one) => a.levels[one]), ...(to.languages ?? [])];
  return [`${a.from}: ${moment(from)}`, `${a.until}: ${moment(until)}`, names.join(', ')]
    .filter((line) => line !== '')
    .join('\n');
}

/** A text as it would be written. */
export const contentOf = ({ family, key, language, ...body }: Of<'content'>): Change[] => [
  fact(w.place, `${family} ${key} (${language})`),
  { what: w.title, old: null, now: body.title },
  { what: w.link, old: null, now: body.link ?? words.app.none },
  { what: words.content.summary, old: null, now: body.summary ?? '' },
  { what: w.text, old: null, now: body.text ?? '' },
  { what: words.content.image, old: null, now: body.image ?? words.app.none },
  { what: words.content.position, old: null, now: String(body.position ?? 0) },
  { what: words.content.hidden, old: null, now: body.hidden === true ? words.app.yes : words.app.no },
  ...restOf({ family, key, language, ...body }),
];
