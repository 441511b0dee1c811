import { testAccountKey } from '../chain/account-key.ts';
import type { Settings } from '../settings.ts';
import { isEverybody, isLoopbackHost } from './networks.ts';

/** A setting that real money must not have, or lacks, and why. */
export interface Fault {
  readonly key: keyof Settings;
  readonly message: string;
}

const hostOf = (address: string): string => URL.parse(address)?.hostname ?? '';
const whenReal = 'when MODE is real';

/** Everything that keeps these settings from carrying real money; none in paper mode. */
export function faultsOfRealMode(settings: Settings): Fault[] {
  if (settings.MODE !== 'real') return [];
  return [
    ...faultsOfMarket(settings),
    ...faultsOfChain(settings),
    ...lacking(settings),
    ...faultsOfDoor(settings),
    ...openLines(settings),
  ];
}

const fault = (key: keyof Settings, message: string): Fault => ({ key, message });
const check = (isFault: boolean, key: keyof Settings, message: string): Fault[] =>
  isFault ? [fault(key, message)] : [];

function faultsOfMarket({ MARKET_FEED: feed, ...settings }: Settings): Fault[] {
  // Whoever stands on an open line could set the price.
  const lines = {
    BINANCE_REST_URL: settings.BINANCE_REST_URL,
    BINANCE_WS_URL: settings.BINANCE_WS_URL,
    MARKET_SOURCES: settings.MARKET_SOURCES.join('|'),
  };
  return [
    ...check(feed !== 'binance', 'MODE', `real rails need a real feed: a ${feed} market can only be paper`),
    ...(Object.keys(lines) as (keyof typeof lines)[]).flatMap((key) =>
      check(/(^|[=|])(http|ws):/.test(lines[key]), key, `must be https and wss ${whenReal}`),
    ),
  ];
}

function faultsOfChain({ TRON_GRID_URL: node, TRON_XPUB: key }: Settings): Fault[] {
  return [
    ...check(node?.startsWith('http:') === true, 'TRON_GRID_URL', `must be https and wss ${whenReal}`),
    ...check(key === testAccountKey, 'TRON_XPUB', 'is the public test key: everybody can spend what is sent there'),
  ];
}

/** Without them codes, deposits or sealed papers would go nowhere. */
function lacking(settings: Settings): Fault[] {
  const needed = ['TRON_XPUB', 'TRON_GRID_URL', 'PUBLIC_URL'] as const;
  return [
    ...needed.flatMap((key) => check(settings[key] === undefined, key, `is needed ${whenReal}`)),
    ...check(
      settings.SMTP_URL === undefined,
      'SMTP_URL',
      `is needed ${whenReal}: codes that nobody is sent let nobody in`,
    ),
    ...check(settings.SMS_URL === undefined, 'SMS_URL', `is needed ${whenReal}: customers sign up by phone, too`),
    // A key in the folder of one machine would be lost with it, and all that is sealed in the database with the key.
    ...check(
      settings.DATABASE_URL !== undefined && settings.SECRETS_KEY === undefined,
      'SECRETS_KEY',
      `is needed ${whenReal} and DATABASE_URL is set`,
    ),
  ];
}

function faultsOfDoor(settings: Settings): Fault[] {
  const wide = settings.TRUST_PROXY.filter(isEverybody);
  const anyOrigin = settings.CORS_ORIGINS.filter((origin) => origin === '*' || origin === 'null');
  return [
    ...check(!settings.RATE_LIMITS, 'RATE_LIMITS', `must be on ${whenReal}`),
    ...check(
      settings.DEVELOPMENT_OUTBOX,
      'DEVELOPMENT_OUTBOX',
      `must be off ${whenReal}: whoever reads it reads every code`,
    ),
    ...check(
      wide.length > 0,
      'TRUST_PROXY',
      `names everybody (${wide.join(', ')}): then any caller writes the address that is counted`,
    ),
    ...check(anyOrigin.length > 0, 'CORS_ORIGINS', `names everybody (${anyOrigin.join(', ')}) ${whenReal}`),
  ];
}

/** What goes over a network in the clear can be read and changed on the way. */
function openLines(settings: Settings): Fault[] {
  const isOpen = (address: string | undefined): boolean => address?.startsWith('http:') === true;
  const beyond = (address: string): boolean => !isLoopbackHost(hostOf(address));
  const isOpenBeyond = (address: string | undefined): boolean => isOpen(address) && beyond(address ?? '');
  const { DATABASE_URL: database, SMTP_URL: mail, FILES_S3_URL: bucket, REDIS_URL: redis } = settings;
  return [
    ...check(isOpen(settings.PUBLIC_URL), 'PUBLIC_URL', `must be https ${whenReal}`),
    ...check(isOpen(settings.SMS_URL), 'SMS_URL', `must be https ${whenReal}`),
    ...check(isOpenBeyond(bucket), 'FILES_S3_URL', `must be https beyond this machine ${whenReal}`),
    ...check(
      settings.NETWORK_LINES.some((line) => /(^|=)http:/.test(line)),
      'NETWORK_LINES',
      `must be https ${whenReal}`,
    ),
    ...check(settings.CORS_ORIGINS.some(isOpen), 'CORS_ORIGINS', `must be https ${whenReal}`),
    ...check(
      mail !== undefined && isOpenMail(mail) && beyond(mail),
      'SMTP_URL',
      `must be smtps, or say ?requireTLS=true, beyond this machine ${whenReal}`,
    ),
    // It carries what customers are shown of their accounts, and which sessions have ended.
    ...check(
      redis?.startsWith('redis:') === true && beyond(redis),
      'REDIS_URL',
      `must be rediss beyond this machine ${whenReal}`,
    ),
    ...check(isOpenBeyond(settings.TRACES_URL), 'TRACES_URL', `must be https beyond this machine ${whenReal}`),
    ...check(
      settings.DATABASE_READ_URL !== undefined && !isDatabaseSafe(settings.DATABASE_READ_URL),
      'DATABASE_READ_URL',
      `must say ?sslmode=verify-full beyond this machine ${whenReal}`,
    ),
    ...check(
      database !== undefined && !isDatabaseSafe(database),
      'DATABASE_URL',
      `must say ?sslmode=verify-full beyond this machine ${whenReal}`,
    ),
  ];
}

const isOpenMail = (address: string): boolean =>
  address.startsWith('smtp:') && URL.parse(address)?.searchParams.get('requireTLS') !== 'true';

/** pg checks the certificate in all of these modes, unless it is told to do as libpq does. */
const checkedModes = new Set(['require', 'verify-ca', 'verify-full']);
function isDatabaseSafe(address: string): boolean {
  const { hostname, searchParams } = URL.parse(address) ?? new URL('postgres://unreadable');
  // A parameter wins over the address; a path is a socket of this machine.
  const host = searchParams.get('host') ?? decodeURIComponent(hostname);
  if (host === '' || host.startsWith('/') || isLoopbackHost(host)) return true;
  const mode = searchParams.get('sslmode') ?? '';
  return mode === 'verify-full' || (checkedModes.has(mode) && !searchParams.has('uselibpqcompat'));
}
