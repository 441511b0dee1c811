import { z } from 'zod';
import { declare } from '../call.ts';
import { totp } from './auth.ts';
import { balance } from './accounts.ts';
import {
  currencyCode,
  decimalAnswer,
  decimalText,
  fileId,
  instant,
  lineText,
  noBody,
  opaqueId,
  pageOf,
  pageQuery,
  wholeNumber,
} from '../scalars.ts';
import { acknowledged } from './fair.ts';

const group = 'Transactions';

/** Where a deposit or withdrawal stands; `processing` on the wire until it has ended. */
export const transactionSteps = [
  'requested',
  'approved',
  'sending',
  'unknown',
  'success',
  'rejected',
  'cancelled',
] as const;

export const transaction = z.object({
  id: z.string(),
  orderNo: z.string(),
  /** 1 recharge, 2 withdrawal. */
  type: z.number(),
  /** chain: seen by the watcher; usdt, vnd: asked for by a form; bank: a withdrawal to a card. */
  way: z.enum(['chain', 'usdt', 'vnd', 'bank']),
  currencyCode: z.string(),
  amount: decimalAnswer,
  /** In `currencyCode`; 0 for deposits. */
  fee: decimalAnswer,
  /** What arrives: of a withdrawal amount − fee; of a deposit what is credited, in `currencyCode`. */
  expectedAmount: decimalAnswer,
  /** In USDT: of a deposit what is or would be credited, of a withdrawal the same as expectedAmount. */
  usdtAmount: decimalAnswer,
  /** First-deposit bonus that came with it, in USDT; 0 without one. */
  bonus: decimalAnswer,
  /** VND for one USDT, where VND is paid or received. */
  vndPerUsdt: decimalAnswer.nullable(),
  /** Until when that rate holds for a deposit; later it is the rate of the approval. */
  rateUntil: instant.nullable(),
  /** What a card receives, in whole VND. */
  vndAmount: decimalAnswer.nullable(),
  chain: z.string().nullable(),
  address: z.string().nullable(),
  bankName: z.string().nullable(),
  /** Masked. */
  cardNo: z.string().nullable(),
  txid: z.string().nullable(),
  screenshot: z.string().nullable(),
  status: z.enum(['processing', 'success', 'rejected']),
  step: z.enum(transactionSteps),
  /** In the words of the operator, or `own-cancel`. */
  reason: z.string().nullable(),
  /** May still be taken back by its owner. */
  cancellable: z.boolean(),
  createTime: instant,
  /** By when a withdrawal arrives; null for deposits. */
  deadline: instant.nullable(),
  finishTime: instant.nullable(),
});

const id = z.strictObject({ id: opaqueId });
const name = lineText(80);

const recharge = z.strictObject({
  currencyCode,
  amount: decimalText,
  chain: z.enum(['TRC20'], { error: 'chain-unknown' }).optional(),
  screenshot: fileId,
  /** Of the transfer, when it is known: 64 hexadecimal digits. */
  txid: z
    .string()
    .regex(/^[0-9a-fA-F]{64}$/, 'txid-invalid')
    .optional(),
  payer: name.optional(),
  remitterAddress: name.optional(),
  companyAddress: name.optional(),
  bankName: name.optional(),
  bankCode: name.optional(),
  accountName: name.optional(),
  accountNumber: name.optional(),
});
const bankRecharge = z.strictObject({
  /** One of `getRechargeBankAccount`. */
  bankAccountId: opaqueId,
  /** In whole VND. */
  amount: decimalText,
  screenshot: fileId,
  accountName: name,
  bankName: name,
  cardNo: z.string().regex(/^[0-9]{6,32}$/, 'card-number-invalid'),
  remitterName: name,
  remitterId: name.optional(),
});
/** To exactly one of walletId, address and bankCardId. */
const withdrawal = z.strictObject({
  currencyCode,
  amount: decimalText,
  fundPasswd: z.string({ error: 'field-required' }).max(64, 'fund-password-wrong'),
  walletId: opaqueId.optional(),
  address: z.string().max(64, 'address-invalid').optional(),
  bankCardId: opaqueId.optional(),
  chain: z.enum(['TRC20'], { error: 'chain-unknown' }).optional(),
  /** Where an authenticator is switched on: six digits, or a recovery code. */
  totp: totp.optional(),
});
const filter = {
  /** 1 recharge, 2 withdrawal; both without. */
  type: wholeNumber(1, 2).optional(),
  status: z.enum(['processing', 'success', 'rejected'], { error: 'field-invalid' }).optional(),
  ...pageQuery,
};

