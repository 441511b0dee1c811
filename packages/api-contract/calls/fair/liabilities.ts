import { z } from 'zod';
import { declare } from '../../call.ts';
import { decimalAnswer, instant, wholeNumber } from '../../scalars.ts';

const group = 'Fair dealing';

/** What is published of what is owed in one currency. */
const liabilityRoot = z.object({
  currency: z.string(),
  decimals: z.number(),
  sum: decimalAnswer,
  hash: z.string(),
  leaves: z.number(),
});

/** A node beside the way from a leaf to the root, from below. */
const treeSibling = z.object({ sum: decimalAnswer, hash: z.string() });

const taken = { day: z.number(), takenAt: instant, journalId: z.string(), roots: z.array(liabilityRoot) };

/** Of a day before there were two moments. */
const liabilitiesOfDay = z.object({
  v: z.literal(1),
  ...taken,
  own: z
    .object({
      userId: z.string(),
      leaves: z.array(
        z.object({
          currency: z.string(),
          balance: decimalAnswer,
          nonce: z.string(),
          path: z.array(treeSibling.extend({ side: z.enum(['left', 'right']) })),
        }),
      ),
    })
    .nullable(),
});

/** Docs/fair.md has the grammar. */
const liabilitiesOfMoment = z.object({
  v: z.literal(2),
  ...taken,
  /** 1 at the turn of the day, 2 at random. */
  moment: z.number(),
  /** What the house itself owned then: its reserves and fees, the insurance, the reward pools. */
  house: z.array(
    z.object({ name: z.enum(['house', 'insurance', 'pools']), currency: z.string(), amount: decimalAnswer }),
  ),
  /**
   * Addresses on TRON whose keys have signed `message`, and what each then held of USDT; null where the chain could
   * not be asked. Null where none are named.
   */
  reserves: z
    .object({
      message: z.string(),
      list: z.array(z.object({ address: z.string(), signature: z.string(), amount: decimalAnswer.nullable() })),
    })
    .nullable(),
  /** That the moment is in the public log (c2sp.org/tlog-proof); null for the seconds until it is. */
  proof: z.string().nullable(),
  own: z
    .object({
      /** Of this customer for good, and told to nobody else; null before anything was owed to them. */
      salt: z.string().nullable(),
      parts: z.array(
        z.object({
          currency: z.string(),
          part: z.number(),
          position: z.number(),
          balance: decimalAnswer,
          path: z.array(treeSibling),
        }),
      ),
    })
    .nullable(),
});

export const liabilityCalls = declare({
  'GET /fair/liabilities': {
    group,
    summary:
      'What is owed to all customers at one of two moments of a day: the roots of its sum trees, ' +
      'and with a session the way from the own leaves to them',
    access: 'public',
    knowsCaller: true,
    addition: true,
    /** The latest moment when both are absent. */
    query: z.strictObject({ day: wholeNumber(0, 1_000_000).optional(), moment: wholeNumber(1, 2).optional() }),
    answer: z.discriminatedUnion('v', [liabilitiesOfDay, liabilitiesOfMoment]),
  },
});
