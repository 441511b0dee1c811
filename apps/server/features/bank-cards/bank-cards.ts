import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { newId } from '../../ids.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import type { CallRequest } from '../../http/route.ts';
import { withdrawHoldMs } from '../../proofs/withdraw-hold.ts';
import type { Services } from '../../services.ts';
import { cardDigits } from '@candor/core/bank-cards/card-number.ts';
import { holderOf, presentCard, sealCard, selectCards, type CardRow } from '../../destinations/card-store.ts';
import { foldName, isName } from '@candor/core/bank-cards/holder-name.ts';

export type BankCardServices = Pick<Services, 'db' | 'clock' | 'secrets'>;
type Card = CallAnswer<'POST /player/bankAccount/saveOrEdit'>;
type Sent = CallParsed<'POST /player/bankAccount/saveOrEdit'>['body'];
type Body = Sent & { readonly bankCode: string };

const cardsAtMost = 20;

/** The own cards, numbers masked; another's card is as if it didn't exist. */
export async function bankCards(
  { db, secrets }: BankCardServices,
  { body }: CallParsed<'POST /player/bankAccount/detail'>,
  { user }: CallRequest<'POST /player/bankAccount/detail'>,
): Promise<Outcome<CallAnswer<'POST /player/bankAccount/detail'>>> {
  const rows = await selectCards(db, user.userId, body.id ?? null);
  if (body.id !== undefined && rows.length === 0) return refused('not-found', { field: 'id' });
  const username = await holderOf(db, secrets, user.userId);
  return ok({ username, list: rows.map((row) => presentCard(secrets, user.userId, username ?? '', row)) });
}

/** The bank that is meant: by its code, else by its name, case aside. @returns null when it is none that is offered */
async function bankCodeOf(db: BankCardServices['db'], { bankCode, bankName }: Sent): Promise<string | null> {
  if (bankCode === undefined && bankName === undefined) return null;
  const [bank] =
    bankCode === undefined
      ? await db.query<{ code: string }>(
          'select code from bank where lower(name) = lower($1) and active order by code limit 1',
          [bankName],
        )
      : await db.query<{ code: string }>('select code from bank where code = $1 and active', [bankCode]);
  return bank?.code ?? null;
}

/** Adds a card. A saved one is changed by customer service only, so an id is refused, whoever's it is. */
export async function addBankCard(
  services: BankCardServices,
  { body }: CallParsed<'POST /player/bankAccount/saveOrEdit'>,
  { user }: CallRequest<'POST /player/bankAccount/saveOrEdit'>,
): Promise<Outcome<Card>> {
  const { db, secrets } = services;
  if (body.id !== undefined) return refused('card-not-editable', { field: 'id' });
  const digits = cardDigits(body.cardNo);
  if (digits === null) return refused('card-number-invalid', { field: 'cardNo' });
  if (!isName(body.username)) return refused('field-invalid', { field: 'username' });
  const bankCode = await bankCodeOf(db, body);
  if (bankCode === null)
    return refused('bank-unknown', {
      field: body.bankCode === undefined && body.bankName !== undefined ? 'bankName' : 'bankCode',
    });
  const cards = await selectCards(db, user.userId, null);
  if (cards.length >= cardsAtMost) return refused('too-many-saved', { params: { max: String(cardsAtMost) } });
  const made = await insertCard(services, user.userId, { ...body, bankCode }, digits);
  if (!made.ok) return made;
  return ok(presentCard(secrets, user.userId, (await holderOf(db, secrets, user.userId)) ?? '', made.value));
}

const holderSql = `insert into card_holder (user_id, name_key, sealed_name, created_at) values ($1, $2, $3, $4)
  on conflict do nothing`;
const cardSql = `
  insert into bank_card (id, user_id, card_key, last_four, bank_code, city, sealed, created_at, usable_at)
  select $1, user_id, $3, $4, $5, $6, $7, $8::bigint,
    case when saved_wallets_only and coalesce(saved_wallets_only_end > $8::bigint, true)
      then $10::bigint else $8::bigint end
  from card_holder join customer on customer.id = user_id where user_id = $2 and name_key = $9
  on conflict do nothing`;
const sameHolderSql = 'select 1 from card_holder where user_id = $1 and name_key = $2';

/**
 * One transaction sets the holder if there is none yet, and adds the card if the holder is the same. Under the own
 * restriction of withdrawals to what is saved, a new card waits a day, as a new wallet does.
 */
async function insertCard(
  { db, clock, secrets }: BankCardServices,
  userId: string,
  body: Body,
  digits: string,
): Promise<Outcome<CardRow>> {
  const now = clock.now();
  const id = newId();
  const nameKey = secrets.fingerprint('card-holder', `${userId} ${foldName(body.username)}`);
  const sealedName = secrets.sealText(body.username.normalize('NFKC').replace(/\s+/gu, ' '), `card-holder ${userId}`);
  await db.batch([
    { sql: holderSql, params: [userId, nameKey, sealedName, now] },
    {
      sql: cardSql,
      params: [
        id,
        userId,
        secrets.fingerprint('bank-card', `${body.bankCode} ${digits}`),
        digits.slice(-4),
        body.bankCode,
        body.city,
        sealCard(secrets, id, userId, { cardNo: digits, address: body.address }),
        now,
        nameKey,
        now + withdrawHoldMs,
      ],
    },
  ]);
  const [row] = await selectCards(db, userId, id);
  if (row !== undefined) return ok(row);
  const sameHolder = await db.query(sameHolderSql, [userId, nameKey]);
  return sameHolder.length === 0
    ? refused('card-holder-differs', { field: 'username' })
    : refused('card-taken', { field: 'cardNo' });
}
