import { z } from 'zod';
import { declare } from '../../call.ts';
import { decimalAnswer, instant, opaqueId, pageOf } from '../../scalars.ts';
import { many, narrowing, orderNo, person, proposal, reason, sortByTime, userId } from './shapes.ts';

const group = 'Operators: customers';
const all = ['support', 'finance', 'risk', 'admin'] as const;
/** What two accounts or requests have in common. */
export const duplicateKind = z.enum(['document', 'card', 'address', 'device', 'transaction', 'amount']);
const params = z.strictObject({ userId });

export const operatorCustomerCalls = declare({
  'GET /operator/customers': {
    group,
    summary:
      'Search by what is on a screen: id, account, name, nickname, email, phone, invite code, address, IP, device',
    access: 'operator',
    roles: all,
    addition: true,
    query: z.strictObject({
      ...narrowing,
      sort: sortByTime,
      /** Whom this customer has invited. */
      userId: userId.optional(),
      frozen: z.enum(['true', 'false'], { error: 'field-invalid' }).optional(),
      /** Who asks to close the account. */
      closing: z.enum(['true'], { error: 'field-invalid' }).optional(),
      ...many,
    }),
    answer: pageOf(person),
  },
  'GET /operator/customers/{userId}': {
    group,
    summary: 'One customer with balances',
    access: 'operator',
    roles: all,
    addition: true,
    params,
    answer: z.object({
      person,
      balances: z.array(
        z.object({
          accountType: z.number(),
          currencyCode: z.string(),
          available: decimalAnswer,
          frozen: decimalAnswer,
          bonusLocked: decimalAnswer,
          valuation: decimalAnswer.nullable(),
        }),
      ),
      /** That wait for a decision about this customer; none for support. */
      proposals: z.array(proposal),
      /** Asks to close the account, and where everything is to be paid. */
      closing: z.object({ time: instant, destination: z.string() }).nullable(),
      /** What of a closed account was erased: names and contact, and, null until then, papers and messages. */
      erasure: z.object({ closedAt: instant, contactAt: instant, papersAt: instant.nullable() }).nullable(),
    }),
  },
  'GET /operator/customers/{userId}/duplicates': {
    group,
    summary:
      'What others, or other requests, have in common with a customer or one of their requests; no proof of anything',
    access: 'operator',
    roles: all,
    addition: true,
    params,
    /** Of a deposit or withdrawal: what it has in common with other requests, too. */
    query: z.strictObject({ orderNo: orderNo.optional() }),
    answer: z.array(
      z.object({
        kind: duplicateKind,
        userId: z.string(),
        person: person.nullable(),
        /** The other request, and whether it is a deposit or a withdrawal. */
        orderNo: z.string().nullable(),
        type: z.enum(['deposit', 'withdrawal']).nullable(),
        /** What both have; nothing of a document or a card. */
        value: z.string().nullable(),
        time: instant.nullable(),
      }),
    ),
  },
  'GET /operator/customers/{userId}/cards': {
    group,
    summary: 'Bank cards of a customer, masked, with those that were taken out',
    access: 'operator',
    roles: all,
    addition: true,
    params,
    answer: z.array(
      z.object({
        id: z.string(),
        bankName: z.string(),
        cardNo: z.string(),
        city: z.string(),
        createdAt: instant,
        usableAt: instant,
        removedAt: instant.nullable(),
      }),
    ),
  },
  'GET /operator/customers/{userId}/journal': {
    group,
    summary: 'The statement of a customer, newest first',
    access: 'operator',
    roles: ['finance', 'risk', 'admin', 'support'],
    addition: true,
    params,
    query: z.strictObject({ ...many }),
    answer: pageOf(
      z.object({
        id: z.string(),
        time: instant,
        accountType: z.number(),
        currencyCode: z.string(),
        kind: z.string(),
        amount: decimalAnswer,
        frozenAmount: decimalAnswer,
        available: decimalAnswer,
        frozen: decimalAnswer,
        journalId: z.string(),
        reference: z.string(),
      }),
    ),
  },
  'GET /operator/customers/{userId}/orders': {
    group,
    summary: 'Orders of a customer of one family, newest first',
    access: 'operator',
    roles: all,
    addition: true,
    params,
    query: z.strictObject({
      family: z.enum(['fast', 'futures', 'spot'], { error: 'field-invalid' }).default('fast'),
      ...many,
    }),
    answer: pageOf(
      z.object({
        orderNo: z.string(),
        symbol: z.string(),
        family: z.string(),
        side: z.string(),
        amount: decimalAnswer,
        status: z.string(),
        outcome: z.string().nullable(),
        openedAt: instant,
        endedAt: instant.nullable(),
      }),
    ),
  },
  'GET /operator/customers/{userId}/sessions': {
    group,
    summary: 'Live sessions of a customer',
    access: 'operator',
    roles: ['support', 'risk', 'admin'],
    addition: true,
    params,
    answer: z.array(
      z.object({
        id: z.string(),
        devicePlatform: z.number(),
        /** Browser and system in two words, the network without the part that names a machine; null if unknown. */
        device: z.string().nullable(),
        network: z.string().nullable(),
        startedAt: instant,
        seenAt: instant,
      }),
    ),
  },
  'POST /operator/customers/endSession': {
    group,
    summary: 'End one session of a customer',
    access: 'operator',
    roles: ['support', 'risk', 'admin'],
    addition: true,
    body: z.strictObject({ userId, id: opaqueId, reason }),
    answer: z.null(),
  },
  'POST /operator/customers/freeze': {
    group,
    summary:
      'Freeze an account: its sessions end, a new one reads and writes to support, payouts are held, ' +
      'open orders run on by their terms',
    access: 'operator',
    roles: ['support', 'risk', 'admin'],
    addition: true,
    body: z.strictObject({ userId, reason }),
    answer: person,
  },
  'POST /operator/customers/holdPayouts': {
    group,
    summary: 'Hold what the customer takes out, and nothing else',
    access: 'operator',
    roles: ['support', 'finance', 'risk', 'admin'],
    addition: true,
    body: z.strictObject({ userId, reason }),
    answer: person,
  },
  'POST /operator/customers/unfreeze': {
    group,
    summary: 'Let a customer do everything again who is frozen or whose payouts are held',
    access: 'operator',
    roles: ['risk', 'admin'],
    addition: true,
    body: z.strictObject({ userId, reason }),
    answer: person,
  },
  'GET /operator/customers/{userId}/notes': {
    group,
    summary: 'What operators have noted',
    access: 'operator',
    roles: all,
    addition: true,
    params,
    query: z.strictObject({ ...many }),
    answer: pageOf(z.object({ id: z.string(), time: instant, operator: z.string(), text: z.string() })),
  },
  'POST /operator/customers/note': {
    group,
    summary: 'Note something about a customer',
    access: 'operator',
    roles: all,
    addition: true,
    body: z.strictObject({ userId, text: reason }),
    answer: z.null(),
  },
});
