import { existsSync, readFileSync } from 'node:fs';
import { sourceAgeMostMs } from '@candor/core/market/sources.ts';
import { z } from 'zod';
import { faultOfAccountKey } from './chain/account-key.ts';
import { isTronAddress } from './chain/tron-address.ts';
import { consoleSettings } from './running/settings/console-settings.ts';
import {
  days,
  events,
  flag,
  hosts,
  httpUrl,
  list,
  marketSource,
  networkLine,
  networks,
  organisation,
  port,
  shardForm,
  wsUrl,
} from './running/settings/forms.ts';
import { faultsTogether, hostOf } from './running/settings/settings-together.ts';
import { faultsOfRealMode } from './running/real-mode.ts';
import { readSettingsFile } from './running/settings-file.ts';

/**
 * Every setting, once: its environment name, its form, its default, what it is for. The README's table is made from
 * this.
 */
export const settingsSchema = z
  .object({
    PORT: port.default(8080).describe('where the product answers'),
    HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
    ...consoleSettings,
    DATA_DIR: z.string().min(1).default('data').describe('folder of the embedded database'),
    DATABASE_URL: z
      .url({ protocol: /^postgres(ql)?$/ })
      .optional()
      .describe('PostgreSQL 15 or newer; without it the embedded one'),
    DATABASE_OWNER_URL: z
      .url({ protocol: /^postgres(ql)?$/ })
      .optional()
      .describe(
        'the same database as the owner of its tables, for `npm run migrate` alone: then the role of DATABASE_URL ' +
          'can neither drop guards nor delete history',
      ),
    DATABASE_READ_URL: z
      .url({ protocol: /^postgres(ql)?$/ })
      .optional()
      .describe(
        'a streaming copy of it for what takes long to read: statements, tables, reports; where it lags behind what ' +
          'was committed before the question, DATABASE_URL is asked',
      ),
    ROLE: z
      .enum(['all', 'engine', 'api', 'stream'])
      .default('all')
      .describe(
        'what this process does: all, or its part of several that share DATABASE_URL, REDIS_URL and SECRETS_KEY: ' +
          'the engine (one works, others stand by), calls (any number), or the stream (any number)',
      ),
    ENGINE_ADDRESS: httpUrl
      .optional()
      .describe('where the other processes reach this engine; without it at HOST and PORT'),
    REDIS_URL: z
      .url({ protocol: /^rediss?$/ })
      .optional()
      .describe('Redis or Valkey, for what several processes tell each other; one process needs none'),
    ORGANISATION: z
      .string()
      .regex(organisation, 'must be small letters, digits and dashes')
      .default('candor')
      .describe('whose shard this is: what comes under the code of another organisation is answered elsewhere, or 404'),
    SHARDS: list
      .default([])
      .refine((shards) => shards.every((shard) => shardForm.test(shard)), 'must be code=address, with commas between')
      .describe(
        'other organisations, each with its own processes and data, as code=address of who answers their calls',
      ),
    STANDBY: flag.default(false).describe('wait until the writer of DATABASE_URL has ended, and take over'),
    SECRETS_KEY: z
      .string()
      .regex(/^[0-9a-fA-F]{64}(,[0-9a-fA-F]{64})*$/, 'must be 64 hex digits, or several of them with commas between')
      .optional()
      .describe(
        'key of card numbers and papers at rest, 64 hex digits; older ones behind it, with commas, until everything ' +
          'is sealed anew; without it a key file in the data folder',
      ),
    FILES_DIR: z
      .string()
      .min(1)
      .optional()
      .describe('folder of uploaded pictures, those of customers sealed; without it `files` in the data folder'),
    FILES_S3_URL: httpUrl
      .optional()
      .describe('bucket of an S3-compatible store for them instead: address with the bucket as path'),
    FILES_S3_REGION: z.string().min(1).default('us-east-1').describe('region of that store'),
    FILES_S3_KEY: z.string().min(1).optional().describe('access key id for it'),
    FILES_S3_SECRET: z.string().min(1).optional().describe('secret of that key'),
    TRON_XPUB: z
      .string()
      .superRefine((text, context) => {
        const fault = faultOfAccountKey(text);
        if (fault !== null) context.addIssue({ code: 'custom', message: fault });
      })
      .optional()
      .describe(
        "extended public key of the account m/44'/195'/0' whose addresses customers pay to; " +
          'without it, in paper mode, a public test key',
      ),
    TRON_GRID_URL: httpUrl
      .optional()
      .describe(
        'TronGrid, or a node that speaks its interface: watches deposits and payments; without it nothing is watched',
      ),
    TRON_GRID_KEY: z.string().min(1).optional().describe('API key for it'),
    RESERVES: z
      .string()
      .min(1)
      .optional()
      .describe(
        'file of addresses on TRON that hold what is owed, one a line with its signature of `reserves of ` and the ' +
          'host of PUBLIC_URL; shown beside what is owed, with their balances where TRON_GRID_URL is set',
      ),
    TRON_USDT_CONTRACT: z
      .string()
      .refine(isTronAddress, 'must be an address on TRON')
      .default('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t')
      .describe('the one token contract whose transfers count'),
    ALERTS_INSIDE: hosts.describe('hosts of the own network, as host:port, that alerts may go to, also without TLS'),
    MODE: z
      .enum(['paper', 'real'])
      .default('paper')
      .describe('written into the database at the first start, fixed from then on'),
    MARKET_FEED: z.enum(['simulated', 'replay', 'binance']).default('simulated').describe('where prices come from'),
    MARKET_SEED: z
      .string()
      .min(8)
      .max(200)
      .optional()
      .describe(
        'seed of the simulated market at the first start, for tests: at least 32 bytes; whoever knows it knows all ' +
          'coming prices, and the product says that it was set; random without it',
      ),
    DRAND_URL: httpUrl
      .regex(/\/[0-9a-f]{64}\/?$/, 'must end in the hash of a drand chain, as https://api.drand.sh/52db9ba7…')
      .optional()
      .describe(
        'drand chain of the kind quicknet whose rounds go into the simulated prices of each day, by its address with ' +
          'its hash at the end; without it the prices rest on the seed alone, and the product says so',
      ),
    MARKET_REPLAY_FILE: z
      .string()
      .min(1)
      .optional()
      .describe('recorded trades for the replay feed: csv of time,price,quantity,side'),
    BINANCE_REST_URL: httpUrl
      .default('https://api.binance.com')
      .describe('public REST interface of the binance feed: history, order books'),
    BINANCE_WS_URL: wsUrl
      .default('wss://stream.binance.com:9443')
      .describe('public streams of the binance feed: deals, order books'),
    MARKET_SOURCES: list
      .default([])
      .refine(
        (sources) => sources.every((source) => marketSource.test(source)),
        'must be name=rest-url|stream-url, with commas between',
      )
      .describe('further venues of the same protocol: name=REST address, a bar, stream address; the median of all'),
    SOURCE_AGE_MAX_MS: z.coerce
      .number()
      .int()
      .min(50)
      .max(sourceAgeMostMs)
      .default(sourceAgeMostMs)
      .describe('a venue of real prices whose last word is older, in milliseconds by its own clock, does not count'),
    TAPE_KEEP_DAYS: days(30, 36_500, 400).describe(
      'days for which all recorded prices are kept; those on which a receipt rests are kept for good',
    ),
    CLOCK_AHEAD_ACCEPTED: z.coerce
      .number()
      .int()
      .min(0)
      .default(0)
      .describe("seconds that the data may be ahead of this machine's clock, where an earlier start had a wrong one"),
    SMTP_URL: z
      .url({ protocol: /^smtps?$/ })
      .optional()
      .describe('mail server; without it mails go to the development outbox'),
    MAIL_FROM: z.string().min(3).default('Candor <no-reply@localhost>').describe('sender of mails'),
    SMS_URL: httpUrl
      .optional()
      .describe(
        'provider of text messages, asked by POST with JSON { id, to, text, from }; ' +
          'without it they go to the development outbox',
      ),
    SMS_TOKEN: z.string().min(1).optional().describe('token of that provider, sent as Authorization: Bearer'),
    SMS_FROM: z.string().min(1).max(20).optional().describe('sender of text messages, if the provider wants one'),
    INVITE_CODE_REQUIRED: flag.default(false).describe('sign-up needs an invite code'),
    DEVELOPMENT_OUTBOX: flag.default(false).describe('show the outbox to other addresses than loopback'),
    ALLOWED_HOSTS: list
      .default([])
      .refine(
        (hosts) => hosts.every((host) => hostOf(`http://${host}`) === host.toLowerCase()),
        'must be names without a port, such as candor.example',
      )
      .describe(
        'names under which the product may be asked, ' +
          'beside those of PUBLIC_URL and NETWORK_LINES, addresses and localhost',
      ),
    CORS_ORIGINS: list.default([]).describe('web origins that may call the API, beside the own one'),
    NETWORK_LINES: list
      .default([])
      .refine(
        (lines) => lines.every((line) => networkLine.test(line) && URL.canParse(line.replace(/^[^=]*=/, ''))),
        'must be name=url, with commas between',
      )
      .describe('other addresses of the product, as name=url; each has to name this one in its CORS_ORIGINS'),
    TRUST_PROXY: networks.describe('addresses of proxies whose X-Forwarded-For is believed'),
    METRICS_TOKEN: z.string().min(16).optional().describe('lets others than loopback read /metrics'),
    RATE_LIMITS: flag.default(true).describe('the limits below; only a measurement switches them off'),
    CALLS_PER_USER: events
      .default(50)
      .describe('calls that one user may make in a second; each order of a batch counts'),
    CALLS_PER_ADDRESS: events
      .default(200)
      .describe(
        'calls that may come from one address in a second, each order of a batch counted; on phones a provider puts ' +
          "many customers behind one. Files of the web don't count",
      ),
    SIGN_UPS_PER_ADDRESS: events.default(60).describe('sign-ups from one address in an hour'),
    MAILS_PER_ADDRESS: events.default(60).describe('mails with a code that one address may ask for in an hour'),
    TEXTS_PER_ADDRESS: events
      .default(20)
      .describe('text messages with a code that one address may ask for in an hour; each costs money'),
    UPLOADS_PER_USER: events.default(80).describe('pictures that one user may send in ten minutes'),
    SECURITY_EVENTS_DAYS: days(30, 3_650, 180).describe('days for which sign-ins, refusals and the like are kept'),
    CLOSED_ACCOUNT_DAYS: days(1, 365, 30).describe(
      'days after which names, contact and arrangements of an account that was closed are erased',
    ),
    PAPERS_KEPT_DAYS: days(30, 10_950, 1_826).describe(
      'days for which papers, cards, forms of payments and conversations are kept after an account was closed; ' +
        'laws on money laundering ask for five years or more',
    ),
    TRACES_URL: httpUrl
      .optional()
      .describe(
        'where spans of calls are sent (OpenTelemetry: OTLP over HTTP), as http://collector:4318/v1/traces; ' +
          'without it nothing is traced',
      ),
    TRACES_SHARE: z.coerce.number().min(0).max(1).default(0.01).describe('share of calls that are traced, 0 to 1'),
    LOG_LEVEL: z
      .enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent'])
      .default('info')
      .describe('how much is logged'),
    DEMO_ACCOUNT: flag.default(true).describe('a demo account with a history, in paper mode'),
    VND_PER_USDT: z
      .string()
      .regex(/^[1-9]\d{0,6}$/, 'must be whole VND')
      .default('26300')
      .describe('Vietnamese dong for one USDT, for showing values'),
    BUY_PROVIDERS: list
      .default([])
      .refine(
        (providers) =>
          providers.every(
            (provider) =>
              /^[^=]{1,40}=https:\/\//.test(provider) && URL.canParse(provider.slice(provider.indexOf('=') + 1)),
          ),
        'must be name=https-address, with commas between',
      )
      .describe('where USDT can be bought online, as name=https-address'),
    LOG_POLICY: z
      .string()
      .min(1)
      .optional()
      .describe(
        'file of the witnesses that cosign the public log, and how many are enough (c2sp.org/tlog-policy); ' +
          'without it nobody is asked',
      ),
    TIMESTAMP_URL: httpUrl
      .optional()
      .describe(
        'server of time-stamps (RFC 3161) that is given the checkpoint of the public log once a day; ' +
          'without it none is',
      ),
    PUBLIC_URL: httpUrl
      .optional()
      .describe(
        'address of the product as customers know it: passkeys are for its host; ' +
          'push services are told it as the contact',
      ),
  })
  .superRefine((settings, context) => {
    for (const { key, message } of [...faultsTogether(settings), ...faultsOfRealMode(settings)])
      context.addIssue({ code: 'custom', path: [key], message });
  });

export type Settings = z.output<typeof settingsSchema>;

/** A setting that can't be used; the message names its key. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/**
 * Environment over settings file (`candor.env`, or what SETTINGS_FILE names). @throws SettingsError that names lines
 * and keys at fault
 */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const file = environment.SETTINGS_FILE ?? 'candor.env';
  if (environment.SETTINGS_FILE !== undefined && !existsSync(file))
    throw new SettingsError(`SETTINGS_FILE: there is no file ${file}`);
  return settingsOf({ ...(existsSync(file) ? valuesIn(file) : {}), ...environment });
}

function valuesIn(file: string): NodeJS.Dict<string> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(file);
  } catch (error) {
    throw new SettingsError(
      `${file}: this user can't read it (${error instanceof Error ? error.message : String(error)})`,
    );
  }
  const read = readSettingsFile(bytes, Object.keys(settingsSchema.shape));
  if ('values' in read) return read.values;
  throw new SettingsError(read.faults.map((words) => `${file}: ${words}`).join('\n'));
}

/** @throws SettingsError that names every key at fault */
export function settingsOf(source: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}
