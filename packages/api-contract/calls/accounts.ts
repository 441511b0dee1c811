import { z } from 'zod';
import { declare } from '../call.ts';
import {
  accountType,
  currencyCode,
  decimalAnswer,
  decimalText,
  instant,
  instantSent,
  noBody,
  pageOf,
  pageQuery,
} from '../scalars.ts';

const group = 'Accounts and exchange';

export const balance = z.object({
  accountType: z.number(),
  currencyCode: z.string(),
  available: decimalAnswer,
  frozen: decimalAnswer,
  total: decimalAnswer,
  /** Given but not yet released by volume; only beside the USDT of type 1. */
  bonusLocked: decimalAnswer,
  /** In USDT at the last mark; null while no price is known. */
  valuation: decimalAnswer.nullable(),
});

export const statementKinds = [
  'sign-up-gift',
  'bonus-release',
  'test-funds',
  'transfer',
  'exchange',
  'fast-stake',
  'fast-win',
  'fast-lose',
  'fast-tie',
  'fast-void',
  'futures-hold',
  'futures-release',
  'futures-open',
  'futures-lock',
  'futures-close',
  'futures-liquidation',
  'spot-hold',
  'spot-release',
  'spot-fill',
  'earn-purchase',
  'earn-income',
  'earn-return',
  'earn-redeem',
  'deposit',
  'deposit-bonus',
  'bonus-refuse',
  'withdrawal-hold',
  'withdrawal-release',
  'withdrawal',
  'withdrawal-fee',
  'adjustment',
  'commission',
] as const;

export type StatementKind = (typeof statementKinds)[number];

export const statementLine = z.object({
  id: z.string(),
  time: instant,
  /** 1–3 as everywhere, 4 the locked bonus. */
  accountType: z.number(),
  currencyCode: z.string(),
  kind: z.enum(statementKinds),
  /** Signed change of `available`: the sum over all lines of an account is what is available. */
  amount: decimalAnswer,
  /** Signed change of `frozen`. */
  frozenAmount: decimalAnswer,
  available: decimalAnswer,
  frozen: decimalAnswer,
  journalId: z.string(),
  reference: z.string(),
});

/** By currency what an event has changed, and what is owned after it: in accounts 1–3, free and held. */
const eventChange = z.object({
  currencyCode: z.string(),
  /** Signed change of what is owned. */
  change: decimalAnswer,
  /** Signed change of what of it is held. */
  held: decimalAnswer,
  /** Signed change of the locked bonus, which is not owned yet. */
  bonus: decimalAnswer,
  owned: decimalAnswer,
});

export const accountCalls = declare({
  'POST /account/list': {
    group,
    summary: 'All balances',
    access: 'session',
    byKey: 'read',
    body: noBody,
    answer: z.array(balance),
  },
  'GET /account/page': {
    group,
    summary: 'The statement, newest first',
    access: 'session',
    byKey: 'read',
    query: z.strictObject({
      type: z
        .preprocess(
          (v) => (typeof v === 'string' && /^\d$/.test(v) ? Number(v) : v),
          z.number().int().min(1, 'account-type-unknown').max(4, 'account-type-unknown'),
        )
        .optional(),
      currencyCode: currencyCode.optional(),
      kind: z.enum(statementKinds, { error: 'field-invalid' }).optional(),
      from: instantSent.optional(),
      to: instantSent.optional(),
      ...pageQuery,
    }),
    answer: pageOf(statementLine),
  },
  'GET /account/events': {
    group,
    summary: 'The statement for people, newest first: one line an event, what was held for it and its fee folded in',
    access: 'session',
    byKey: 'read',
    addition: true,
    query: z.strictObject({
      currencyCode: currencyCode.optional(),
      kind: z.enum(statementKinds, { error: 'field-invalid' }).optional(),
      from: instantSent.optional(),
      to: instantSent.optional(),
      ...pageQuery,
    }),
    answer: pageOf(
      z.object({
        id: z.string(),
        time: instant,
        kind: z.enum(statementKinds),
        reference: z.string(),
        changes: z.array(eventChange),
        /** The lines of the statement that it consists of. */
        lines: z.array(statementLine),
      }),
    ),
  },
  'GET /account/day': {
    group,
    summary: 'What the customer has owned in the last 24 hours, at the prices of then',
    access: 'session',
    byKey: 'read',
    addition: true,
    answer: z.object({
      from: instant,
      to: instant,
      /** In USDT, evenly spaced from `from` to `to`; what has no price counts nothing. */
      worth: z.array(decimalAnswer),
    }),
  },
  'GET /account/profit': {
    group,
    summary: 'Realised profit of the last 90 platform days: fast orders, futures, lock mining and wealth',
    access: 'session',
    byKey: 'read',
    addition: true,
    answer: z.object({
      /** When the present platform day began; each lasts 24 hours. */
      today: instant,
      /** When the platform day began on which the account was opened. */
      since: instant,
      /** Days that have brought or cost something, oldest first: by their beginning, in USDT. */
      days: z.array(z.object({ start: instant, profit: decimalAnswer })),
    }),
  },
  'POST /account/executeUserCutTurn': {
    group,
    summary: 'Move money between own accounts',
    access: 'session',
    movesMoney: true,
    body: z.strictObject({ fromType: accountType, toType: accountType, currencyCode, amount: decimalText }),
    answer: z.object({ id: z.string(), from: balance, to: balance }),
  },
  'POST /account/findUserCurrencyAccount': {
    group,
    summary: 'One currency in all account types',
    access: 'session',
    byKey: 'read',
    body: z.strictObject({ currencyCode }),
    answer: z.array(balance),
  },
  'POST /account/findUserCurrencyAccountList': {
    group,
    summary: 'The coin account',
    access: 'session',
    byKey: 'read',
    body: noBody,
    answer: z.array(balance),
  },
  'POST /account/findAccount/{a}/{b}': {
    group,
    summary: 'One balance: account type and currency',
    access: 'session',
    byKey: 'read',
    params: z.strictObject({ a: accountType, b: currencyCode }),
    body: noBody,
    answer: balance,
  },
  'POST /account/findUserAccountList': {
    group,
    summary: 'The account and futures accounts',
    access: 'session',
    byKey: 'read',
    body: noBody,
    answer: z.array(balance),
  },
  'POST /account/balance': {
    group,
    summary: 'One balance',
    access: 'session',
    byKey: 'read',
    query: z.strictObject({ type: accountType, currencyCode }),
    body: noBody,
    answer: balance,
  },
  'POST /account/testFunds': {
    group,
    summary: 'Test funds, once a platform day, in paper mode',
    access: 'session',
    movesMoney: true,
    addition: true,
    body: noBody,
    answer: balance,
  },
});
