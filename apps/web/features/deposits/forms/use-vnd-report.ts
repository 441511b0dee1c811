import type { CallAnswer } from '@candor/api-contract/index.ts';
import { t } from '../../../locales/i18n.ts';
import { call } from '../../../shell/client/call.ts';
import { plainAmount } from '../parts/bonus-line.tsx';
import { amountIssue, vndTyped } from './amounts.ts';
import type { PayAccount } from './pay-account.tsx';
import { amountWords } from './report-parts.tsx';
import { useReport, type ReportDraft } from './use-report.ts';

export type VndTerms = CallAnswer<'GET /transaction/getRechargeBankAccount'>;

interface Draft extends ReportDraft {
  remitterName: string;
  bankName: string;
  cardNo: string;
}

const digits = (text: string): string => text.replace(/[\s-]/g, '');

/** The report of a bank transfer to one of our accounts. */
export function useVndReport({ minimumVnd }: VndTerms, account: PayAccount) {
  const filled = (text: string): string | undefined => (text.trim() === '' ? t('deposits.required') : undefined);
  return useReport<Draft>({
    name: 'vnd',
    initial: { amount: '', remitterName: '', bankName: '', cardNo: '', screenshot: '' },
    check: (draft) => ({
      amount: amountWords(amountIssue(vndTyped(draft.amount), 0, minimumVnd), plainAmount(minimumVnd, 'VND'), 0),
      remitterName: filled(draft.remitterName),
      bankName: filled(draft.bankName),
      cardNo: /^\d{6,32}$/.test(digits(draft.cardNo)) ? undefined : t('deposits.cardNoInvalid'),
    }),
    send: ({ amount: typed, remitterName, bankName, cardNo, screenshot }, idempotencyKey) =>
      call(
        'POST /transaction/bankRecharge',
        {
          body: {
            bankAccountId: account.id,
            amount: vndTyped(typed),
            screenshot,
            accountName: remitterName.trim(),
            remitterName: remitterName.trim(),
            bankName: bankName.trim(),
            cardNo: digits(cardNo),
          },
        },
        { quiet: true, idempotencyKey },
      ),
  });
}
