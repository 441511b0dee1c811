import type { CallAnswer } from '@candor/api-contract/index.ts';
import { call } from '../../../shell/client/call.ts';
import type { PayAccount } from './pay-account.tsx';
import { emptyVnd, vndIssues, vndReport, type VndDraft } from './report-drafts.ts';
import { useReport } from './use-report.ts';

export type VndTerms = CallAnswer<'GET /transaction/getRechargeBankAccount'>;

/** The report of a bank transfer to one of our accounts. */
export const useVndReport = ({ minimumVnd }: VndTerms, account: PayAccount) =>
  useReport<VndDraft>({
    name: 'vnd',
    initial: emptyVnd,
    check: (draft) => vndIssues(draft, minimumVnd),
    send: (draft, idempotencyKey) =>
      call('POST /transaction/bankRecharge', { body: vndReport(draft, account.id) }, { quiet: true, idempotencyKey }),
  });
