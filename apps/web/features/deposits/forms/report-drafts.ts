import type { CallAnswer, CallSent } from '@candor/api-contract/index.ts';
import { t } from '../../../locales/i18n.ts';
import { decimalTyped } from '../../../shell/amounts/amount-typed.ts';
import { isTronAddress } from '../../../shell/funds/tron-address.ts';
import { plainAmount, vndCode } from '../parts/rate.ts';
import { amountIssue, vndTyped } from './amounts.ts';

/** What every report of a deposit has. */
export interface ReportDraft extends Record<string, string> {
  amount: string;
  screenshot: string;
}
export interface UsdtDraft extends ReportDraft {
  payer: string;
  remitterAddress: string;
  companyAddress: string;
  txid: string;
}
export interface VndDraft extends ReportDraft {
  remitterName: string;
  bankName: string;
  cardNo: string;
}
export const emptyUsdt: UsdtDraft = {
  amount: '',
  payer: '',
  remitterAddress: '',
  companyAddress: '',
  txid: '',
  screenshot: '',
};
export const emptyVnd: VndDraft = { amount: '', remitterName: '', bankName: '', cardNo: '', screenshot: '' };

type Terms = Pick<CallAnswer<'GET /portal/currency/chargeCurrencyList'>[number], 'minimum' | 'decimals'>;
const txidPattern = /^[0-9a-f]{64}$/i;

/** What is said of an amount that can't be sent. */
function amountWords(
  issue: 'invalid' | 'decimals' | 'low' | null,
  minimum: string,
  decimals: number,
): string | undefined {
  if (issue === null) return undefined;
  if (issue === 'invalid') return t('funds.amountInvalid');
  return issue === 'low' ? t('deposits.minimumOf', { amount: minimum }) : t('exchange.decimals', { count: decimals });
}

/** What is wrong with a report of USDT that was sent, in words by field. */
export const usdtIssues = ({ amount, txid, remitterAddress }: UsdtDraft, { minimum, decimals }: Terms) => ({
  amount: amountWords(amountIssue(decimalTyped(amount), decimals, minimum), plainAmount(minimum, 'USDT'), decimals),
  remitterAddress:
    remitterAddress.trim() === '' || isTronAddress(remitterAddress.trim()) ? undefined : t('wallets.addressInvalid'),
  txid: txid.trim() === '' || txidPattern.test(txid.trim()) ? undefined : t('deposits.txidInvalid'),
});

/** The report as it is sent; what was left empty is left out. */
export const usdtReport = ({
  amount,
  screenshot,
  ...optional
}: UsdtDraft): CallSent<'POST /transaction/recharge'>['body'] => ({
  currencyCode: 'USDT',
  chain: 'TRC20',
  amount: decimalTyped(amount),
  screenshot,
  ...Object.fromEntries(
    Object.entries(optional)
      .filter(([, text]) => text.trim() !== '')
      .map(([name, text]) => [name, text.trim()]),
  ),
});

const digits = (text: string): string => text.replace(/[\s-]/g, '');
const filled = (text: string): string | undefined => (text.trim() === '' ? t('deposits.required') : undefined);

/** What is wrong with a report of a bank transfer, in words by field. @param minimum whole dong */
export const vndIssues = ({ amount, remitterName, bankName, cardNo }: VndDraft, minimum: string) => ({
  amount: amountWords(amountIssue(vndTyped(amount), 0, minimum), plainAmount(minimum, vndCode), 0),
  remitterName: filled(remitterName),
  bankName: filled(bankName),
  cardNo: /^\d{6,32}$/.test(digits(cardNo)) ? undefined : t('deposits.cardNoInvalid'),
});

/** The same as it is sent. @param bankAccountId the account of ours that was paid to */
export const vndReport = (
  { amount, remitterName, bankName, cardNo, screenshot }: VndDraft,
  bankAccountId: string,
): CallSent<'POST /transaction/bankRecharge'>['body'] => ({
  bankAccountId,
  amount: vndTyped(amount),
  screenshot,
  accountName: remitterName.trim(),
  remitterName: remitterName.trim(),
  bankName: bankName.trim(),
  cardNo: digits(cardNo),
});
