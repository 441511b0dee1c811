import { existsSync, readFileSync } from 'node:fs';
import { parseEnv } from 'node:util';
import { z } from 'zod';

const port = z.coerce.number().int().min(0).max(65_535);
const flag = z.enum(['0', '1', 'true', 'false']).transform((value) => value === '1' || value === 'true');
const list = z.string().transform((text) => text.split(',').map((item) => item.trim()).filter((item) => item !== ''));
const httpUrl = z.url({ protocol: /^https?$/ });
const wsUrl = z.url({ protocol: /^wss?$/ });
/** `name=https://rest.example|wss://streams.example` */
const marketSource = /^[a-z0-9-]{1,20}=https?:\/\/[^|,\s]+\|wss?:\/\/[^|,\s]+$/;

/** Every setting, once: its environment name, its form, its default, what it is for. The README's table is made from this. */
export const settingsSchema = z.object({
  PORT: port.default(8080).describe('where the product answers'),
  HOST: z.string().min(1).default('127.0.0.1').describe('address to listen on'),
  DATA_DIR: z.string().min(1).default('data').describe('folder of the embedded database'),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/ }).optional().describe('PostgreSQL 15 or newer; without it the embedded one'),
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
  INVITE_CODE_REQUIRED: flag.default(false).describe('sign-up needs an invite code'),
  DEVELOPMENT_OUTBOX: flag.default(false).describe('show the outbox to other addresses than loopback'),
  CORS_ORIGINS: list.default([]).describe('web origins that may call the API, beside the own one'),
  NETWORK_LINES: list.default([]).describe('other addresses of the product, as name=url'),
  TRUST_PROXY: list.default([]).describe('addresses of proxies whose X-Forwarded-For is believed'),
  METRICS_TOKEN: z.string().min(16).optional().describe('lets others than loopback read /metrics'),
  RATE_LIMITS: flag.default(true).describe('limits of calls per second; only a measurement switches them off'),
  LOG_LEVEL: z.enum(['fatal', 'error', 'warn', 'info', 'debug', 'silent']).default('info').describe('how much is logged'),
  DEMO_ACCOUNT: flag.default(true).describe('a demo account with a history, in paper mode'),
  VND_PER_USDT: z.string().regex(/^[1-9]\d{0,6}$/, 'must be whole VND').default('26300').describe('Vietnamese dong for one USDT, for showing values'),
  PUBLIC_URL: httpUrl.optional().describe('address of the product as customers know it'),
}).superRefine((settings, context) => {
  if (settings.MARKET_FEED === 'replay' && settings.MARKET_REPLAY_FILE === undefined) {
    context.addIssue({ code: 'custom', path: ['MARKET_REPLAY_FILE'], message: 'is needed when MARKET_FEED is replay' });
  }
  if (settings.MODE === 'real' && settings.MARKET_FEED !== 'binance') {
    context.addIssue({ code: 'custom', path: ['MODE'], message: `real rails need a real feed: a ${settings.MARKET_FEED} market can only be paper` });
  }
  // Whoever stands on an open line could set the price.
  const open = ([key, address]: readonly [string, string]): string[] => (/(^|[=|])(http|ws):/.test(address) ? [key] : []);
  const lines = [['BINANCE_REST_URL', settings.BINANCE_REST_URL], ['BINANCE_WS_URL', settings.BINANCE_WS_URL], ['MARKET_SOURCES', settings.MARKET_SOURCES.join('|')]] as const;
  if (settings.MODE === 'real') {
    for (const key of lines.flatMap(open)) context.addIssue({ code: 'custom', path: [key], message: 'must be https and wss when MODE is real' });
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
