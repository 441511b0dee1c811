import type { Database } from './database.ts';

/** The tables, their columns, rules and triggers in one word: whoever has changed them has made another schema. */
const schemaSql = `select md5(string_agg(what, ',' order by what)) as schema from (
    select format('%s %s %s', relname, relkind, relnatts) from pg_class
      where relnamespace = 'public'::regnamespace
    union all select format('%s %s %s', tgrelid::regclass, tgname, tgenabled) from pg_trigger where not tgisinternal
    union all select format('%s %s %s', conrelid::regclass, conname, convalidated) from pg_constraint
      where connamespace = 'public'::regnamespace
    union all select proname::text from pg_proc where pronamespace = 'public'::regnamespace
  ) as part (what)`;

const filledSql = `select oid::regclass::text as name from pg_class
  where relnamespace = 'public'::regnamespace and relkind = 'r' and pg_relation_size(oid) > 0`;

/** A database as its migrations have left it, to be so again. */
export interface Beginning {
  readonly schema: string;
  /** The tables that migrations have filled. */
  readonly filled: readonly string[];
}

const schemaOf = async (db: Database): Promise<string> =>
  (await db.query<{ schema: string }>(schemaSql))[0]?.schema ?? '';
const filledIn = async (db: Database): Promise<string[]> =>
  (await db.query<{ name: string }>(filledSql)).map(({ name }) => name);

/** Keeps what the migrations have written, for {@link emptied}. */
export async function keepBeginning(db: Database): Promise<Beginning> {
  const [schema, filled] = [await schemaOf(db), await filledIn(db)];
  await db.batch([
    { sql: 'create schema beginning' },
    ...filled.map((name) => ({ sql: `create table beginning.${name} as table ${name}` })),
  ]);
  return { schema, filled };
}

/**
 * Takes every row out that was written since, and sets back what counts.
 * @returns false when the schema itself was changed: such a database is of no further use
 */
export async function emptied(db: Database, { schema, filled }: Beginning): Promise<boolean> {
  if ((await schemaOf(db)) !== schema) return false;
  const tables = await filledIn(db);
  await db.batch([
    // Past the triggers that keep rows for ever.
    { sql: 'set local session_replication_role = replica' },
    { sql: `truncate ${tables.join(', ')} cascade` },
    ...filled.map((name) => ({ sql: `insert into ${name} table beginning.${name}` })),
    {
      sql: `do $$ declare counter regclass; begin
          for counter in select oid::regclass from pg_class
            where relkind = 'S' and relnamespace = 'public'::regnamespace
          loop execute format('alter sequence %s restart', counter); end loop;
        end $$`,
    },
  ]);
  return true;
}
