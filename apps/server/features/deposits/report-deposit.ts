import type { CallParsed } from '@candor/api-contract/index.ts';
import { vndFor } from '@candor/core/deposits/deposit.ts';
import { cardDigits } from '@candor/core/bank-cards/card-number.ts';
import type { RequestDeposit } from '@candor/core/deposits/request-deposit.ts';
import { formatAmount, parseAmount } from '@candor/core/money/currencies.ts';
import { isTronAddress } from '../../chain/tron-address.ts';
import { executed, keyOf } from '../../http/command.ts';
import { newId } from '../../ids.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route, type CallRequest } from '../../http/route.ts';
import { presented } from '../../engine/seams/teller.ts';
import type { CallServices } from '../../services.ts';
import { formRow, maskedOf, type DepositForm } from '../../transactions/deposit-form.ts';
import { depositTeller, type TransactionRow } from '../../transactions/present.ts';
import { vndRateOf } from '../../operators/rates.ts';
import { bankAccounts } from './bank-accounts.ts';
import { mayBringMoney } from './guard.ts';

export type DepositServices = Pick<
  CallServices,
  'db' | 'engine' | 'rules' | 'secrets' | 'files' | 'operatorSettings' | 'primaryStatus' | 'depositAddress'
>;
type Request = CallRequest<'POST /transaction/recharge'>;
type Recharge = CallParsed<'POST /transaction/recharge'>['body'];
type BankRecharge = CallParsed<'POST /transaction/bankRecharge'>['body'];

/** The forms by which a customer reports what they have sent. Operators review them; a report alone credits nothing. */
export function registerReportDeposit(http: Http, services: DepositServices): void {
  route(http, 'POST /transaction/recharge', ({ body }, request) => reportUsdt(services, body, request));
  route(http, 'POST /transaction/executeRechargeUser', ({ body }, request) => reportUsdt(services, body, request));
  route(http, 'POST /transaction/bankRecharge', ({ body }, request) => reportVnd(services, body, request));
}

async function reportUsdt(
  services: DepositServices,
  body: Recharge,
  request: Request,
): Promise<Outcome<TransactionRow>> {
  const { currencyCode, amount: text, chain: _, screenshot, txid, bankName, accountNumber, ...details } = body;
  if (currencyCode !== 'USDT') return refused('currency-unknown', { field: 'currencyCode' });
  const amount = parseAmount(text, 'USDT');
  if (amount === null) return refused('decimal-scale', { field: 'amount' });
  if (details.remitterAddress !== undefined && !isTronAddress(details.remitterAddress))
    return refused('address-invalid', { field: 'remitterAddress' });
  const form: DepositForm = { screenshot, bankName, cardNo: accountNumber, details: withoutGaps(details) };
  return report(services, { currency: 'USDT', amount, claimedTxid: txid ?? null }, form, request);
}

async function reportVnd(
  services: DepositServices,
  body: BankRecharge,
  request: Request,
): Promise<Outcome<TransactionRow>> {
  const { amount: text, bankAccountId, screenshot, bankName, cardNo, ...details } = body;
  const amount = parseAmount(text, 'VND');
  if (amount === null) return refused('decimal-scale', { field: 'amount' });
  const digits = cardDigits(cardNo);
  if (digits === null) return refused('card-number-invalid', { field: 'cardNo' });
  if (!(await services.operatorSettings.countries.allowed(request.user.userId, 'vnd')))
    return refused('not-offered-here');
  if (!(await bankAccounts(services.db)).some(({ id }) => id === bankAccountId))
    return refused('bank-account-unknown', { field: 'bankAccountId' });
  const form: DepositForm = { screenshot, bankAccountId, bankName, cardNo: digits, details: withoutGaps(details) };
  return report(services, { currency: 'VND', amount, claimedTxid: null }, form, request);
}

const withoutGaps = (details: Record<string, string | undefined>): Record<string, string> =>
  Object.fromEntries(Object.entries(details).flatMap(([key, value]) => (value === undefined ? [] : [[key, value]])));

async function report(
  services: DepositServices,
  sent: Pick<RequestDeposit, 'currency' | 'amount' | 'claimedTxid'>,
  form: DepositForm,
  request: Request,
): Promise<Outcome<TransactionRow>> {
  const { engine, rules, operatorSettings, secrets, files } = services;
  const { userId } = request.user;
  const refusal = await mayBringMoney(services, userId);
  if (refusal !== null) return refusal;
  if (!(await files.areOwn(userId, [form.screenshot]))) return refused('file-unknown', { field: 'screenshot' });
  const [orderNo, vndRate] = [newId(), vndRateOf(operatorSettings)];
  const { minimum } = rules.deposits;
  const min =
    sent.currency === 'VND'
      ? `${formatAmount(vndFor(minimum, vndRate), 'VND')} VND`
      : `${formatAmount(minimum, 'USDT')} USDT`;
  const shown = { screenshot: form.screenshot, bankName: form.bankName ?? null, cardNo: maskedOf(form) };
  return executed(
    await engine.execute(
      { kind: 'request-deposit', orderNo, userId, ...sent, vndRate },
      presented(depositTeller, shown),
      keyOf(request),
      [formRow(secrets, orderNo, userId, form), files.attach(userId, [form.screenshot], 'deposit', orderNo)],
    ),
    { min },
  );
}
