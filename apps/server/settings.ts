import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';
import { faultOfAccountKey, testAccountKey } from './chain/account-key.ts';
import { isTronAddress } from './chain/tron-address.ts';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const list = z.string().transform((text) => text.split(',').map((item) => item.trim()).filter((item) => item !== ''));
const httpUrl = z.url({ protocol: /^https?$/ });
const wsUrl = z.url({ protocol: /^wss?$/ });
/** `name=https://rest.example|wss://streams.example` */
const marketSource = /^[a-z0-9-]{1,20}=https?:\/\/[^|,\s]+\|wss?:\/\/[^|,\s]+$/;

/** `name=https://line.example`; the name may be left out */
const networkLine = /^([^=]*=)?https?:\/\/[^\s=;]+$/;

const mainNetworkHost = 'api.trongrid.io';
const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');

/** Every setting, once: its environment name, its form, its default, what it is for. The README's table is made from this. */
export const settingsSchema = z.object({
  PORT: port.default(8080).describe('where the product answers'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
  DATA_DIR: z.string().min(1).default('data').describe('folder of the embedded database'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional().describe('PostgreSQL 15 or newer; without it the embedded one'),
  SECRETS_KEY: z.string().regex(/^[0-9a-fA-F]{64}$/, 'must be 64 hex digits').optional().describe('key of card numbers and papers at rest, 64 hex digits; without it a key file in the data folder'),
  FILES_DIR: z.string().min(1).optional().describe('folder of uploaded pictures, sealed; without it `files` in the data folder'),
  FILES_S3_URL: httpUrl.optional().describe('bucket of an S3-compatible store for them instead: address with the bucket as path'),
  FILES_S3_REGION: z.string().min(1).default('us-east-1').describe('region of that store'),
  FILES_S3_KEY: z.string().min(1).optional().describe('access key id for it'),
  FILES_S3_SECRET: z.string().min(1).optional().describe('secret of that key'),
  TRON_XPUB: z.string().superRefine((text, context) => {
    const fault = faultOfAccountKey(text);
    if (fault !== null) context.addIssue({ code: 'custom', message: fault });
  }).optional().describe("extended public key of the account m/44'/195'/0' whose addresses customers pay to; without it, in paper mode, a public test key"),
  TRON_GRID_URL: httpUrl.optional().describe('TronGrid, or a node that speaks its interface: watches deposits and payments; without it nothing is watched'),
  TRON_GRID_KEY: z.string().min(1).optional().describe('API key for it'),
  TRON_USDT_CONTRACT: z.string().refine(isTronAddress, 'must be an address on TRON').default('TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t').describe('the one token contract whose transfers count'),
  MODE: z.enum(['paper', 'real']).default('paper').describe('written into the database at the first start, fixed from then on'),
  MARKET_FEED: z.enum(['simulated', 'replay', 'binance']).default('simulated').describe('where prices come from'),
  MARKET_SEED: z.string().min(8).max(200).optional().describe('seed of the simulated market at the first start; random without it'),
  MARKET_REPLAY_FILE: z.string().min(1).optional().describe('recorded trades for the replay feed: csv of time,price,quantity,side'),
  BINANCE_REST_URL: httpUrl.default('https://api.binance.com').describe('public REST interface of the binance feed: history, order books'),
  BINANCE_WS_URL: wsUrl.default('wss://stream.binance.com:9443').describe('public streams of the binance feed: deals, order books'),
  MARKET_SOURCES: list.default([]).refine((sources) => sources.every((source) => marketSource.test(source)), 'must be name=rest-url|stream-url, with commas between')
    .describe('further venues of the same protocol: name=REST address, a bar, stream address; the price is the median of all'),
  SMTP_URL: z.url({ protocol: /^smtps?$/ }).optional().describe('mail server; without it mails go to the development outbox'),
  MAIL_FROM: z.string().min(3).default('Candor <no-reply@localhost>').describe('sender of mails'),
  SMS_URL: httpUrl.optional().describe('provider of text messages, asked by POST with JSON { id, to, text, from }; without it they go to the development outbox'),
  SMS_TOKEN: z.string().min(1).optional().describe('token of that provider, sent as Authorization: Bearer'),
  SMS_FROM: z.string().min(1).max(20).optional().describe('sender of text messages, if the provider wants one'),
  INVITE_CODE_REQUIRED: flag.default(false).describe('sign-up needs an invite code'),
  DEVELOPMENT_OUTBOX: flag.default(false).describe('show the outbox to other addresses than loopback'),
  CORS_ORIGINS: list.default([]).describe('web origins that may call the API, beside the own one'),
  NETWORK_LINES: list.default([]).refine((lines) => lines.every((line) => networkLine.test(line) && URL.canParse(line.replace(/^[^=]*=/, ''))), 'must be name=url, with commas between')
    .describe('other addresses of the product, as name=url; each has to name this one in its CORS_ORIGINS'),
  TRUST_PROXY: list.default([]).describe('addresses of proxies whose X-Forwarded-For is believed'),
  METRICS_TOKEN: z.string().min(16).optional().describe('lets others than loopback read /metrics'),
  RATE_LIMITS: flag.default(true).describe('limits of calls per second; only a measurement switches them off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info').describe('how much is logged'),
  DEMO_ACCOUNT: flag.default(true).describe('a demo account with a history, in paper mode'),
  VND_PER_USDT: z.string().regex(/^[1-9]\d{0,6}$/, 'must be whole VND').default('26300').describe('Vietnamese dong for one USDT, for showing values'),
  BUY_PROVIDERS: list.default([]).refine((providers) => providers.every((provider) => /^[^=]{1,40}=https:\/\//.test(provider) && URL.canParse(provider.slice(provider.indexOf('=') + 1))), 'must be name=https-address, with commas between')
    .describe('where USDT can be bought online, as name=https-address'),
  PUBLIC_URL: httpUrl.optional().describe('address of the product as customers know it; push services are told it as the contact'),
}).superRefine((settings, context) => {
  if (settings.MARKET_FEED === 'replay' && settings.MARKET_REPLAY_FILE === undefined) {
    context.addIssue({ code: 'custom', path: ['MARKET_REPLAY_FILE'], message: 'is needed when MARKET_FEED is replay' });
  }
  if (settings.FILES_S3_URL !== undefined) {
    const lacking = (['FILES_S3_KEY', 'FILES_S3_SECRET'] as const).filter((key) => settings[key] === undefined);
    for (const key of lacking) context.addIssue({ code: 'custom', path: [key], message: 'is needed when FILES_S3_URL is set' });
  }
  if (settings.MODE === 'real' && settings.MARKET_FEED !== 'binance') {
    context.addIssue({ code: 'custom', path: ['MODE'], message: `real rails need a real feed: a ${settings.MARKET_FEED} market can only be paper` });
  }
  if (settings.MODE === 'real' && settings.SMS_URL?.startsWith('http:') === true) context.addIssue({ code: 'custom', path: ['SMS_URL'], message: 'must be https when MODE is real' });
  // A key in the folder of one machine would be lost with it, and all that is sealed in the database with the key.
  if (settings.MODE === 'real' && settings.DATABASE_URL !== undefined && settings.SECRETS_KEY === undefined) {
    context.addIssue({ code: 'custom', path: ['SECRETS_KEY'], message: 'is needed when MODE is real and DATABASE_URL is set' });
  }
  // Whoever stands on an open line could set the price.
  const open = ([key, address]: readonly [string, string]): string[] => (/(^|[=|])(http|ws):/.test(address) ? [key] : []);
  const lines = [['TRON_GRID_URL', settings.TRON_GRID_URL ?? ''], ['BINANCE_REST_URL', settings.BINANCE_REST_URL], ['BINANCE_WS_URL', settings.BINANCE_WS_URL], ['MARKET_SOURCES', settings.MARKET_SOURCES.join('|')]] as const;
  if (settings.MODE === 'real') {
    for (const key of lines.flatMap(open)) context.addIssue({ code: 'custom', path: [key], message: 'must be https and wss when MODE is real' });
  }
  if (settings.MODE === 'real') {
    for (const key of (['TRON_XPUB', 'TRON_GRID_URL'] as const).filter((one) => settings[one] === undefined)) context.addIssue({ code: 'custom', path: [key], message: 'is needed when MODE is real' });
    if (settings.TRON_XPUB === testAccountKey) context.addIssue({ code: 'custom', path: ['TRON_XPUB'], message: 'is the public test key: everybody can spend what is sent there' });
  } else if (settings.TRON_GRID_URL !== undefined && hostOf(settings.TRON_GRID_URL) === mainNetworkHost) {
    context.addIssue({ code: 'custom', path: ['TRON_GRID_URL'], message: 'is the main network: a simulated market takes no real money, name a test network' });
  }
});

export type Settings = z.output<typeof settingsSchema>;

/** A setting that can't be used; the message names its key. */
export class SettingsError extends Error {
  override name = 'SettingsError';
}

/** Environment over settings file (`candor.env`, or what SETTINGS_FILE names). @throws SettingsError */
export function readSettings(environment: NodeJS.ProcessEnv): Settings {
  const file = environment.SETTINGS_FILE ?? 'candor.env';
  if (environment.SETTINGS_FILE !== undefined && !existsSync(file)) throw new SettingsError(`SETTINGS_FILE: there is no file ${file}`);
  const fromFile = existsSync(file) ? parseEnv(readFileSync(file, 'utf8')) : {};
  return settingsOf({ ...fromFile, ...environment });
}

/** @throws SettingsError that names every key at fault */
export function settingsOf(source: Record<string, string | undefined>): Settings {
  const given = Object.fromEntries(Object.entries(source).filter(([, value]) => value !== undefined && value !== ''));
  const parsed = settingsSchema.safeParse(given);
  if (parsed.success) return parsed.data;
  throw new SettingsError(parsed.error.issues.map((issue) => `${issue.path.join('.')}: ${issue.message}`).join('\n'));
}
