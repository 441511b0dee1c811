import { DatabaseUnavailable, type Database, type Writer } from '../../db/database.ts';

/** What becomes of the next transaction that writes into a table; null for nothing. */
export interface Breaking {
  next: { readonly table: string; readonly isStored: boolean } | null;
}

/** The same database, whose writer's connection breaks while COMMIT is under way: before it is stored, or after. */
export function breaking(db: Database): { readonly db: Database; readonly fault: Breaking } {
  const fault: Breaking = { next: null };
  const broken = (writer: Writer): Writer => ({
    async batch(statements, pace) {
      const { next } = fault;
      if (next === null || !statements.some(({ sql }) => sql.includes(next.table)))
        return writer.batch(statements, pace);
      fault.next = null;
      if (next.isStored) await writer.batch(statements, pace);
      throw new DatabaseUnavailable(new Error('Connection terminated unexpectedly'));
    },
    keep: () => writer.keep(),
    close: () => writer.close(),
  });
  return { db: { ...db, openWriter: async (lease) => broken(await db.openWriter(lease)) }, fault };
}
