import type { Settings } from '../../settings.ts';

/** A setting that can't be used beside the others. */
interface Fault {
  readonly key: keyof Settings;
  readonly message: string;
}

const mainNetworkHost = 'api.trongrid.io';
/** '' where it is no address. */
export const hostOf = (address: string): string => (URL.canParse(address) ? new URL(address).hostname : '');

/** What settings lack or rule out together; all of it, so that a start says everything at once. */
export function faultsTogether(settings: Settings): Fault[] {
  const { ROLE, STANDBY, DATABASE_URL } = settings;
  return [
    ...needed(settings, ['MARKET_REPLAY_FILE'], settings.MARKET_FEED === 'replay', 'MARKET_FEED is replay'),
    ...(STANDBY && DATABASE_URL === undefined
      ? [{ key: 'STANDBY', message: 'needs DATABASE_URL: the embedded database is of one process' } as const]
      : []),
    ...needed(settings, ['DATABASE_URL'], settings.DATABASE_READ_URL !== undefined, 'DATABASE_READ_URL is set'),
    ...needed(settings, ['DATABASE_URL', 'REDIS_URL', 'SECRETS_KEY'], ROLE !== 'all', `ROLE is ${ROLE}`),
    ...needed(
      settings,
      ['FILES_S3_KEY', 'FILES_S3_SECRET'],
      settings.FILES_S3_URL !== undefined,
      'FILES_S3_URL is set',
    ),
    ...mainNetworkOnPaper(settings),
  ];
}

const needed = (settings: Settings, keys: readonly (keyof Settings)[], isNeeded: boolean, when: string): Fault[] =>
  keys.flatMap((key) => (isNeeded && settings[key] === undefined ? [{ key, message: `is needed when ${when}` }] : []));

function mainNetworkOnPaper({ MODE, TRON_GRID_URL: url }: Settings): Fault[] {
  if (MODE !== 'paper' || url === undefined || hostOf(url) !== mainNetworkHost) return [];
  const message = 'is the main network: a simulated market takes no real money, name a test network';
  return [{ key: 'TRON_GRID_URL', message }];
}
