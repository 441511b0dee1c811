import { z } from 'zod';
import { declare } from '../call.ts';
import { decimalAnswer, instant, instantSent, opaqueId, symbol, wholeNumber } from '../scalars.ts';

const group = 'Fair dealing';

/** An accepted mark and its place in the symbol's tape. */
const tapeMark = z.object({ seq: z.number(), time: instant, price: decimalAnswer, backfilled: z.boolean() });

/**
 * Balances are the sum of their entries; journals add up to zero; each line of the statement goes on from the one
 * before;
 * receipts fit the settled orders; minutes of the tape fit each other and their marks; the operators' audit is whole.
 */
export const bookParts = ['balances', 'journals', 'statement', 'receipts', 'tape', 'audit'] as const;

export const fairCalls = declare({
  'GET /fair/tape': {
    group,
    summary: 'Accepted marks of a symbol, with the hash chain around them',
    access: 'public',
    addition: true,
    query: z.strictObject({ symbol, from: instantSent, to: instantSent }),
    answer: z.object({
      symbol: z.string(),
      marks: z.array(tapeMark),
      /** Heads of the chain before the first and after the last of these marks. */
      prevHash: z.string(),
      headHash: z.string(),
    }),
  },
  'GET /fair/liabilities': {
    group,
    summary:
      'What is owed to all customers: the roots of a day’s sum tree, ' +
      'and with a session the way from the own leaves to them',
    access: 'public',
    knowsCaller: true,
    addition: true,
    /** The latest platform day when it is absent. */
    query: z.strictObject({ day: wholeNumber(0, 1_000_000).optional() }),
    answer: z.object({
      day: z.number(),
      takenAt: instant,
      journalId: z.string(),
      roots: z.array(
        z.object({
          currency: z.string(),
          decimals: z.number(),
          sum: decimalAnswer,
          hash: z.string(),
          leaves: z.number(),
        }),
      ),
      own: z
        .object({
          userId: z.string(),
          leaves: z.array(
            z.object({
              currency: z.string(),
              balance: decimalAnswer,
              nonce: z.string(),
              path: z.array(z.object({ side: z.enum(['left', 'right']), sum: decimalAnswer, hash: z.string() })),
            }),
          ),
        })
        .nullable(),
    }),
  },
  'GET /fair/invariants': {
    group,
    summary: 'What must always hold, counted in the database',
    access: 'public',
    addition: true,
    answer: z.object({
      time: instant,
      queryMs: z.number(),
      /** Of all accounts, the outside world included: each is zero. */
      sums: z.array(z.object({ currency: z.string(), sum: decimalAnswer })),
      negativeAccounts: z.number(),
      /** Accounts whose held amount isn't what open orders hold of them. */
      heldOtherwise: z.number(),
      journals: z.number(),
      /** The last closed minute of each symbol’s tape. */
      tape: z.array(z.object({ symbol: z.string(), seq: z.number(), headHash: z.string() })),
      /**
       * The tables compared with each other, at the last look: every hour at what is new, once a day from the first
       * entry on.
       */
      books: z.object({
        checkedAt: instant,
        isWhole: z.boolean(),
        /** Of each part the number of places that are wrong, 20 at most; `first` names one of the public tape. */
        parts: z.array(z.object({ part: z.enum(bookParts), wrong: z.number(), first: z.string().nullable() })),
      }),
      holds: z.boolean(),
    }),
  },
  'GET /fair/receipt/{orderNo}': {
    group,
    summary: 'The receipt of an own settled order: everything needed to recompute it',
    access: 'session',
    addition: true,
    params: z.strictObject({ orderNo: opaqueId }),
    answer: z.object({
      orderNo: z.string(),
      journalId: z.string(),
      time: instant,
      content: z.string(),
      contentHash: z.string(),
    }),
  },
});