const deposit = { group, access: 'session', movesMoney: true, answer: transaction } as const;
const withdraw = {
  group,
  access: 'session',
  movesMoney: true,
  body: withdrawal,
  answer: acknowledged(transaction),
} as const;
const page = { group, access: 'session', answer: pageOf(transaction) } as const;

const rechargeCurrency = z.object({
  currencyCode: z.string(),
  chains: z.array(z.string()),
  decimals: z.number(),
  minimum: decimalAnswer,
  /** From which amount the first-deposit bonus comes, in this currency. */
  bonusMinimum: decimalAnswer,
  /** Of the first-deposit bonus, as a fraction; 0 for who has had it or refused it, and where none is given. */
  bonusRate: decimalAnswer,
  /** Most that it can be; null without a cap. */
  bonusCapUsdt: decimalAnswer.nullable(),
});
const withdrawCurrency = z.object({
  currencyCode: z.string(),
  chains: z.array(z.string()),
  decimals: z.number(),
  minimum: decimalAnswer,
  feeRate: decimalAnswer,
});
const chargeList = { access: 'session', answer: z.array(rechargeCurrency) } as const;

export const transactionCalls = declare({
  'POST /transaction/recharge': {
    ...deposit,
    summary: 'Report a USDT deposit with its screenshot, for review',
    body: recharge,
  },
  'POST /transaction/executeRechargeUser': { ...deposit, summary: 'The same as recharge', body: recharge },
  'POST /transaction/bankRecharge': {
    ...deposit,
    summary: 'Report a VND bank transfer with its screenshot, for review',
    body: bankRecharge,
  },
  'POST /transaction/withdrawal': { ...withdraw, summary: 'Withdraw to an address or a bank card' },
  'POST /transaction/executeWithdrawalUser': { ...withdraw, summary: 'The same as withdrawal' },
  'POST /transaction/bankWithdrawal': { ...withdraw, summary: 'The same as withdrawal' },
  'GET /transaction/page': {
    ...page,
    summary: 'Own deposits and withdrawals, newest first',
    query: z.strictObject(filter),
  },
  'POST /transaction/page': {
    ...page,
    summary: 'Own deposits and withdrawals, newest first',
    body: z.strictObject(filter),
  },
  'GET /transaction/detail': {
    group,
    summary: 'One deposit or withdrawal',
    access: 'session',
    addition: true,
    query: z.strictObject({ orderNo: opaqueId }),
    answer: transaction.extend({
      /** What has happened to it, oldest first. */
      steps: z.array(z.object({ step: z.enum(transactionSteps), time: instant })),
      /** What its owner wrote into the form of a deposit; null where nothing was. */
      payer: z.string().nullable(),
      remitterAddress: z.string().nullable(),
      companyAddress: z.string().nullable(),
    }),
  },
  'POST /transaction/cancelRecharge/{id}': {
    ...deposit,
    summary: 'Take back the report of a deposit',
    addition: true,
    params: id,
    body: noBody,
  },
  'POST /transaction/cancelWithdrawal/{id}': {
    ...deposit,
    summary: 'Take back a withdrawal before its approval',
    answer: acknowledged(transaction),
    addition: true,
    params: id,
    body: noBody,
  },
  'GET /transaction/getRechargeBankAccount': {
    group,
    summary: 'Bank accounts to pay VND into, and the rate that a report now gets',
    access: 'session',
    answer: z.object({
      /** None where VND is not offered. */
      accounts: z.array(
        z.object({
          id: z.string(),
          bankName: z.string(),
          bankCode: z.string(),
          accountName: z.string(),
          accountNumber: z.string(),
          /** Exists for trying out only: nothing that is paid there arrives anywhere. */
          test: z.boolean(),
        }),
      ),
      vndPerUsdt: decimalAnswer,
      rateValidMinutes: z.number(),
      minimumVnd: decimalAnswer,
    }),
  },
  'GET /transaction/depositAddress': {
    group,
    summary: 'The own address to send to, on TRON',
    access: 'session',
    addition: true,
    query: z.strictObject({ currencyCode }),
    answer: z.object({
      currencyCode: z.string(),
      chain: z.literal('TRC20'),
      /** Null while the installation watches no chain. */
      address: z.string().nullable(),
      qrText: z.string().nullable(),
      confirmations: z.number(),
      /** Belongs to no real wallet: nothing may be sent there. */
      test: z.boolean(),
      /** Less is credited too, but a report of it is not taken. */
      minimum: decimalAnswer,
      bonusMinimum: decimalAnswer,
    }),
  },
  'GET /transaction/withdrawTerms': {
    group,
    summary: 'All that a withdrawal depends on, before anything is typed',
    access: 'session',
    addition: true,
    query: z.strictObject({ currencyCode }),
    answer: z.object({
      currencyCode: z.string(),
      available: decimalAnswer,
      minimum: decimalAnswer,
      /** The most of a platform day; null for no limit. */
      dayMax: decimalAnswer.nullable(),
      /** Hours of the platform day in which one may be submitted; null for all. */
      hours: z.object({ from: z.number(), until: z.number() }).nullable(),
      feeRate: decimalAnswer,
      arrivalHoursMin: z.number(),
      arrivalHoursMax: z.number(),
      /** Today's withdrawal, live or successful, if there is one. */
      usedToday: z.string().nullable(),
      /** When the next one may be submitted; now or earlier when nothing stands against it. */
      nextTime: instant,
      /** Until when the account is held after a changed password or a loosened rule; null without a hold. */
      holdUntil: instant.nullable(),
      /** Its owner lets nothing leave the account. */
      withdrawalsFrozen: z.boolean(),
      savedWalletsOnly: z.boolean(),
      /** For how long a wallet, card or address has to be known before money goes there; 0 with test money. */
      newDestinationHours: z.number(),
      /** An authenticator's code is asked for. */
      totp: z.boolean(),
      /** What has to be done first, in this order. */
      requiredSteps: z.array(z.enum(['primary', 'fund-password'])),
      /** Of a withdrawal to a card. */
      vndPerUsdt: decimalAnswer,
      /** The part of the balance that is a bonus not yet released, and is not withdrawn. */
      bonusLocked: decimalAnswer,
    }),
  },
  'POST /account/refuseBonus': {
    group,
    summary: 'Give back the locked bonus and take none with a deposit',
    access: 'session',
    movesMoney: true,
    addition: true,
    body: noBody,
    answer: balance,
  },
  'GET /currency/getChargeCurrencyList': {
    ...chargeList,
    group: 'Common',
    summary: 'Currencies that can be deposited',
  },
  'GET /portal/currency/chargeCurrencyList': {
    ...chargeList,
    group: 'Contract, spot and market (base path /portal)',
    summary: 'Currencies that can be deposited',
  },
  'GET /portal/currency/withdrawCurrencyList': {
    group: 'Contract, spot and market (base path /portal)',
    summary: 'Currencies that can be withdrawn',
    access: 'session',
    answer: z.array(withdrawCurrency),
  },
});
