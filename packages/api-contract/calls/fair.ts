import { z } from 'zod';
import { declare } from '../call.ts';
import { decimalAnswer, instant, instantSent, opaqueId, symbol } from '../scalars.ts';
import { decided, band, ends, counted, logged } from './fair/statistics-facts.ts';

const group = 'Fair dealing';

/** An accepted mark and its place in the symbol's tape. */
const tapeMark = z.object({ seq: z.number(), time: instant, price: decimalAnswer, backfilled: z.boolean() });

/**
 * Balances are the sum of their entries; journals add up to zero; each line of the statement goes on from the one
 * before;
 * receipts fit the settled orders; minutes of the tape fit each other and their marks; the operators' audit is whole.
 */
export const bookParts = ['balances', 'journals', 'statement', 'receipts', 'tape', 'audit', 'log'] as const;

/** What is promised of a command at its receipt, and signed; docs/fair.md tells how it is checked. */
export const ack = z.object({
  kind: z.enum(['ack', 'refusal']),
  /** Of an acknowledgement the command, of a refusal its reason. */
  what: z.string(),
  /** The order, quote or call that it is about. */
  subject: z.string(),
  userId: z.string(),
  /** What was accepted or asked for, as one line, and its SHA-256. */
  terms: z.string(),
  termsHash: z.string(),
  /** The last mark of the symbol at receipt, and the head of its chain; null where no price is concerned. */
  symbol: z.string().nullable(),
  lastSeq: z.number().nullable(),
  lastHead: z.string().nullable(),
  /** Of the log's last checkpoint by then. */
  logSize: z.number(),
  time: instant,
  salt: z.string(),
  signature: z.string(),
});
/** The answer of a call that carries an acknowledgement; an item of a list has none. */
export const acknowledged = <Row extends z.ZodRawShape>(row: z.ZodObject<Row>) => row.extend({ ack: ack.optional() });

