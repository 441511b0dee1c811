import { maskedNumber } from '@candor/core/bank-cards/card-number.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { openWithdrawHold, type WithdrawHold } from '../proofs/withdraw-hold.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { revealCard, selectCards, type RevealedCard } from './card-store.ts';
import { openSavedWallets, type SavedWallets } from './saved-wallets.ts';

/** Where a withdrawal may go. */
export interface Destinations extends SavedWallets {
  /** @returns null for another's card, a missing one, and one whose day isn't over */
  bankCard(userId: string, id: string): Promise<{ bankName: string; cardNoMasked: string } | null>;
  /** The whole card, for who pays to it. */
  revealBankCard(userId: string, id: string): Promise<RevealedCard | null>;
  holdUntil: WithdrawHold;
}

interface Parts {
  readonly db: Database;
  readonly clock: Clock;
  readonly secrets: Secrets;
}

export const openDestinations = ({ db, clock, secrets }: Parts): Destinations => ({
  ...openSavedWallets(db, clock),
  async bankCard(userId, id) {
    const [row] = await selectCards(db, userId, id);
    return row === undefined || Number(row.usable_at) > clock.now()
      ? null
      : { bankName: row.bank_name, cardNoMasked: maskedNumber(row.last_four) };
  },
  revealBankCard: (userId, id) => revealCard(db, secrets, userId, id),
  holdUntil: openWithdrawHold(db, clock),
});
