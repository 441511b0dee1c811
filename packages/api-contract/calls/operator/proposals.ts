import { z } from 'zod';
import { declare } from '../../call.ts';
import {
  accountType,
  currencyCode,
  decimalText,
  instantSent,
  opaqueId,
  pageOf,
  symbol,
  wholeNumber,
} from '../../scalars.ts';
import { month } from './books/months.ts';
import { contentFields, contentRest, lineFields } from './content/content.ts';
import { product, productTexts } from './products.ts';
import { country, realProduct, retailRule } from './risk.ts';
import { kindNames, roleFields } from './roles/roles.ts';
import { rulesChange } from './rules/rules.ts';
import {
  many,
  narrowing,
  operatorName,
  operatorRole,
  orderNo,
  proposal,
  reason,
  sort,
  txid,
  userId,
} from './shapes.ts';

const group = 'Operators: proposals';
const roles = ['finance', 'risk', 'admin'] as const;
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
      reserve: z.enum(
        ['fast-reserve', 'futures-house', 'spot-house', 'insurance', 'bonus-pool', 'exchange-house', 'commission-pool'],
        { error: 'field-invalid' },
      ),
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
    /** The rules as a whole, from a moment on: what is open keeps the version that it was accepted under. */
    z.strictObject({ kind: z.literal('rules-change'), ...rulesChange, reason }),
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
    /** The void of everything that the recorded faults of all symbols have touched from one moment to another. */
    z.strictObject({ kind: z.literal('outage-void'), from: instantSent, to: instantSent, reason }),
    /** Makes a customer an agent, who gets a share of the fees of whom they invited, or ends it. */
    z.strictObject({
      kind: z.literal('agent-change'),
      userId,
      agent: z.boolean({ error: 'field-invalid' }),
      reason,
    }),
    /** Carries out what the customer has asked for: everything own is paid out, and the account is closed. */
    z.strictObject({ kind: z.literal('account-close'), userId, reason }),
    /**
     * Lifts the owner's own freeze for somebody who has lost the login password; the owner is told, and new withdrawals
     * wait a day.
     */
    z.strictObject({ kind: z.literal('withdrawals-unfreeze'), userId, reason }),
    /** Takes out a card that its owner can't use any more: another one is added by them in its place. */
    z.strictObject({ kind: z.literal('card-remove'), userId, cardId: opaqueId, reason }),
    /** Lets the owner of an account in again whose document they have compared with the certified one. */
    z.strictObject({ kind: z.literal('access-recovery'), requestId: opaqueId, reason }),
    /** Where customers' tokens and questions go. */
    z.strictObject({ kind: z.literal('lines'), ...lineFields, reason }),
    /** A text that leads customers to another host. */
    z.strictObject({ kind: z.literal('content'), ...contentFields, ...contentRest, reason }),
    /** Offers a product to certified people of a country in real mode. */
    z.strictObject({ kind: z.literal('country-on'), country, product: realProduct, reason }),
    /** What may be offered to retail customers of a country in real mode, lifted or tightened as a whole. */
    z.strictObject({ kind: z.literal('retail-rule'), country, ...retailRule, reason }),
    /** What a difference in the books comes from, which is the reason. */
    z.strictObject({ kind: z.literal('difference-explain'), differenceId: opaqueId, reason }),
    /** Closes a month that is over: what was booked in it is as it is for good. */
    z.strictObject({ kind: z.literal('month-close'), month, reason }),
    /** A further operator. Who approves it hands over the one-time password. */
    z.strictObject({
      kind: z.literal('operator-create'),
      name: operatorName,
      role: operatorRole,
      /** One that operators have built of it. */
      named: opaqueId.optional(),
      reason,
    }),
    z.strictObject({
      kind: z.literal('operator-role'),
      id: opaqueId,
      role: operatorRole,
      /** One that operators have built of it; without it the whole of it. */
      named: opaqueId.optional(),
      reason,
    }),
    /** A role that is built of rights, or another version of one: it holds at once for all who have it. */
    z.strictObject({ kind: z.literal('role-change'), id: opaqueId.optional(), ...roleFields, reason }),
    /**
     * What an operator may do within the role: fewer kinds of proposals, approvals up to an amount, from some
     * addresses. Null leaves what the role has.
     */
    z.strictObject({
      kind: z.literal('operator-mandate'),
      id: opaqueId,
      makes: kindNames.nullable(),
      checks: kindNames.nullable(),
      /** Of one approval, in USDT. */
      approveMax: decimalText.nullable(),
      /** Of all approvals within twenty-four hours, in USDT. */
      dayMax: decimalText.nullable().default(null),
      /** Addresses and networks (CIDR); none for any. */
      addresses: z.array(z.string({ error: 'field-invalid' }).max(50, 'field-invalid')).max(50, 'field-invalid'),
      reason,
    }),
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
    summary: 'Proposals, those that are due first',
    access: 'operator',
    roles,
    addition: true,
    query: z.strictObject({
      status: z.enum(['open', 'decided', 'all'], { error: 'field-invalid' }).default('open'),
      kind: z.string().max(40, 'field-invalid').optional(),
      id: opaqueId.optional(),
      userId: userId.optional(),
      sort,
      ...narrowing,
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
});
