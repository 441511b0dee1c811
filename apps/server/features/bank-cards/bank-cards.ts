import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { assert, ok } from '@candor/core/result.ts';
import { isRefusedFor, oneAtATime, type Database, type Statement } from '../../db/database.ts';
import { messageRows, type Message } from '../../engine/rows/messages.ts';
import { newId } from '../../ids.ts';
import { refused, type Outcome, type Refused } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import { withdrawHoldMs } from '../../proofs/withdraw-hold.ts';
import type { Secrets } from '../../secrets/secrets.ts';
import type { CallServices } from '../../services.ts';
import { cardDigits, maskedNumber } from '@candor/core/bank-cards/card-number.ts';
import {
  cardHolderContext,
  holderOf,
  presentCard,
  sealCard,
  selectCards,
  type CardRow,
} from '../../destinations/card-store.ts';
import { foldName, isName } from '@candor/core/bank-cards/holder-name.ts';

export type BankCardServices = Pick<CallServices, 'db' | 'clock' | 'rules' | 'secrets' | 'ownerNotices'>;
type Card = CallAnswer<'POST /player/bankAccount/saveOrEdit'>;
type Sent = CallParsed<'POST /player/bankAccount/saveOrEdit'>['body'];
interface Bank {
  readonly code: string;
  readonly name: string;
}
type NewCard = Pick<Sent, 'username' | 'city' | 'address'> & { readonly bank: Bank; readonly digits: string };

const cardsAtMost = 20;

/** The own cards, numbers masked; another's card is as if it didn't exist. */
export async function bankCards(
  { db, rules: { mode }, secrets }: BankCardServices,
  { body }: CallParsed<'POST /player/bankAccount/detail'>,
  { user }: CallRequest<'POST /player/bankAccount/detail'>,
): Promise<Outcome<CallAnswer<'POST /player/bankAccount/detail'>>> {
  const { userId } = user;
  const rows = await selectCards(db, userId, body.id ?? null);
  if (body.id !== undefined && rows.length === 0) return refused('not-found', { field: 'id' });
  const username = await holderOf(db, secrets, userId);
  const presenting = { secrets, mode, userId, username: username ?? '' };
  return ok({ username, list: rows.map((row) => presentCard(presenting, row)) });
}

/** The bank that is meant: by its code, else by its name, case aside. @returns null when it is none that is offered */
async function bankOf(db: BankCardServices['db'], { bankCode, bankName }: Sent): Promise<Bank | null> {
  if (bankCode === undefined && bankName === undefined) return null;
  const [bank] =
    bankCode === undefined
      ? await db.query<Bank>(
          'select code, name from bank where lower(name) = lower($1) and active order by code limit 1',
          [bankName],
        )
      : await db.query<Bank>('select code, name from bank where code = $1 and active', [bankCode]);
  return bank ?? null;
}

/**
 * Adds a card and tells its owner: a thief would withdraw to their own. A saved one is changed by customer service
 * only, so an id is refused, whoever's it is.
 */
export async function addBankCard(
  services: BankCardServices,
  { body }: CallParsed<'POST /player/bankAccount/saveOrEdit'>,
  { user }: CallRequest<'POST /player/bankAccount/saveOrEdit'>,
): Promise<Outcome<Card>> {
  const {
    db,
    secrets,
    rules: { mode },
  } = services;
  const { userId } = user;
  if (body.id !== undefined) return refused('card-not-editable', { field: 'id' });
  const digits = cardDigits(body.cardNo);
  if (digits === null) return refused('card-number-invalid', { field: 'cardNo' });
  if (!isName(body.username)) return refused('field-invalid', { field: 'username' });
  const bank = await bankOf(db, body);
  if (bank === null)
    return refused('bank-unknown', {
      field: body.bankCode === undefined && body.bankName !== undefined ? 'bankName' : 'bankCode',
    });
  const made = await insertCard(services, userId, { ...body, bank, digits });
  if (!made.ok) return made;
  const username = (await holderOf(db, secrets, userId)) ?? '';
  return ok(presentCard({ secrets, mode, userId, username }, made.value));
}

const holderSql = `insert into card_holder (user_id, name_key, sealed_name, created_at) values ($1, $2, $3, $4)
  on conflict do nothing`;
/**
 * Where there are as many as one may keep, or the holder differs, the id becomes null, which the table refuses, and
 * with it what is told. Under the own restriction of withdrawals to what is saved, a new card waits a day, as a new
 * wallet does.
 */
const cardSql = `
  insert into bank_card (id, user_id, card_key, last_four, bank_code, city, sealed, created_at, usable_at)
  select case when name_key = $9 and (select count(*) from bank_card
      where user_id = $2 and removed_at is null) < $11 then $1 end,
    user_id, $3, $4, $5, $6, $7, $8::bigint,
    case when saved_wallets_only and coalesce(saved_wallets_only_end > $8::bigint, true)
      then $10::bigint else $8::bigint end
  from card_holder join customer on customer.id = user_id where user_id = $2`;

/** Sets the holder if there is none yet, and adds the card. */
function cardRows(secrets: Secrets, { reference: id, userId, time }: Message, card: NewCard): Statement[] {
  const { username, bank, city, digits, address } = card;
  const nameKey = secrets.fingerprint('card-holder', `${userId} ${foldName(username)}`);
  const sealedName = secrets.sealText(username.normalize('NFKC').replace(/\s+/gu, ' '), cardHolderContext(userId));
  return [
    { sql: holderSql, params: [userId, nameKey, sealedName, time] },
    {
      sql: cardSql,
      params: [
        id,
        userId,
        secrets.fingerprint('bank-card', `${bank.code} ${digits}`),
        digits.slice(-4),
        bank.code,
        city,
        sealCard(secrets, id, userId, { cardNo: digits, address }),
        time,
        nameKey,
        time + withdrawHoldMs,
        cardsAtMost,
      ],
    },
  ];
}

/** Adds the card and what its owner is told in one transaction. */
async function insertCard(services: BankCardServices, userId: string, card: NewCard): Promise<Outcome<CardRow>> {
  const { db, clock, secrets, ownerNotices } = services;
  const message: Message = {
    userId,
    kind: 'bank-card-added',
    reference: newId(),
    params: { card: `${card.bank.name} ${maskedNumber(card.digits.slice(-4))}` },
    time: clock.now(),
  };
  try {
    await db.batch([oneAtATime('bank-card', userId), ...cardRows(secrets, message, card), ...messageRows([message])]);
  } catch (error) {
    if (isRefusedFor(error, 'notNullViolation')) return notSaved(db, userId);
    if (isRefusedFor(error, 'uniqueViolation')) return refused('card-taken', { field: 'cardNo' });
    throw error;
  }
  ownerNotices.committed([message]);
  const [row] = await selectCards(db, userId, message.reference);
  assert(row !== undefined, 'an added card is there');
  return ok(row);
}

/** Why the table has refused a card without an id; cards only become more. */
const notSaved = async (db: Database, userId: string): Promise<Refused> =>
  (await selectCards(db, userId, null)).length >= cardsAtMost
    ? refused('too-many-saved', { params: { max: String(cardsAtMost) } })
    : refused('card-holder-differs', { field: 'username' });
