import type { Language } from '@candor/api-contract/languages.ts';
import { languages } from '@candor/api-contract/languages.ts';
import { firstWritten, isShownTo, shownToAll, type Reader, type Showing } from '@candor/core/content/showing.ts';
import type { OwnText } from '../content-texts.ts';

/** Who reads when. */
export interface View extends Reader {
  readonly language: Language;
  readonly now: number;
}

interface Written {
  readonly texts: Iterable<OwnText>;
  readonly showingOf: (key: string) => Showing | undefined;
}

/**
 * Of one family what is live for a reader, each text once and in its order: in the reader's language, else, where the
 * product brings none of that name, in the first other one. One that is hidden in the reader's language is handed on,
 * so that nothing stands in its place.
 * @param originals keys that the product has a text for in every language
 */
export function shownTexts({ texts, showingOf }: Written, view: View, originals: readonly string[]): OwnText[] {
  const byKey = Map.groupBy(texts, ({ key }) => key);
  return [...byKey]
    .filter(([key]) => isShownTo(showingOf(key) ?? shownToAll, view, view.now))
    .flatMap(([key, written]) => inLanguage(written, view.language, originals.includes(key)) ?? [])
    .sort((a, b) => a.position - b.position || a.key.localeCompare(b.key));
}

function inLanguage(written: readonly OwnText[], wanted: Language, isOriginal: boolean): OwnText | undefined {
  const own = written.find(({ language }) => language === wanted);
  if (own !== undefined || isOriginal) return own;
  const shown = written.filter(({ hidden }) => !hidden);
  const found = firstWritten(wanted, languages, (one) => shown.some(({ language }) => language === one));
  return shown.find(({ language }) => language === found);
}

/** The language of a text, where it is not the reader's. */
export const otherLanguage = ({ language }: Pick<OwnText, 'language'>, view: Pick<View, 'language'>): Language | null =>
  language === view.language ? null : language;
