import { useState } from 'react';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { call, CallError } from '../../shell/client/call.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { outdateTransactions } from '../../shell/funds/transactions.ts';
import { back } from '../../shell/routing/hash.ts';
import { changeUser, endSession } from '../../shell/session/session.ts';
import { empty, issuesOf, sentOf, type Draft } from './draft.ts';
import type { Proof } from './proof.ts';

/** A reset by code ends every session, so it leads to the login; the rest goes back to where it was asked for. */
function finish(proof: Proof, withdrawHoldUntil: number | null) {
  const words =
    withdrawHoldUntil === null
      ? t('fund-password.saved')
      : t('fund-password.changed', { time: date(withdrawHoldUntil, 'moment') });
  if (proof === 'code') return endSession(words);
  changeUser({ hasFundPassword: true });
  outdateTransactions();
  toast(words);
  back('pages/setting/setting');
}

/** The form of the fund password with one kind of proof; the authenticator's code joins it where one is asked for. */
export function useFundPassword(proof: Proof) {
  const [asksTotp, setAsksTotp] = useState(false);
  const form = useForm<Draft>({
    initial: empty,
    check: (draft) => issuesOf(draft, proof),
    send: async (draft) => {
      const body = sentOf(draft, proof);
      const { withdrawHoldUntil } = await call('POST /player/updateFundsPassword', { body }, { quiet: true }).catch(
        (fault: unknown) => {
          if (fault instanceof CallError && fault.data.error === 'totp-required') setAsksTotp(true);
          throw fault;
        },
      );
      finish(proof, withdrawHoldUntil);
    },
  });
  return { ...form, asksTotp };
}

export type FundPasswordForm = ReturnType<typeof useFundPassword>;
