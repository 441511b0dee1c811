import { useEffect, useState } from 'react';
import { useSubmit } from '../../../design/use-submit.ts';
import { presentTag } from '../../../locales/format.ts';
import { CallError } from '../../../shell/client/call.ts';
import { keepDraft, keptDraft } from '../../../shell/client/kept-draft.ts';
import { refresh } from '../../../shell/client/query.ts';
import { focusFirstIssue, useForm } from '../../../shell/client/use-form.ts';
import { callAcknowledged } from '../../../shell/fair/acks/call-acknowledged.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { asTyped, decimalTyped } from '../../../shell/amounts/amount-typed.ts';
import { sendingOnce } from '../../../shell/funds/send-once.ts';
import { outdateTransactions } from '../../../shell/funds/transactions.ts';
import { navigate } from '../../../shell/routing/hash.ts';
import type { Destination, DestinationDraft } from '../destination/destination.ts';
import { payoutPreview, type Terms } from '../payout-preview.ts';
import { fieldOf, issuesOf, wantedOf, type Body, type WithdrawalDraft } from './withdrawal-draft.ts';

/** The part of a form that says where money goes. */
export type DestinationForm = Pick<
  ReturnType<typeof useForm<DestinationDraft>>,
  'draft' | 'errors' | 'set' | 'setErrors' | 'field'
>;

interface Options {
  form: 'withdrawal' | 'card-withdrawal';
  terms: Terms;
  destination: Destination;
}

/** A typed amount may mean another one in another language. */
const draftName = (form: string): string => `${form} ${presentTag()}`;

/** What was typed before, unless its destination is gone. */
function startOf(name: string, choices: readonly string[]): WithdrawalDraft {
  const [first = ''] = choices;
  const kept = keptDraft<WithdrawalDraft>(draftName(name), {
    to: first,
    address: '',
    amount: '',
    fundPasswd: '',
    totp: '',
  });
  return choices.includes(kept.to) ? kept : { ...kept, to: first };
}

const sendingAs = (name: Options['form']) => (body: Body, idempotencyKey: string) =>
  callAcknowledged(
    name === 'withdrawal' ? 'POST /transaction/withdrawal' : 'POST /transaction/bankWithdrawal',
    { body },
    { quiet: true, idempotencyKey },
  );

type SetErrors = ReturnType<typeof useForm<WithdrawalDraft>>['setErrors'];

/** Shows a refusal: beside its field, else as a toast. */
function refused(fault: unknown, leave: () => void, setErrors: SetErrors) {
  if (!(fault instanceof CallError)) throw fault;
  // What never arrived may be sent again: the sheet stays open for it.
  if (fault.code === -1) return toast(fault.message);
  leave();
  outdateTransactions();
  const field = fieldOf[fault.data.field ?? ''];
  if (field === undefined) return toast(fault.message);
  setErrors((now) => ({ ...now, [field]: fault.message }));
  focusFirstIssue();
}

/** The form of a withdrawal: checked, then looked over on a sheet, then sent once. */
export function useWithdrawal({ form: name, terms, destination: { choices, issues, targetOf } }: Options) {
  const [reviewing, setReviewing] = useState(false);
  const [sendOnce] = useState(() => sendingOnce<Body>());
  const form = useForm<WithdrawalDraft>({
    initial: startOf(name, choices),
    check: (draft) => ({ ...issues(draft), ...issuesOf(draft, terms) }),
    send: async () => setReviewing(true),
  });
  const { draft } = form;
  useEffect(() => keepDraft(draftName(name), { ...draft, fundPasswd: '', totp: '' }), [name, draft]);

  const { submit, busy, renew } = useSubmit(async () => {
    try {
      const order = await sendOnce(wantedOf(draft, terms, targetOf(draft)), sendingAs(name));
      navigator.vibrate?.(12);
      keepDraft(draftName(name), null);
      outdateTransactions();
      void refresh('POST /account/list', 'GET /account/page');
      navigate('pages/withdrawal/withdrawal', { id: order.orderNo }, 'replace');
    } catch (fault) {
      refused(fault, () => setReviewing(false), form.setErrors);
    }
  });

  // What was typed anew after a refusal is no double tap, however soon it is sent.
  useEffect(renew, [renew, draft]);

  return {
    form,
    reviewing,
    busy,
    terms,
    come: payoutPreview(decimalTyped(draft.amount), terms),
    typeMost: () => form.set('amount', asTyped(terms.available)),
    look: () => setReviewing(false),
    send: submit,
  };
}
export type WithdrawalState = ReturnType<typeof useWithdrawal>;
