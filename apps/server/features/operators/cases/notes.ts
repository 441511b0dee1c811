import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Database, Statement } from '../../../db/database.ts';
import { readPage, type Page } from '../../../db/paging.ts';
import type { Case } from './case.ts';

type Note = CallAnswer<'GET /operator/cases/notes'>['list'][number];
interface Row {
  id: string;
  time: string;
  name: string;
  text: string;
}

/** What operators have noted about a case, the latest first. */
export const notesOf = (db: Database, { kind, id }: Case, page: Page) =>
  readPage<Row, Note>(
    db,
    {
      columns: 'n.id, n.time, n.text, o.name',
      from: 'from case_note n join operator o on o.id = n.operator_id where n.kind = $1 and n.case_id = $2',
      order: 'n.id desc',
    },
    [kind, id],
    page,
    (row) => ({ id: row.id, time: Number(row.time), operator: row.name, text: row.text }),
  );

export const noteRow = ({ kind, id }: Case, operatorId: string, text: string, now: number): Statement => ({
  sql: 'insert into case_note (kind, case_id, operator_id, text, time) values ($1, $2, $3, $4, $5)',
  params: [kind, id, operatorId, text, now],
});
