import type { CallAnswer } from '@candor/api-contract/index.ts';
import { maskedNumber } from '@candor/core/bank-cards/card-number.ts';
import type { Statement } from '../db/database.ts';
import type { Secrets } from '../secrets/secrets.ts';
import type { CallServices } from '../services.ts';

/** What the customer wrote beside the amount, for who reviews it. */
export interface DepositForm {
  readonly screenshot: string;
  /** The account of ours that was paid into. */
  readonly bankAccountId?: string | undefined;
  readonly bankName?: string | undefined;
  /** Card or account the money came from. */
  readonly cardNo?: string | undefined;
  /** Everything else, by the names of the wire. */
  readonly details: Readonly<Record<string, string>>;
}

export const depositFormContext = (orderNo: string, userId: string): string => `deposit ${orderNo} ${userId}`;

/** The row of a form, to be written with its deposit. Who paid and from where lies sealed; a list shows four digits. */
export const formRow = (secrets: Secrets, orderNo: string, userId: string, form: DepositForm): Statement => ({
  sql: `insert into deposit_form (order_no, screenshot, bank_account_id, bank_name, card_no, sealed)
    values ($1, $2, $3, $4, $5, $6)`,
  params: [
    orderNo,
    form.screenshot,
    form.bankAccountId ?? null,
    form.bankName ?? null,
    maskedOf(form),
    secrets.sealText(
      JSON.stringify({ ...form.details, ...(form.cardNo === undefined ? {} : { cardNo: form.cardNo }) }),
      depositFormContext(orderNo, userId),
    ),
  ],
});

export const maskedOf = ({ cardNo }: Pick<DepositForm, 'cardNo'>): string | null =>
  cardNo === undefined ? null : maskedNumber(cardNo.slice(-4));

type Written = Pick<CallAnswer<'GET /transaction/detail'>, 'payer' | 'remitterAddress' | 'companyAddress'>;

export const nothingWritten: Written = { payer: null, remitterAddress: null, companyAddress: null };

/** What the owner of a deposit wrote and may read again; the order has to be known as the user's. */
export async function writtenBy(
  { db, secrets }: Pick<CallServices, 'db' | 'secrets'>,
  orderNo: string,
  userId: string,
): Promise<Written> {
  return (await allWrittenBy({ db, secrets }, [orderNo], userId)).get(orderNo) ?? nothingWritten;
}

/** The same of several deposits, in one question; those without a form are missing. */
export async function allWrittenBy(
  { db, secrets }: Pick<CallServices, 'db' | 'secrets'>,
  orderNos: readonly string[],
  userId: string,
): Promise<ReadonlyMap<string, Written>> {
  const rows = await db.query<{ order_no: string; sealed: string }>(
    'select order_no, sealed from deposit_form where order_no = any($1::text[])',
    [orderNos],
  );
  const writtenIn = ({ order_no: orderNo, sealed }: (typeof rows)[number]): Written => {
    const { payer, remitterAddress, companyAddress } = openForm(secrets, orderNo, userId, sealed);
    return { payer: payer ?? null, remitterAddress: remitterAddress ?? null, companyAddress: companyAddress ?? null };
  };
  return new Map(rows.map((row) => [row.order_no, writtenIn(row)]));
}

/** What was sealed, for an operator whose task the review is. @throws when it was sealed for another deposit */
export const openForm = (
  secrets: Secrets,
  orderNo: string,
  userId: string,
  sealed: string,
): Partial<Record<string, string>> =>
  JSON.parse(secrets.openText(sealed, depositFormContext(orderNo, userId))) as Record<string, string>;
