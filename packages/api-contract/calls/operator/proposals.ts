import { z } from 'zod';
import { declare } from '../../call.ts';
import { languages } from '../../languages.ts';
import {
  accountType,
  currencyCode,
  decimalAnswer,
  decimalText,
  instant,
  instantSent,
  opaqueId,
  pageOf,
  symbol,
  wholeNumber,
} from '../../scalars.ts';
import { contentFields, lineFields } from './content.ts';
import { country, realProduct } from './risk.ts';
import { many, operatorName, operatorRole, orderNo, proposal, reason, txid, userId } from './shapes.ts';

const group = 'Operators: proposals';
const roles = ['finance', 'risk', 'admin'] as const;
const language = z.enum(languages, { error: 'field-invalid' });
/** What a product is called and says of itself; `{days}` stands for its term. */
const productText = z.strictObject({
  name: z.string({ error: 'field-required' }).trim().min(1, 'field-required').max(60, 'field-invalid'),
  description: z.string({ error: 'field-required' }).trim().max(2_000, 'field-invalid'),
});
const productTexts = z.partialRecord(language, productText, { error: 'field-invalid' });
/** A new version of a product with a yield; what was bought before keeps its terms. */
const product = z.strictObject({
  productId: opaqueId,
  kind: z.enum(['lock-mining', 'wealth'], { error: 'field-invalid' }),
  currencyCode,
  dailyRate: decimalText,
  penaltyRate: decimalText,
  days: wholeNumber(1, 3_650),
  dividend: z.enum(['daily', 'end'], { error: 'field-invalid' }),
  minAmount: decimalText,
  maxAmount: decimalText,
  example: z.boolean({ error: 'field-invalid' }),
  paused: z.boolean({ error: 'field-invalid' }),
});
const optionalText = z.string().nullable();
const line = z.string({ error: 'field-required' }).trim().min(1, 'field-required').max(100, 'field-invalid');

