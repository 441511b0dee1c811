import { z } from 'zod';
import { declare } from '../../../call.ts';
import { decimalAnswer, instant, instantSent, wholeNumber } from '../../../scalars.ts';
import { ruleSettings } from './settings.ts';

const group = 'Operators: rules';
const roles = ['finance', 'risk', 'admin'] as const;

/** What is proposed. `from` is the moment from which they hold; without it a minute after the approval. */
export const rulesChange = {
  /** The last version that the maker has seen. */
  basedOn: wholeNumber(1, 999_999),
  settings: ruleSettings,
  from: instantSent.nullable(),
};
const version = z.object({
  version: z.number(),
  since: instant,
  settings: ruleSettings,
});
const worst = z.object({
  fastOrder: decimalAnswer,
  fastSymbol: decimalAnswer,
  fastEdgeLeast: decimalAnswer,
  openInterest: decimalAnswer,
  spotFeesLeast: decimalAnswer,
  depositBonus: decimalAnswer,
  signUpGift: decimalAnswer,
});
/** What is open and keeps the terms that it was accepted under. */
const kept = z.object({
  fastOrders: z.number(),
  futuresOrders: z.number(),
  spotOrders: z.number(),
  quotes: z.number(),
  deposits: z.number(),
  withdrawals: z.number(),
});

export const operatorRuleCalls = declare({
  'GET /operator/rules': {
    group,
    summary: 'Rules in force, those that are decided and coming, and all versions before; changed by a proposal',
    access: 'operator',
    roles,
    addition: true,
    answer: z.object({
      time: instant,
      inForce: z.number(),
      /** Versions that are decided and not yet in force, the next first. */
      coming: z.array(z.number()),
      /** The newest first; the first one is the release's, and what nobody decided has no names. */
      versions: z.array(
        version.extend({
          maker: z.string().nullable(),
          checker: z.string().nullable(),
          reason: z.string().nullable(),
          decidedAt: instant.nullable(),
        }),
      ),
    }),
  },
  'POST /operator/rules/preview': {
    group,
    summary: 'What other rules would change, for whom, and the worst case for the house; nothing is changed by it',
    access: 'operator',
    roles,
    addition: true,
    body: z.strictObject(rulesChange),
    answer: z.object({
      /** From when they would hold. */
      since: instant,
      differences: z.array(z.object({ path: z.string(), before: z.string().nullable(), after: z.string().nullable() })),
      kept,
      worst: z.object({ before: worst, after: worst }),
    }),
  },
  'GET /common/rules': {
    group: 'Common',
    summary: 'The rules in force, and those that are decided for later, with their times',
    access: 'public',
    addition: true,
    answer: version.extend({
      /** The next first; each holds until the one after it. */
      coming: z.array(version),
    }),
  },
  'GET /common/rules/now': {
    group: 'Common',
    summary: 'Which version of the rules holds, since when, and when the next one will: for tickets that are open',
    access: 'public',
    addition: true,
    /** `next` is said a minute before at the latest. */
    answer: z.object({ version: z.number(), since: instant, next: instant.nullable() }),
  },
});
