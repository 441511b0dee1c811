import type { CallAnswer } from '@candor/api-contract/index.ts';
import { maskedNumber } from '@candor/core/bank-cards/card-number.ts';
import type { Rules } from '@candor/core/state.ts';
import type { Database } from '../../../db/database.ts';
import { cardPayableFrom } from '../../../destinations/card-store.ts';

type Card = CallAnswer<'GET /operator/customers/{userId}/cards'>[number];
interface Row {
  readonly id: string;
  readonly bank_name: string;
  readonly last_four: string;
  readonly city: string;
  readonly created_at: string;
  readonly usable_at: string;
  readonly removed_at: string | null;
}

/** Every card that a customer has ever saved, the newest first; of each number four digits. */
export async function cardsOf(db: Pick<Database, 'query'>, mode: Rules['mode'], userId: string): Promise<Card[]> {
  const rows = await db.query<Row>(
    `select card.id, bank.name as bank_name, last_four, city, created_at, usable_at, removed_at
      from bank_card card join bank on bank.code = bank_code where user_id = $1 order by created_at desc, card.id`,
    [userId],
  );
  return rows.map((row) => ({
    id: row.id,
    bankName: row.bank_name,
    cardNo: maskedNumber(row.last_four),
    city: row.city,
    createdAt: Number(row.created_at),
    usableAt: cardPayableFrom(mode, row),
    removedAt: row.removed_at === null ? null : Number(row.removed_at),
  }));
}