/** What needs two operators: one proposes, another approves, and only then it happens. */
export const proposalBody = z.discriminatedUnion(
  'kind',
  [
    /** Credits a deposit against the proof of its arrival. Without an amount, what the customer has named. */
    z.strictObject({
      kind: z.literal('deposit-credit'),
      orderNo,
      amount: decimalText.optional(),
      txid: txid.optional(),
      logIndex: wholeNumber(0, 100_000).default(0),
      bankReference: line.optional(),
      reason,
    }),
    z.strictObject({ kind: z.literal('withdrawal-approve'), orderNo, reason }),
    /**
     * Gives back the money of a withdrawal that was being paid: only with the proof that nothing was sent, which is the
     * reason.
     */
    z.strictObject({ kind: z.literal('withdrawal-return'), orderNo, reason }),
    /** A correction, as a movement of its own; `reverses` names the journal that it corrects. */
    z.strictObject({
      kind: z.literal('balance-adjustment'),
      userId,
      accountType,
      currencyCode,
      direction: z.enum(['credit', 'debit'], { error: 'field-invalid' }),
      amount: decimalText,
      reverses: z
        .string()
        .regex(/^[1-9]\d{0,14}$/, 'field-invalid')
        .optional(),
      reason,
    }),
    /** More of the house's own money behind what customers can win. */
    z.strictObject({
      kind: z.literal('reserve-funding'),
      reserve: z.enum(['fast-reserve', 'futures-house', 'spot-house', 'insurance', 'bonus-pool', 'exchange-house'], {
        error: 'field-invalid',
      }),
      amount: decimalText,
      reason,
    }),
    /** Money from which a product's income is paid. */
    z.strictObject({ kind: z.literal('pool-funding'), productId: opaqueId, amount: decimalText, reason }),
    /**
     * Texts of the languages that are named; a language without one shows the English one, else the words that came
     * with the product's kind.
     */
    z.strictObject({ kind: z.literal('product-change'), product, texts: productTexts.optional(), reason }),
    z.strictObject({
      kind: z.literal('vnd-rate'),
      vndPerUsdt: z.string({ error: 'field-required' }).regex(/^[1-9]\d{0,6}$/, 'field-invalid'),
      reason,
    }),
    z.strictObject({
      kind: z.literal('pay-account'),
      id: opaqueId.optional(),
      bankName: line,
      bankCode: z.string({ error: 'field-required' }).regex(/^[A-Z0-9]{2,16}$/, 'field-invalid'),
      holder: line,
      accountNo: z.string({ error: 'field-required' }).regex(/^[A-Za-z0-9 -]{4,40}$/, 'field-invalid'),
      enabled: z.boolean({ error: 'field-invalid' }),
      reason,
    }),
    /**
     * Gives back the stakes of all fast orders of a symbol that a recorded fault of the feed has touched; wins stay.
     */
    z.strictObject({ kind: z.literal('void'), symbol, from: instantSent, to: instantSent, faultId: opaqueId, reason }),
    /** Carries out what the customer has asked for: everything own is paid out, and the account is closed. */
    z.strictObject({ kind: z.literal('account-close'), userId, reason }),
    /**
     * Lifts the owner's own freeze for somebody who has lost the login password; the owner is told, and new withdrawals
     * wait a day.
     */
    z.strictObject({ kind: z.literal('withdrawals-unfreeze'), userId, reason }),
    /** Where customers' tokens and questions go. */
    z.strictObject({ kind: z.literal('lines'), ...lineFields, reason }),
    /** A text that leads customers to another host. */
    z.strictObject({ kind: z.literal('content'), ...contentFields, reason }),
    /** Offers a product to certified people of a country in real mode. */
    z.strictObject({ kind: z.literal('country-on'), country, product: realProduct, reason }),
    /** A further operator. Who approves it hands over the one-time password. */
    z.strictObject({ kind: z.literal('operator-create'), name: operatorName, role: operatorRole, reason }),
    z.strictObject({ kind: z.literal('operator-role'), id: opaqueId, role: operatorRole, reason }),
    /** Lets an operator in again who was shut out. */
    z.strictObject({ kind: z.literal('operator-enable'), id: opaqueId, reason }),
    /** A new one-time password for one who has lost theirs; the authenticator begins anew. */
    z.strictObject({ kind: z.literal('operator-reset'), id: opaqueId, reason }),
  ],
  { error: 'field-invalid' },
);
export type ProposalBody = z.output<typeof proposalBody>;

