import type { CallAnswer, CallSent } from '@candor/api-contract/index.ts';
import { languages, type Language } from '@candor/api-contract/languages.ts';
import { localOf } from '../../design/local-time.ts';
import type { Family, Text } from './content.tsx';

export type Whole = CallAnswer<'GET /operator/content/text'>;
export type ShownFamily = CallSent<'GET /operator/content/text'>['query']['family'];
type Sent = CallSent<'POST /operator/content/draft/save'>['body'];
type Level = NonNullable<Sent['showing']['levels']>[number];
export const levels: readonly Level[] = ['none', 'primary', 'advanced'];

const shownFamilies: readonly string[] = ['banner', 'article', 'notice'] satisfies ShownFamily[];
export const isShownFamily = (family: Family): family is ShownFamily => shownFamilies.includes(family);

export interface Words {
  readonly title: string;
  readonly summary: string;
  readonly text: string;
}
/** A text as it is typed, in all its languages. */
export interface Typed {
  readonly texts: Readonly<Record<Language, Words>>;
  readonly image: string;
  readonly link: string;
  readonly hidden: boolean;
  readonly position: string;
  readonly from: string;
  readonly until: string;
  readonly countries: readonly string[];
  readonly levels: readonly Level[];
  readonly languages: readonly Language[];
}

const nothing: Words = { title: '', summary: '', text: '' };
const typedTime = (at: number | null): string => (at === null ? '' : localOf(at));
const timeOf = (typed: string): number | null => (typed === '' ? null : new Date(typed).getTime());

/** What there is to go on with: the draft, else what is published, else nothing. */
export function typedOf({ draft, published }: Whole): Typed {
  const stored = draft ?? published;
  const wordsIn = (language: Language): Words => {
    const found = stored?.texts.find((text) => text.language === language);
    return found === undefined ? nothing : { title: found.title, summary: found.summary, text: found.text };
  };
  const showing = stored?.showing;
  return {
    texts: Object.fromEntries(languages.map((language) => [language, wordsIn(language)])) as Typed['texts'],
    image: stored?.image ?? '',
    link: stored?.link ?? '',
    hidden: stored?.hidden ?? false,
    position: String(stored?.position ?? 0),
    from: typedTime(showing?.from ?? null),
    until: typedTime(showing?.until ?? null),
    countries: showing?.countries ?? [],
    levels: showing?.levels ?? [],
    languages: (showing?.languages ?? []) as Language[],
  };
}

/** Languages in which something is written, in their order. */
export const writtenIn = ({ texts }: Pick<Typed, 'texts'>): Language[] =>
  languages.filter((language) => Object.values(texts[language]).some((words) => (words as string).trim() !== ''));

/** As it is sent. @param basedOn when the draft was written that was gone on with, null for none */
export const bodyOf = (typed: Typed, family: ShownFamily, key: string, basedOn: number | null): Sent => ({
  family,
  key,
  texts: writtenIn(typed).map((language) => ({ language, ...typed.texts[language] })),
  image: typed.image === '' ? null : typed.image,
  link: typed.link === '' ? null : typed.link,
  hidden: typed.hidden,
  position: Number(typed.position),
  showing: {
    from: timeOf(typed.from),
    until: timeOf(typed.until),
    countries: [...typed.countries],
    levels: [...typed.levels],
    languages: [...typed.languages],
  },
  basedOn,
});

type Seen = Pick<Text, 'hidden' | 'original' | 'showing' | 'isPublished'>;
/** What customers see of a text now. */
export function stateOf({ hidden, original, showing, isPublished }: Seen, now: number): string {
  if (!isPublished) return 'draft';
  if (original) return 'original';
  if (hidden) return 'hidden';
  if (showing === null) return 'own';
  if (showing.until !== null && now >= showing.until) return 'over';
  return showing.from !== null && now < showing.from ? 'scheduled' : 'own';
}
