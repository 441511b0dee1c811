import { z } from 'zod';
import { declare } from '../../call.ts';
import { decimalAnswer, instant, pageOf, pageQuery } from '../../scalars.ts';

/** One platform day of an agent. Amounts in USDT; never who has traded, or what. */
const commissionDay = z.object({
  /** `2026-11-28`, of UTC+1. */
  day: z.string(),
  /** Of those invited themselves, how many have paid fees. */
  traders: z.number(),
  fees: decimalAnswer,
  /** Of these fees, as a fraction: what held as the day began. The commission is their product, rounded down. */
  share: decimalAnswer,
  commission: decimalAnswer,
  /** Null while the pool has not enough, and where a day brings nothing. */
  paidAt: instant.nullable(),
});

export const commissionCalls = declare({
  'GET /player/commissions': {
    group: 'Accounts and exchange',
    summary: 'What the fees of whom one has invited bring, by platform day, newest first',
    access: 'session',
    addition: true,
    query: z.strictObject(pageQuery),
    answer: pageOf(commissionDay).extend({
      /** Since when one is an agent; null for who is none. */
      agentSince: instant.nullable(),
      /** Of the fees, as a fraction: what holds for the platform day that runs. */
      share: decimalAnswer,
      /** All that was paid. */
      paid: decimalAnswer,
    }),
  },
});
