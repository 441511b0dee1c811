import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Rules } from '@candor/core/state.ts';
import { payableFrom } from '@candor/core/withdrawals/known-destination.ts';
import type { Database, Statement } from '../db/database.ts';
import type { Secrets } from '../secrets/secrets.ts';
import { maskedNumber } from '@candor/core/bank-cards/card-number.ts';

export interface CardRow {
  id: string;
  last_four: string;
  bank_code: string;
  bank_name: string;
  city: string;
  sealed: string;
  created_at: string;
  usable_at: string;
}
/** What of a card lies sealed. */
export interface CardSecrets {
  readonly cardNo: string;
  readonly address: string;
}
/** A card as who pays to it has to know it. */
export interface RevealedCard extends CardSecrets {
  readonly username: string;
  readonly bankName: string;
  readonly city: string;
}

export const cardHolderContext = (userId: string): string => `card-holder ${userId}`;
export const bankCardContext = (cardId: string, userId: string): string => `bank-card ${cardId} of ${userId}`;
export const sealCard = (secrets: Secrets, cardId: string, userId: string, card: CardSecrets): string =>
  secrets.sealText(JSON.stringify([card.cardNo, card.address]), bankCardContext(cardId, userId));

function openCard(secrets: Secrets, userId: string, row: CardRow): CardSecrets {
  const [cardNo = '', address = ''] = JSON.parse(
    secrets.openText(row.sealed, bankCardContext(row.id, userId)),
  ) as string[];
  return { cardNo, address };
}

/** The cards of a user that can be paid to, oldest first; with an id that one. */
export const selectCards = (db: Database, userId: string, id: string | null): Promise<CardRow[]> =>
  db.query<CardRow>(
    `select card.id, last_four, bank_code, bank.name as bank_name, city, sealed, created_at, usable_at
      from bank_card card join bank on bank.code = bank_code
     where user_id = $1 and removed_at is null and ($2::text is null or card.id = $2) order by created_at, card.id`,
    [userId, id],
  );

/** From now on it is none that anything is paid to. */
export const cardRemoved = (id: string, now: number): Statement => ({
  sql: 'update bank_card set removed_at = $2 where id = $1 and removed_at is null',
  params: [id, now],
});

export async function holderOf(db: Database, secrets: Secrets, userId: string): Promise<string | null> {
  const [row] = await db.query<{ sealed_name: string }>('select sealed_name from card_holder where user_id = $1', [
    userId,
  ]);
  return row === undefined ? null : secrets.openText(row.sealed_name, cardHolderContext(userId));
}

/** From when on a card can be withdrawn to, whatever its owner has set. */
export const cardPayableFrom = (
  mode: Rules['mode'],
  { created_at: since, usable_at: usableAt }: Pick<CardRow, 'created_at' | 'usable_at'>,
): number => payableFrom(mode, { since: Number(since), usableAt: Number(usableAt) });

interface Presenting {
  readonly secrets: Secrets;
  readonly mode: Rules['mode'];
  readonly userId: string;
  readonly username: string;
}
export const presentCard = (
  { secrets, mode, userId, username }: Presenting,
  row: CardRow,
): CallAnswer<'POST /player/bankAccount/saveOrEdit'> => ({
  id: row.id,
  username,
  cardNo: maskedNumber(row.last_four),
  bankCode: row.bank_code,
  bankName: row.bank_name,
  city: row.city,
  address: openCard(secrets, userId, row).address,
  status: 'active',
  createTime: Number(row.created_at),
  usableTime: cardPayableFrom(mode, row),
});

/** The whole card, for who pays to it. @returns null for a card the user doesn't have */
export async function revealCard(
  db: Database,
  secrets: Secrets,
  userId: string,
  id: string,
): Promise<RevealedCard | null> {
  const [row] = await selectCards(db, userId, id);
  if (row === undefined) return null;
  return {
    ...openCard(secrets, userId, row),
    username: (await holderOf(db, secrets, userId)) ?? '',
    bankName: row.bank_name,
    city: row.city,
  };
}
