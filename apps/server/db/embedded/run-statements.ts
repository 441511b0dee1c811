import type { PGlite } from '@electric-sql/pglite';
import type { Statement } from '../database.ts';
import { literalOf } from './literal.ts';

type Rows = Record<string, unknown>[];

const asText = (value: string): string => value;
const int8 = 20;
const numeric = 1700;
/** Whole and decimal numbers come as text: they may be larger than a number can be. */
export const parsers = { [int8]: asText, [numeric]: asText };

const namesAtMost = 500;

/** Runs statements on the embedded database; whoever asks waits for one request before the next. */
export class StatementRunner {
  private readonly db: PGlite;
  /** Names of the statements that were parsed, by their text. */
  private readonly names = new Map<string, string>();

  private constructor(db: PGlite) {
    this.db = db;
  }

  /** @param db opened with {@link parsers} */
  static async on(db: PGlite): Promise<StatementRunner> {
    // Literals rest on the first. By the second each plan is made for the tables as they are: one that was made while
    // they were empty would stay.
    await db.exec('set standard_conforming_strings = on; set plan_cache_mode = force_custom_plan');
    return new StatementRunner(db);
  }

  /** One after the other. */
  async each(statements: readonly Statement[]): Promise<Rows[]> {
    const rows: Rows[] = [];
    for (const { sql, params } of statements) {
      // Without parameters the simple protocol is used: it takes several statements in one text, as migrations have.
      if (params === undefined || params.length === 0) rows.push((await this.db.exec(sql)).at(-1)?.rows ?? []);
      else rows.push((await this.db.query<Record<string, unknown>>(sql, params as unknown[])).rows);
    }
    return rows;
  }

  /**
   * All in one transaction; in one go where that can be: by itself each statement is parsed anew and handed over in
   * several messages.
   */
  async together(statements: readonly Statement[]): Promise<Rows[]> {
    const text = await this.asOneText(statements);
    try {
      if (text !== null) return (await this.db.exec(`begin;${text};commit`)).slice(1, -1).map(({ rows }) => rows);
      await this.db.exec('begin');
      const rows = await this.each(statements);
      await this.db.exec('commit');
      return rows;
    } catch (error) {
      await this.db.exec('rollback').catch(() => undefined);
      throw error;
    }
  }

  /** The statements as one text, each parsed only once; null where one of them has no parameters or no such form. */
  private async asOneText(statements: readonly Statement[]): Promise<string | null> {
    const written = statements.map(({ sql, params = [] }) => ({ sql, literals: params.map(literalOf) }));
    const isWritable = written.every(({ literals }) => literals.length > 0 && !literals.includes(null));
    if (!isWritable || this.names.size > namesAtMost) return null;
    const texts: string[] = [];
    for (const { sql, literals } of written) texts.push(`execute ${await this.nameOf(sql)} (${literals.join(', ')})`);
    return texts.join(';');
  }

  /** @throws when it can't be parsed */
  private async nameOf(sql: string): Promise<string> {
    const known = this.names.get(sql);
    if (known !== undefined) return known;
    const name = `statement${this.names.size}`;
    await this.db.exec(`prepare ${name} as ${sql}`);
    this.names.set(sql, name);
    return name;
  }
}
