import type { Row } from '../../../engine/rows/table.ts';
import { listedOrder, orderFamilies, type OrderFamily } from '../../../orders/listed-orders.ts';
import { allWrittenBy, nothingWritten } from '../../../transactions/deposit-form.ts';
import { statementLines } from '../../../transactions/statement-lines.ts';
import { transactionsOf } from '../../../transactions/store.ts';
import type { Needs } from './about-person.ts';
import { inPages, pagesOf } from './in-pages.ts';

const atOnce = 500;

interface Numbered {
  readonly order_no: string;
  readonly requested_at: string;
}

/** Deposits and withdrawals with what was written beside them, oldest first. */
async function* transactions({ db, secrets }: Needs, userId: string): AsyncGenerator<object> {
  const pages = pagesOf<Numbered>(atOnce, (last) =>
    db.query(
      `select * from (select order_no, requested_at from deposit where user_id = $1
          union all select order_no, requested_at from withdrawal where user_id = $1) as t
        where (requested_at, order_no) > ($2::bigint, $3::text) order by requested_at, order_no limit ${atOnce}`,
      [userId, last?.requested_at ?? 0, last?.order_no ?? ''],
    ),
  );
  for await (const page of pages) {
    const orderNos = page.map(({ order_no: orderNo }) => orderNo);
    const rows = await transactionsOf(db, userId, orderNos);
    const written = await allWrittenBy({ db, secrets }, orderNos, userId);
    for (const row of rows)
      yield {
        what: 'transaction',
        ...row,
        ...(row.type === 1 ? (written.get(row.orderNo) ?? nothingWritten) : {}),
      };
  }
}

async function* orders({ reads }: Needs, userId: string): AsyncGenerator<object> {
  for (const family of Object.keys(orderFamilies) as OrderFamily[]) {
    const { columns, table } = orderFamilies[family];
    const rows = inPages<Row>(atOnce, (last) =>
      reads.query(
        `select ${columns} from ${table} where user_id = $1 and (received_at, order_no) > ($2::bigint, $3::text)
          order by received_at, order_no limit ${atOnce}`,
        [userId, last?.opened_at ?? 0, last?.order_no ?? ''],
      ),
    );
    for await (const row of rows) yield { what: 'order', ...listedOrder(family)(row) };
  }
}

/** Rows that are told as they are, each list by a text that orders it: when it was, and which of that moment. */
const at = (time: string, id: string): string => `lpad(${time}::text, 15, '0') || ' ' || ${id}::text`;
const listed: Readonly<Record<string, string>> = {
  message: `select ${at('time', 'id')} as at, kind, params, time::float8 as time, read_at::float8 as "readAt"
    from message where user_id = $1`,
  conversation: `select ${at('m.time', "lpad(m.position::text, 12, '0')")} as at, m.text, m.files,
      m.time::float8 as time, case when m.operator_id is null then 'customer' else 'service' end as "from"
    from support_message m join support_conversation c on c.id = m.conversation_id where c.user_id = $1`,
  operatorAct: `select ${at('time', "lpad(seq::text, 12, '0')")} as at, act, subject,
      details::json->>'reason' as reason, time::float8 as time
    from operator_audit where user_id = $1`,
};

async function* writings({ reads }: Needs, userId: string): AsyncGenerator<object> {
  for (const [what, sql] of Object.entries(listed)) {
    const rows = inPages<{ readonly at: string }>(atOnce, (last) =>
      reads.query(`select * from (${sql}) as t where at > $2::text order by at limit ${atOnce}`, [
        userId,
        last?.at ?? '',
      ]),
    );
    for await (const { at: _place, ...row } of rows) yield { what, ...row };
  }
}

/** What was done with the account, by its owner and by others. */
export async function* whatHappened(needs: Needs, userId: string): AsyncGenerator<object> {
  yield* transactions(needs, userId);
  yield* orders(needs, userId);
  for await (const line of statementLines(needs.reads, { userId, from: 0, to: needs.clock.now() })) {
    const { kind: _kind, what, ...rest } = line as Record<string, unknown>;
    yield { what: 'statement', kind: what, ...rest };
  }
  yield* writings(needs, userId);
}