export const operatorProposalCalls = declare({
  'GET /operator/proposals': {
    group,
    summary: 'Proposals, newest first',
    access: 'operator',
    roles,
    addition: true,
    query: z.strictObject({
      status: z.enum(['open', 'decided', 'all'], { error: 'field-invalid' }).default('open'),
      kind: z.string().max(40, 'field-invalid').optional(),
      ...many,
    }),
    answer: pageOf(proposal),
  },
  'POST /operator/proposals/make': {
    group,
    summary: 'Propose what needs a second operator',
    access: 'operator',
    roles,
    addition: true,
    body: z.strictObject({ proposal: proposalBody }),
    answer: proposal,
  },
  'POST /operator/proposals/approve': {
    group,
    summary: 'Approve and carry out what another operator has proposed',
    access: 'operator',
    roles,
    addition: true,
    body: z.strictObject({ id: opaqueId }),
    /** With the one-time password where an operator's account was made or reset: shown once, kept as a hash. */
    answer: proposal.extend({ oneTimePassword: z.string().optional() }),
  },
  'POST /operator/proposals/refuse': {
    group,
    summary: 'Refuse it; the maker withdraws their own so',
    access: 'operator',
    roles,
    addition: true,
    body: z.strictObject({ id: opaqueId, reason }),
    answer: proposal,
  },
  'GET /operator/payAccounts': {
    group,
    summary: 'Bank accounts that customers pay into; changed by a proposal',
    access: 'operator',
    roles: ['finance', 'admin'],
    addition: true,
    answer: z.array(
      z.object({
        id: z.string(),
        bankName: z.string(),
        bankCode: z.string(),
        holder: z.string(),
        accountNo: z.string(),
        test: z.boolean(),
        enabled: z.boolean(),
        createdAt: instant,
      }),
    ),
  },
  'GET /operator/products': {
    group,
    summary: 'Products with a yield and the rates of the day; changed by a proposal',
    access: 'operator',
    roles: ['finance', 'risk', 'admin'],
    addition: true,
    answer: z.object({
      vndPerUsdt: z.string(),
      products: z.array(
        z.object({
          productId: z.string(),
          version: z.number(),
          kind: z.string(),
          currencyCode: z.string(),
          dailyRate: z.string(),
          penaltyRate: z.string(),
          days: z.number(),
          dividend: z.string(),
          minAmount: z.string(),
          maxAmount: z.string(),
          example: z.boolean(),
          paused: z.boolean(),
          /** What is free in the pool for new orders. */
          pool: z.string(),
        }),
      ),
      /** Own texts by product, where there are any. */
      texts: z.record(z.string(), productTexts),
    }),
  },
  'GET /operator/products/liabilities': {
    group,
    summary: 'What every product still owes to its orders, and on which platform day it falls due',
    access: 'operator',
    roles: ['finance', 'risk', 'admin'],
    addition: true,
    answer: z.object({
      time: instant,
      products: z.array(
        z.object({
          productId: z.string(),
          kind: z.string(),
          currencyCode: z.string(),
          paused: z.boolean(),
          orders: z.number(),
          /** Locked by customers; it is on their own accounts. */
          principal: decimalAnswer,
          /** Promised and not yet paid; equal to the reserve. */
          income: decimalAnswer,
          /** Frozen in the product's pool. */
          reserve: decimalAnswer,
          /** Of the pool, for new orders. */
          pool: decimalAnswer,
          /** Days on which something falls due, the earliest first; they add up to income and principal. */
          days: z.array(z.object({ day: instant, income: decimalAnswer, principal: decimalAnswer })),
        }),
      ),
    }),
  },
  'POST /operator/withdrawals/refuse': {
    group,
    summary: 'Refuse a withdrawal: the money goes back to the customer, so one operator is enough',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    body: z.strictObject({ orderNo, reason }),
    answer: z.null(),
  },
  'POST /operator/withdrawals/sent': {
    group,
    summary: 'Paid outside: its transaction, which the watcher confirms',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    body: z.strictObject({ orderNo, txid }),
    answer: z.null(),
  },
  'POST /operator/withdrawals/unknown': {
    group,
    summary: 'It is not known whether it was paid: nothing returns by itself',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    body: z.strictObject({ orderNo, reason }),
    answer: z.null(),
  },
  'POST /operator/withdrawals/confirmed': {
    group,
    summary: 'Its arrival has been seen, where no watcher sees it (bank, USDC)',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    body: z.strictObject({ orderNo, txid, reason }),
    answer: z.null(),
  },
  'POST /operator/withdrawals/reveal': {
    group,
    summary: 'The whole card that a withdrawal is paid to; the view is recorded',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    body: z.strictObject({ orderNo }),
    answer: z.object({ bankName: z.string(), holder: z.string(), cardNo: z.string(), city: z.string() }),
  },
  'POST /operator/deposits/reveal': {
    group,
    summary:
      'Everything that the form of a deposit has asked for, and which account of ours was chosen; the view is recorded',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    body: z.strictObject({ orderNo }),
    answer: z.object({
      payer: optionalText,
      remitterName: optionalText,
      remitterId: optionalText,
      remitterAddress: optionalText,
      companyAddress: optionalText,
      accountName: optionalText,
      bankName: optionalText,
      bankCode: optionalText,
      /** Card or account that the money came from, whole. */
      cardNo: optionalText,
      /** The account that was paid into. */
      ourAccount: z.object({ bankName: z.string(), holder: z.string(), accountNo: z.string() }).nullable(),
    }),
  },
  'POST /operator/deposits/refuse': {
    group,
    summary: 'Refuse a request for a deposit, with the reason that the customer reads',
    access: 'operator',
    roles: ['finance'],
    addition: true,
    body: z.strictObject({ orderNo, reason }),
    answer: z.null(),
  },
});
