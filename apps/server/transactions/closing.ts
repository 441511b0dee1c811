import type { Destination } from '@candor/core/withdrawals/withdrawal.ts';
import type { Database, Statement } from '../db/database.ts';
import { vndRateOf } from '../operators/rates.ts';
import type { CallServices } from '../services.ts';

/** What a customer has asked for who wants to close the account. */
export interface Closing {
  readonly id: string;
  readonly requestedAt: number;
  readonly destination: string;
  readonly to: (operatorSettings: CallServices['operatorSettings']) => Destination;
}

interface Row {
  id: string;
  way: 'chain' | 'bank';
  address: string | null;
  bank_card_id: string | null;
  bank_name: string | null;
  card_no: string | null;
  requested_at: string;
}

/** The request that waits for two operators; null when there is none. */
export async function openClosing(db: Pick<Database, 'query'>, userId: string): Promise<Closing | null> {
  const [row] = await db.query<Row>("select * from account_closing where user_id = $1 and status = 'requested'", [
    userId,
  ]);
  if (row === undefined) return null;
  const { address, bank_card_id: bankCardId, bank_name: bankName, card_no: cardNo } = row;
  return {
    id: row.id,
    requestedAt: Number(row.requested_at),
    destination: address ?? `${bankName ?? ''} ${cardNo ?? ''}`,
    // A card is paid at the rate of the approval.
    to: (operatorSettings) =>
      address !== null
        ? { way: 'chain', chain: 'TRC20', address }
        : {
            way: 'bank',
            bankCardId: bankCardId ?? '',
            bankName: bankName ?? '',
            cardNo: cardNo ?? '',
            vndRate: vndRateOf(operatorSettings),
          },
  };
}

/** Ends a request that nobody has carried out yet: taken back by its owner, or stopped with all else that leaves. */
export const closingCancelled = (userId: string, now: number): Statement => ({
  sql: `update account_closing set status = 'cancelled', ended_at = $2 where user_id = $1 and status = 'requested'
    returning id`,
  params: [userId, now],
});
