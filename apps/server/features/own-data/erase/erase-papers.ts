import type { Database, Statement } from '../../../db/database.ts';
import type { Secrets } from '../../../secrets/secrets.ts';
import { depositFormContext } from '../../../transactions/deposit-form.ts';
import type { Erased } from './erase-contact.ts';

interface Parts {
  readonly db: Pick<Database, 'query'>;
  readonly secrets: Secrets;
}

/**
 * What the law asked to keep for its time: papers with their pictures, cards, what was handed in with payments, the
 * conversation. Pictures that belong to nothing any more are swept with their bytes.
 */
export async function papersErased(
  { db, secrets }: Parts,
  { userId, now }: Pick<Erased, 'userId' | 'now'>,
): Promise<Statement[]> {
  const forms = await db.query<{ order_no: string }>(
    'select f.order_no from deposit_form f join deposit d on d.order_no = f.order_no where d.user_id = $1',
    [userId],
  );
  const of = (sql: string): Statement => ({ sql, params: [userId] });
  return [
    // First: the tables give up what they keep only once this stands.
    { sql: 'update account_erasure set papers_at = $2 where user_id = $1', params: [userId, now] },
    of('delete from verification where user_id = $1'),
    of('delete from bank_card where user_id = $1'),
    of('delete from card_holder where user_id = $1'),
    of('delete from access_request where user_id = $1'),
    ...forms.map(({ order_no: orderNo }) => ({
      sql: `update deposit_form set screenshot = null, bank_name = null, card_no = null, sealed = $2
        where order_no = $1`,
      params: [orderNo, secrets.sealText('{}', depositFormContext(orderNo, userId))],
    })),
    of(`update support_message set text = '', files = '{}'
      where conversation_id = (select id from support_conversation where user_id = $1)`),
    of(`update support_conversation set last_text = '' where user_id = $1`),
    of(`update operator_note set text = '' where user_id = $1`),
    of('delete from file_use where file_id in (select id from file where user_id = $1)'),
    of('update customer set country = null where id = $1'),
  ];
}
