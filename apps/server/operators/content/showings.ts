import type { CustomerLevel, Showing } from '@candor/core/content/showing.ts';
import type { Database, Statement } from '../../db/database.ts';
import type { Change } from '../content-texts.ts';

/** Families that are shown at a time and to some. */
export const shownFamilies = ['banner', 'article', 'notice'] as const;
export type ShownFamily = (typeof shownFamilies)[number];

export interface StoredShowing extends Showing {
  readonly family: ShownFamily;
  readonly key: string;
  readonly changedAt: number;
  readonly changedBy: string;
}

/** When and to whom texts are shown, all in memory. */
export interface Showings {
  /** Undefined where it is shown to everybody, always. */
  find(family: string, key: string): StoredShowing | undefined;
  list(family: ShownFamily): StoredShowing[];
  save(showing: StoredShowing): Change;
  remove(family: string, key: string): Change;
  /** Reads what another process has changed. */
  reload(): Promise<void>;
}

interface Row {
  family: ShownFamily;
  key: string;
  from_at: string | null;
  until_at: string | null;
  countries: string[];
  levels: CustomerLevel[];
  languages: string[];
  changed_at: string;
  changed_by: string;
}

const nameOf = (family: string, key: string): string => `${family} ${key}`;
const momentOf = (stored: string | null): number | null => (stored === null ? null : Number(stored));

async function stored(db: Pick<Database, 'query'>): Promise<Map<string, StoredShowing>> {
  const rows = await db.query<Row>('select * from content_showing');
  return new Map(
    rows.map(({ from_at, until_at, changed_at, changed_by, ...row }) => [
      nameOf(row.family, row.key),
      {
        ...row,
        from: momentOf(from_at),
        until: momentOf(until_at),
        changedAt: Number(changed_at),
        changedBy: changed_by,
      },
    ]),
  );
}

const rowOf = (showing: StoredShowing): Statement => ({
  sql: `insert into content_showing
        (family, key, from_at, until_at, countries, levels, languages, changed_at, changed_by)
    values ($1, $2, $3, $4, $5::text[], $6::text[], $7::text[], $8, $9)
    on conflict (family, key) do update set from_at = excluded.from_at, until_at = excluded.until_at,
      countries = excluded.countries, levels = excluded.levels, languages = excluded.languages,
      changed_at = excluded.changed_at, changed_by = excluded.changed_by`,
  params: [
    showing.family,
    showing.key,
    showing.from,
    showing.until,
    showing.countries,
    showing.levels,
    showing.languages,
    showing.changedAt,
    showing.changedBy,
  ],
});

export async function openShowings(db: Pick<Database, 'query'>): Promise<Showings> {
  let showings = await stored(db);
  return {
    find: (family, key) => showings.get(nameOf(family, key)),
    list: (family) => [...showings.values()].filter((one) => one.family === family),
    save: (showing) => ({
      statement: rowOf(showing),
      apply: () => {
        showings.set(nameOf(showing.family, showing.key), showing);
      },
    }),
    remove: (family, key) => ({
      statement: { sql: 'delete from content_showing where family = $1 and key = $2', params: [family, key] },
      apply: () => {
        showings.delete(nameOf(family, key));
      },
    }),
    async reload() {
      showings = await stored(db);
    },
  };
}
