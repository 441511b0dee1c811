import type { CallAnswer } from '@candor/api-contract/index.ts';
import { useEffect, useState } from 'react';
import { t } from '../../locales/i18n.ts';
import { call } from '../../shell/client/call.ts';
import { keepDraft, keptDraft } from '../../shell/client/kept-draft.ts';
import { refresh } from '../../shell/client/query.ts';
import { useForm } from '../../shell/client/use-form.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { back } from '../../shell/routing/hash.ts';
import { takeLocation } from '../../shell/session/location-choice.ts';
import { cardIssues, emptyCard, type CardDraft } from './card-draft.ts';

export type Bank = CallAnswer<'GET /common/bank/list'>[number];
const formName = 'bank-card';

function worded(draft: CardDraft, holder: string | null) {
  const { username, bankCode, cardNo, city } = cardIssues(draft, holder);
  return {
    username: username && t(username),
    bankCode: bankCode && t(bankCode),
    cardNo: cardNo && t(cardNo),
    city: city && t(city),
  };
}

/** What was typed before, with the place that was chosen meanwhile. */
function startOf(holder: string | null): CardDraft {
  const place = takeLocation();
  return {
    ...keptDraft(formName, emptyCard),
    ...(holder === null ? {} : { username: holder }),
    ...(place === null ? {} : { city: place.name }),
  };
}

/** The form of a new card; it takes what was chosen on the page of locations. */
export function useAddCard(holder: string | null, banks: readonly Bank[]) {
  const [start] = useState(() => startOf(holder));
  const form = useForm<CardDraft>({
    initial: start,
    check: (draft) => worded(draft, holder),
    send: async (draft) => {
      await call(
        'POST /player/bankAccount/saveOrEdit',
        { body: { ...draft, username: draft.username.trim(), address: draft.address.trim() } },
        { quiet: true },
      );
      keepDraft(formName, null);
      toast(t('bank-cards.saved'));
      void refresh('POST /player/bankAccount/detail');
      back('pages/bank/bank');
    },
  });
  const { draft } = form;
  useEffect(() => keepDraft(formName, draft), [draft]);
  return { form, bank: banks.find(({ bankCode }) => bankCode === draft.bankCode) };
}