/** What was done between two moments is missing, because older data were put back. */
export const restoreMark = z.object({
  restoredAt: instant,
  /** The last moment that the data hold. */
  from: instant,
  /** The last one at which somebody may have been told of something that is missing. */
  to: instant,
  lastJournalId: z.string(),
  /** Put back by the command, or found by a server that had seen more. */
  cause: z.enum(['restored', 'found']),
});

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
  'GET /fair/quotes': {
    group,
    summary: 'What each source said of the marks of a symbol: the rule makes the prices of the tape of it',
    access: 'public',
    addition: true,
    query: z.strictObject({ symbol, from: instantSent, to: instantSent }),
    answer: z.object({
      symbol: z.string(),
      /** Of the symbol's tick. */
      decimals: z.number(),
      marks: z.array(
        tapeMark.extend({
          /** Empty where no source is kept. */
          quotes: z.array(
            z.object({
              source: z.string(),
              price: decimalAnswer,
              /** When the source stated it, by its own clock, and when that arrived. */
              statedAt: instant,
              arrivedAt: instant,
              /** The source's own time of the last that came over the same line. */
              saidAt: instant,
            }),
          ),
        }),
      ),
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
        /** When they were last looked at from the first entry on; 0 for never. */
        wholeAt: instant,
        /** Of each part the number of places that are wrong, 20 at most; `first` names one, but none of balances. */
        parts: z.array(z.object({ part: z.enum(bookParts), wrong: z.number(), first: z.string().nullable() })),
      }),
      holds: z.boolean(),
    }),
  },
  'GET /fair/restores': {
    group,
    summary: 'Where the data were put back to an earlier moment, and what is missing since, newest first',
    access: 'public',
    addition: true,
    answer: z.object({ list: z.array(restoreMark) }),
  },
  'GET /fair/seeds': {
    group,
    summary:
      'What the simulated market’s prices rest on: the seeds of days that have ended, newest first, and public values',
    access: 'public',
    addition: true,
    answer: z.object({
      list: z.array(
        z.object({
          /** Platform day. */
          day: z.number(),
          /** 32 bytes, hexadecimal. */
          seed: z.string(),
          /** SHA-256 of its bytes: the seed of the day before. */
          commitment: z.string(),
          revealedAt: instant,
        }),
      ),
      /** Null where prices are not simulated. */
      market: z
        .object({
          /** The first platform day that its seeds made. */
          firstDay: z.number(),
          /** The seed of the day before that: what all of them are bound to. */
          anchor: z.string(),
          origin: z.enum(['random', 'set']),
          /** By symbol, where there were prices before these seeds: from when on they stand so far above the path. */
          levels: z.record(z.string(), z.tuple([z.number(), z.number()])),
        })
        .nullable(),
      /** By platform day, ascending: the round of drand that goes into its prices, named before it exists. */
      publicValues: z.array(
        z.object({
          day: z.number(),
          /** Hash of the chain, hexadecimal. */
          chain: z.string(),
          round: z.number(),
          /** BLS on G1, hexadecimal; the value is its SHA-256. Null where it was left out, and until it is there. */
          signature: z.string().nullable(),
          /** Null while it is awaited. */
          closedAt: instant.nullable(),
        }),
      ),
    }),
  },
  'GET /fair/statistics': {
    group,
    summary: 'What became of trading here in the last 90 platform days, taken once a day; null before the first time',
    access: 'public',
    addition: true,
    answer: z.object({
      statistics: z
        .object({
          /** Of how it is counted. */
          version: z.number(),
          /** The platform day that it ends before. */
          day: z.number(),
          takenAt: instant,
          days: z.number(),
          /** Whom fast orders and futures have brought or cost something; null of fewer than 5. */
          accounts: z.object({
            traded: z.number().nullable(),
            lost: z.number().nullable(),
            /** 0 to 1; null below 100 accounts. */
            lossShare: z.string().nullable(),
          }),
          fast: band.extend({
            /** Those that at least 5 accounts have traded, but the smallest of them where another has too few. */
            durations: z.array(ends.extend({ seconds: z.number() })),
            /** All other durations together. */
            others: ends.extend({ durations: z.number() }).nullable(),
            /** Null where fewer than 5 accounts have ordered one of both. */
            up: decided.nullable(),
            down: decided.nullable(),
          }),
          halts: z.number(),
          /** All symbols added up; null before version 2. */
          haltedMs: z.number().nullable(),
          faults: z.number(),
          /** By two operators: lost stakes that went back, wins that stayed. */
          voids: z.object({ decided: z.number(), lostGivenBack: z.number(), winsKept: z.number() }),
          /** Null where it was not counted. */
          counted: counted.nullable(),
          /** Null where no log was there for a whole day. */
          logged: logged.nullable(),
        })
        .nullable(),
    }),
  },
  'GET /fair/receipt/{orderNo}': {
    group,
    summary: 'The receipt of an own settled order: everything needed to recompute it',
    access: 'session',
    byKey: 'read',
    addition: true,
    params: z.strictObject({ orderNo: opaqueId }),
    answer: z.object({
      orderNo: z.string(),
      journalId: z.string(),
      time: instant,
      content: z.string(),
      contentHash: z.string(),
      /** That it is in the public log (c2sp.org/tlog-proof); null for the seconds until it is. */
      proof: z.string().nullable(),
    }),
  },
  'GET /fair/receipts/{orderNo}': {
    group,
    summary: 'All receipts of an own order, 200 at most, in the order in which they were settled',
    access: 'session',
    byKey: 'read',
    addition: true,
    params: z.strictObject({ orderNo: opaqueId }),
    answer: z.object({
      list: z.array(
        z.object({
          orderNo: z.string(),
          journalId: z.string(),
          time: instant,
          content: z.string(),
          contentHash: z.string(),
        }),
      ),
    }),
  },
  'GET /fair/acknowledgements': {
    group,
    summary:
      'What was promised to the caller from one moment to another, 200 at most, oldest first: acknowledgements and ' +
      'signed refusals, each with its proof in the public log',
    access: 'session',
    byKey: 'read',
    addition: true,
    query: z.strictObject({ from: instantSent, to: instantSent }),
    answer: z.object({
      list: z.array(
        z.object({
          time: instant,
          /** The bytes of the promise, which with the salt before them are its leaf. */
          content: z.string(),
          terms: z.string(),
          salt: z.string(),
          signature: z.string(),
          /** That it is in the public log (c2sp.org/tlog-proof); null for the seconds until it is. */
          proof: z.string().nullable(),
        }),
      ),
    }),
  },
  'GET /fair/bundle': {
    group,
    summary:
      'Own receipts and acknowledgements, the statement and the tape that they rest on, from one moment to another: ' +
      'a file that stays checkable without a server, written as docs/fair.md says',
    access: 'session',
    byKey: 'read',
    addition: true,
    query: z.strictObject({ from: instantSent, to: instantSent }),
    answersLines: true,
    answer: z.custom<AsyncIterable<string>>(),
  },
});
