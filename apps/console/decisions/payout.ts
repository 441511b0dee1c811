import type { CallAnswer } from '@candor/api-contract/index.ts';

type Withdrawal = CallAnswer<'GET /operator/withdrawals'>['list'][number];

/** What has to be sent: dong to a bank card, else the currency itself after its fee. */
export const payoutOf = ({
  vndAmount,
  usdtAmount,
  amount,
  currencyCode,
}: Pick<Withdrawal, 'vndAmount' | 'usdtAmount' | 'amount' | 'currencyCode'>): { amount: string; unit: string } =>
  vndAmount === null ? { amount: usdtAmount ?? amount, unit: currencyCode } : { amount: vndAmount, unit: 'VND' };
