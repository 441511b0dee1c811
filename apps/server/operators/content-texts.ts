import type { Language } from '@candor/api-contract/languages.ts';
import type { Database, Statement } from '../db/database.ts';
import { openShowings, type ShownFamily, type Showings } from './content/showings.ts';
import { shownTexts, type View } from './content/shown-texts.ts';

export type ContentFamily = 'banner' | 'article' | 'notice' | 'coin' | 'answer';
/** A text as an operator has written it, in one language. */
export interface OwnText {
  readonly family: ContentFamily;
  readonly key: string;
  readonly language: Language;
  readonly title: string;
  readonly summary: string;
  /** The markup of the help articles. */
  readonly text: string;
  readonly image: string | null;
  readonly link: string | null;
  readonly hidden: boolean;
  readonly position: number;
  readonly changedAt: number;
  readonly changedBy: string;
}
export interface Lines {
  readonly customerLink: string | null;
  readonly lines: readonly { readonly name: string; readonly url: string }[];
}
/** A text that came with the product, as an operator would write it. */
export type OriginalText = Pick<OwnText, 'key' | 'title' | 'summary' | 'text' | 'image'>;
/** What to write, and what to do after its commit. */
export interface Change {
  readonly statement: Statement;
  readonly apply: () => void;
}

/** The operators' texts, all in memory: they are few, and every visitor reads them. */
export interface ContentTexts {
  find(family: ContentFamily, key: string, language: Language): OwnText | undefined;
  /** All languages of one text. */
  written(family: ContentFamily, key: string): OwnText[];
  /** When and to whom they are shown. */
  readonly showings: Showings;
  /**
   * What is live for a reader, each text once. @param originals keys that the product has a text for
   */
  shown(family: ShownFamily, view: View, originals: readonly string[]): OwnText[];
  /** In their order. */
  list(family: ContentFamily, language: Language): OwnText[];
  save(text: OwnText): Change;
  remove(family: ContentFamily, key: string, language: Language): Change;
  /** A feature tells what it shows where no operator has written. */
  offer(family: ContentFamily, originals: (language: Language) => readonly OriginalText[]): void;
  originals(family: ContentFamily, language: Language): readonly OriginalText[];
  readonly lines: Lines;
  saveLines(lines: Lines): Change;
  /** Reads what another process has changed. */
  reload(): Promise<void>;
}

interface Row {
  family: ContentFamily;
  key: string;
  language: Language;
  title: string;
  summary: string;
  text: string;
  image: string | null;
  link: string | null;
  hidden: boolean;
  position: number;
  changed_at: string;
  changed_by: string;
}
const nameOf = (family: string, key: string, language: string): string => `${family} ${key} ${language}`;

const removeSql = 'delete from content_text where family = $1 and key = $2 and language = $3';
const linesSql = `insert into service_lines (id, customer_link, lines) values (1, $1, $2)
  on conflict (id) do update set customer_link = excluded.customer_link, lines = excluded.lines`;

async function storedTexts(db: Database): Promise<Map<string, OwnText>> {
  const rows = await db.query<Row>('select * from content_text');
  return new Map(
    rows.map(({ changed_at, changed_by, ...row }) => [
      nameOf(row.family, row.key, row.language),
      { ...row, changedAt: Number(changed_at), changedBy: changed_by },
    ]),
  );
}

async function storedLines(db: Database): Promise<Lines> {
  const [stored] = await db.query<{ customer_link: string | null; lines: Lines['lines'] }>(
    'select customer_link, lines from service_lines',
  );
  return { customerLink: stored?.customer_link ?? null, lines: stored?.lines ?? [] };
}

export async function openContentTexts(db: Database): Promise<ContentTexts> {
  let texts = await storedTexts(db);
  const offered = new Map<ContentFamily, (language: Language) => readonly OriginalText[]>();
  let lines = await storedLines(db);
  const showings = await openShowings(db);
  const ofFamily = (family: ContentFamily): OwnText[] => [...texts.values()].filter((text) => text.family === family);
  return {
    find: (family, key, language) => texts.get(nameOf(family, key, language)),
    written: (family, key) => ofFamily(family).filter((text) => text.key === key),
    showings,
    shown: (family, view, originals) =>
      shownTexts({ texts: ofFamily(family), showingOf: (key) => showings.find(family, key) }, view, originals),
    list: (family, language) =>
      ofFamily(family)
        .filter((text) => text.language === language)
        .sort((a, b) => a.position - b.position || a.key.localeCompare(b.key)),
    save: (text) => ({
      statement: textRow(text),
      apply: () => void texts.set(nameOf(text.family, text.key, text.language), text),
    }),
    remove: (family, key, language) => ({
      statement: { sql: removeSql, params: [family, key, language] },
      apply: () => void texts.delete(nameOf(family, key, language)),
    }),
    offer: (family, originals) => void offered.set(family, originals),
    originals: (family, language) => offered.get(family)?.(language) ?? [],
    async reload() {
      [texts, lines] = await Promise.all([storedTexts(db), storedLines(db), showings.reload()]);
    },
    get lines() {
      return lines;
    },
    saveLines: (wanted) => ({
      statement: { sql: linesSql, params: [wanted.customerLink, JSON.stringify(wanted.lines)] },
      apply: () => {
        lines = wanted;
      },
    }),
  };
}

const textRow = (text: OwnText): Statement => ({
  sql: `insert into content_text (family, key, language, title, summary, text, image, link, hidden, position,
    changed_at, changed_by)
    values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12)
    on conflict (family, key, language) do update set title = excluded.title, summary = excluded.summary,
      text = excluded.text, image = excluded.image, link = excluded.link, hidden = excluded.hidden,
      position = excluded.position, changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
  params: [
    text.family,
    text.key,
    text.language,
    text.title,
    text.summary,
    text.text,
    text.image,
    text.link,
    text.hidden,
    text.position,
    text.changedAt,
    text.changedBy,
  ],
});
