import type { CallAnswer } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { openForm } from '../../../transactions/deposit-form.ts';
import { act, type ConsoleServices } from '../console-services.ts';

type Form = CallAnswer<'POST /operator/deposits/reveal'>;
interface Row {
  user_id: string;
  sealed: string;
  bank_name: string | null;
  ours: string | null;
  our_holder: string | null;
  our_number: string | null;
}

/**
 * What the customer wrote into the form of a deposit, whole: to be compared with what has arrived. The view is on
 * record.
 */
export async function revealDeposit(
  services: ConsoleServices,
  operator: OperatorUser,
  orderNo: string,
): Promise<Outcome<Form>> {
  const [row] = await services.db.query<Row>(
    `select d.user_id, f.sealed, f.bank_name, b.bank_name as ours, b.account_name as our_holder,
      b.account_number as our_number
     from deposit d join deposit_form f on f.order_no = d.order_no left join bank_account b on b.id = f.bank_account_id
     where d.order_no = $1`,
    [orderNo],
  );
  if (row === undefined) return refused('not-found', { field: 'orderNo' });
  await act(services, operator, { act: 'deposit-view', subject: `deposit:${orderNo}`, userId: row.user_id });
  const form = openForm(services.secrets, orderNo, row.user_id, row.sealed);
  const written = (name: string): string | null => form[name] ?? null;
  return ok({
    payer: written('payer'),
    remitterName: written('remitterName'),
    remitterId: written('remitterId'),
    remitterAddress: written('remitterAddress'),
    companyAddress: written('companyAddress'),
    accountName: written('accountName'),
    bankName: row.bank_name,
    bankCode: written('bankCode'),
    cardNo: written('cardNo'),
    ourAccount:
      row.ours === null ? null : { bankName: row.ours, holder: row.our_holder ?? '', accountNo: row.our_number ?? '' },
  });
}
