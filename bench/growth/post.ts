import type { Statement } from '../../apps/server/db/database.ts';

/**
 * Posts journals as the engine does: every line says what its account has after it, and the accounts follow.
 * @param journals selects name, kind, reference and time in their order
 * @param lines selects journal, line, owner, type, available and frozen of what `new_journal` then holds
 */
export function post(journals: string, lines: string): Statement[] {
  return [
    `create temporary table new_journal on commit drop as
      select (select coalesce(max(id), 0) from journal) + row_number() over () as id, p.*
        from (${journals}) p (name, kind, reference, time)`,
    `create temporary table new_line (journal_id bigint, line smallint, owner text, type smallint, available numeric,
      frozen numeric) on commit drop`,
    `insert into new_line ${lines}`,
    `insert into journal_entry select l.journal_id, l.line, l.owner, l.type, 'USDT', l.available, l.frozen,
        coalesce(a.available, 0) + sum(l.available) over lines, coalesce(a.frozen, 0) + sum(l.frozen) over lines
      from new_line l left join account a on a.id = l.owner || ':' || l.type || ':USDT'
      window lines as (partition by l.owner, l.type order by l.journal_id, l.line)`,
    'insert into journal select id, kind, reference, time from new_journal',
    `insert into account select l.id, l.owner, l.type, 'USDT', coalesce(a.available, 0) + l.available,
        coalesce(a.frozen, 0) + l.frozen
      from (select owner || ':' || type || ':USDT' as id, owner, type, sum(available) as available,
          sum(frozen) as frozen from new_line group by owner, type) l left join account a using (id)
      on conflict (id) do update set available = excluded.available, frozen = excluded.frozen`,
  ].map((sql) => ({ sql }));
}
