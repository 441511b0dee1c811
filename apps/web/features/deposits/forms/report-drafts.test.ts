import '../../../../../tests/screens/browser.ts';
import { calls } from '@candor/api-contract/index.ts';
import fc from 'fast-check';
import { beforeEach, expect, test } from 'vitest';
import { writeIn } from '../../../locales/format.ts';
import {
  emptyUsdt,
  emptyVnd,
  usdtIssues,
  usdtReport,
  vndIssues,
  vndReport,
  type UsdtDraft,
  type VndDraft,
} from './report-drafts.ts';

beforeEach(() => writeIn('en'));
const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const txid = 'aB'.repeat(32);
const screenshot = 'A'.repeat(22);
const terms = { minimum: '10', decimals: 6 };
const usdt: UsdtDraft = { ...emptyUsdt, amount: '1,250.5', screenshot };
const vnd: VndDraft = {
  amount: '5.260.000',
  remitterName: ' LAN NGUYEN ',
  bankName: 'Techcombank ',
  cardNo: '9704 0712-3456',
  screenshot,
};
const said = (issues: Readonly<Record<string, string | undefined>>) =>
  Object.fromEntries(Object.entries(issues).filter(([, issue]) => issue !== undefined));

test.each<[string, Record<string, string>, object]>([
  ['nothing', { amount: '' }, { amount: 'funds.amountInvalid' }],
  ['no number', { amount: 'ten' }, { amount: 'funds.amountInvalid' }],
  ['nothing at all', { amount: '0.00' }, { amount: 'funds.amountInvalid' }],
  ['more decimals than USDT has', { amount: '10.0000001' }, { amount: 'exchange.decimals' }],
  ['less than the minimum', { amount: '9.999999' }, { amount: 'deposits.minimumOf' }],
  ['an address that is none', { remitterAddress: `${address}x` }, { remitterAddress: 'wallets.addressInvalid' }],
  ['half a transaction', { txid: txid.slice(1) }, { txid: 'deposits.txidInvalid' }],
  ['a transaction with a letter beyond f', { txid: `g${txid.slice(1)}` }, { txid: 'deposits.txidInvalid' }],
  [
    'several at once, each beside its field',
    { amount: '', txid: 'x', remitterAddress: 'x' },
    { amount: 'funds.amountInvalid', txid: 'deposits.txidInvalid', remitterAddress: 'wallets.addressInvalid' },
  ],
])('a report of USDT with %s is objected to', (_, changes, issues) => {
  expect(said(usdtIssues({ ...usdt, ...changes }, terms))).toEqual(issues);
});

test('what need not be known may be left empty, or be blanks', () => {
  expect(said(usdtIssues(usdt, terms))).toEqual({});
  expect(said(usdtIssues({ ...usdt, amount: '10', txid: ' ', remitterAddress: ' ' }, terms))).toEqual({});
});

test('USDT is reported as it was understood, without what was left empty and without blanks around', () => {
  const body = { currencyCode: 'USDT', chain: 'TRC20', amount: '1250.5', screenshot };
  expect(usdtReport(usdt)).toEqual(body);
  const whole = { payer: 'Lan', remitterAddress: address, companyAddress: 'Huế', txid };
  expect(usdtReport({ ...usdt, ...whole, txid: ` ${txid} `, payer: 'Lan ' })).toEqual({ ...body, ...whole });
});

test.each<[string, Record<string, string>, object]>([
  ['no amount', { amount: '' }, { amount: 'funds.amountInvalid' }],
  ['a fraction of a dong', { amount: '500000,5' }, { amount: 'exchange.decimals' }],
  ['less than the minimum', { amount: '262.999' }, { amount: 'deposits.minimumOf' }],
  ['no sender', { remitterName: ' ' }, { remitterName: 'deposits.required' }],
  ['no bank', { bankName: '' }, { bankName: 'deposits.required' }],
  ['no account', { cardNo: '' }, { cardNo: 'deposits.cardNoInvalid' }],
  ['an account that is too short', { cardNo: '12345' }, { cardNo: 'deposits.cardNoInvalid' }],
  ['an account that is too long', { cardNo: '1'.repeat(33) }, { cardNo: 'deposits.cardNoInvalid' }],
  ['an account with letters', { cardNo: '12345A' }, { cardNo: 'deposits.cardNoInvalid' }],
])('a report of a bank transfer with %s is objected to', (_, changes, issues) => {
  expect(said(vndIssues({ ...vnd, ...changes }, '263000'))).toEqual(issues);
});

test.each(['263000', '263.000', '263,000 đ', '263 000'])('the minimum itself is enough, typed as %j', (amount) => {
  expect(said(vndIssues({ ...vnd, amount }, '263000'))).toEqual({});
});

test('a bank transfer is reported in whole dong, its holder as its sender', () => {
  expect(vndReport(vnd, 'a1')).toEqual({
    bankAccountId: 'a1',
    amount: '5260000',
    screenshot,
    accountName: 'LAN NGUYEN',
    remitterName: 'LAN NGUYEN',
    bankName: 'Techcombank',
    cardNo: '970407123456',
  });
});

/** What a person could type: digits with signs and blanks anywhere, or anything else. */
const typed = fc.oneof(
  fc.string({ maxLength: 12 }),
  fc.array(fc.constantFrom('0', '1', '9', '5', ',', '.', ' ', '-'), { maxLength: 12 }).map((parts) => parts.join('')),
);

test('what the form lets through, the server reads', () => {
  fc.assert(
    fc.property(typed, typed, (amount, text) => {
      const report = { ...usdt, amount, remitterAddress: text, txid: text };
      if (Object.keys(said(usdtIssues(report, terms))).length === 0)
        calls['POST /transaction/recharge'].body.parse(usdtReport(report));
      const transfer = { ...vnd, amount, cardNo: text };
      if (Object.keys(said(vndIssues(transfer, '1'))).length === 0)
        calls['POST /transaction/bankRecharge'].body.parse(vndReport(transfer, 'a1'));
    }),
    { numRuns: 1_000 },
  );
  expect(said(vndIssues(emptyVnd, '1'))).toEqual({
    amount: 'funds.amountInvalid',
    remitterName: 'deposits.required',
    bankName: 'deposits.required',
    cardNo: 'deposits.cardNoInvalid',
  });
});
