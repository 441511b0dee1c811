import { z } from 'zod';
import { declare } from '../call.ts';
import { customerTextCalls } from './service/texts.ts';
import { decimalAnswer, instant } from '../scalars.ts';

const group = 'Common';

export const commonCalls = declare({
  'GET /common/getConfig': {
    group,
    summary: 'Base configuration',
    access: 'public',
    answer: z.object({
      version: z.string(),
      mode: z.enum(['paper', 'real']),
      organisation: z.string(),
      feed: z.object({
        name: z.string(),
        simulated: z.boolean(),
        seedHash: z.string().nullable(),
        /** Of simulated prices: drawn at random, or set by who installed it, who then knows all that come. */
        seedOrigin: z.enum(['random', 'set']).nullable(),
      }),
      /** Where real prices come from, and the rules by which several make one; null where nobody trades them. */
      sources: z
        .object({
          /** A source whose line is further behind doesn't count. */
          ageMaxMs: z.number(),
          /** Two sources further apart give no price; a fraction. */
          apartMax: decimalAnswer,
          list: z.array(z.object({ name: z.string(), hosts: z.array(z.string()) })),
        })
        .nullable(),
      /** Who signs the public log, and its key as c2sp.org/signed-note writes one; whose cosignatures are asked for. */
      log: z
        .object({
          origin: z.string(),
          vkey: z.string(),
          cosignerVkey: z.string().nullable(),
          witnesses: z.array(z.object({ name: z.string(), vkey: z.string() })),
          /** The log that ended before this one began, its last size that is known, and why. */
          previous: z
            .object({
              origin: z.string(),
              size: z.number(),
              reason: z.enum(['restored', 'behind', 'differs']),
              time: instant,
            })
            .nullable(),
        })
        .nullable(),
      languages: z.array(z.object({ key: z.string(), locale: z.string(), name: z.string() })),
      lines: z.array(z.object({ name: z.string(), url: z.string() })),
      /** Where USDT can be bought online. */
      buyProviders: z.array(
        z.object({
          name: z.string(),
          url: z.string(),
          /** Sells nothing: it shows in paper mode what a provider looks like. */
          example: z.boolean(),
        }),
      ),
      inviteCodeRequired: z.boolean(),
      phoneCodeRequired: z.boolean(),
      testFundsPerDayUsdt: decimalAnswer,
      signUpGiftUsdt: decimalAnswer,
      firstDepositBonusRate: decimalAnswer,
      developmentOutbox: z.boolean(),
      platformOffsetMinutes: z.number(),
      serverTime: instant,
    }),
  },
  'GET /common/areaCode/list': {
    group,
    summary: 'Dial codes',
    access: 'public',
    answer: z.array(z.object({ country: z.string(), name: z.string(), areaCode: z.string() })),
  },
  'GET /common/sysCountry/list': {
    group,
    summary: 'Countries and regions',
    access: 'public',
    answer: z.array(z.object({ code: z.string(), name: z.string(), nativeName: z.string() })),
  },
  ...customerTextCalls,
});

/** What watches and describes the program itself. */
export const systemCalls = declare({
  'GET /health': {
    group: 'System',
    summary: 'Whether the program lives',
    access: 'public',
    addition: true,
    answer: z.object({ ready: z.boolean(), database: z.string(), feed: z.string(), mode: z.string() }),
  },
  'GET /ready': {
    group: 'System',
    summary: 'Whether it can do its work: it stores, has fresh prices and no long queue',
    access: 'public',
    addition: true,
    answer: z.object({ commitAgeMs: z.number(), markAgeMs: z.number().nullable(), waiting: z.number() }),
  },
});
