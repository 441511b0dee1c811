import { paperRules, realRules } from '@candor/core/rules.ts';
import type { Logger } from 'pino';
import { refuseUnfinished } from '../backup/unfinished.ts';
import { openPlatformClock } from '../clock/open-platform-clock.ts';
import { refuseOtherThanDatabase } from '../clock/refuse-wrong-clock.ts';
import type { Database } from '../db/database.ts';
import { prepareSchema } from '../db/migrate.ts';
import { newHolder, type Lease } from '../db/postgres/lease.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { openRulesInForce } from '../engine/rules/rules-in-force.ts';
import { openMetrics } from '../http/metrics.ts';
import { openInstallation, type Installation } from '../installation.ts';
import { lastSignedIn, lastSignedInMemory } from '../log/last-signed.ts';
import { openPublicLog, type PublicLog } from '../log/public-log.ts';
import { PolicyError, readPolicy, type Policy } from '../log/witnesses/policy.ts';
import { openMarketSeed } from '../market/simulated/market-seed.ts';
import { openPublicValues, type PublicValues } from '../market/simulated/public-value/public-values.ts';
import { alignedTimer } from '../market/timing.ts';
import { databaseProblem } from '../running/explain-fault.ts';
import { endProcess } from './end-process.ts';
import { openSecrets } from '../secrets/key.ts';
import type { Ground } from '../services.ts';
import { SettingsError, type Settings } from '../settings.ts';
import type { Start } from './start.ts';

/** Of a database that a test brings: it has no folder for a key of its own. */
const testKey = '0'.repeat(64);

/**
 * The database with its schema of today, the key to what lies sealed in it, and the time that goes on from it.
 * @param address where this process answers
 */
export async function openGround(start: Start, address: string): Promise<Ground> {
  const { settings, overrides, log, stops } = start;
  const lease: Lease = {
    shard: 'candor',
    holder: newHolder(),
    address,
    epoch: null,
    onLost: overrides.onLeaseLost ?? (() => endProcess(log, 'another process has become the writer')),
  };
  const db = overrides.db ?? (await openDatabase(settings, log, lease.holder));
  if (overrides.db === undefined) stops.add(() => db.close());
  if (overrides.clock === undefined) await refuseOtherThanDatabase(db);
  const installation = await prepare(db, settings, { lease, log });
  const secrets = await openSecrets(
    db,
    overrides.db === undefined ? settings : { ...settings, SECRETS_KEY: settings.SECRETS_KEY ?? testKey },
  );
  const clock = overrides.clock ?? (await openPlatformClock(db, settings));
  const marketSeed = await openMarketSeed(db, secrets, settings, clock.now());
  const publicValues = await openValues(start, { db, clock });
  const every = overrides.every ?? alignedTimer(clock);
  const publicLog = openLogOf(start, { db, secrets, clock, every, installation });
  stops.add(() => publicLog.stop());
  const release = overrides.rules ?? (installation.mode === 'real' ? realRules : paperRules);
  const rulesInForce = openRulesInForce(release, clock);
  return {
    settings,
    log,
    metrics: openMetrics(),
    db,
    installation,
    marketSeed,
    publicValues,
    publicLog,
    lease,
    secrets,
    clock,
    every,
    rulesInForce,
    rules: rulesInForce.rules,
  };
}

const openValues = ({ settings, log }: Start, parts: Pick<Ground, 'db' | 'clock'>): Promise<PublicValues> =>
  openPublicValues({
    ...parts,
    url: settings.MARKET_FEED === 'simulated' ? settings.DRAND_URL : undefined,
    warn: (error) => log.warn({ err: error }, 'the public value of a day of the market is not to be had'),
  });

function openLogOf(
  { settings, overrides, log }: Start,
  { installation, ...parts }: Pick<Ground, 'db' | 'secrets' | 'clock' | 'every' | 'installation'>,
): PublicLog {
  const { PUBLIC_URL: address, DATA_DIR: folder } = settings;
  return openPublicLog({
    ...parts,
    log,
    host: address === undefined ? null : new URL(address).host,
    lastSigned: overrides.db === undefined ? lastSignedIn(folder, installation.createdAt) : lastSignedInMemory(),
    policy: policyOf(settings),
  });
}

/** @throws SettingsError that names the line of the file */
function policyOf({ LOG_POLICY: file }: Settings): Policy {
  try {
    return readPolicy(file);
  } catch (error) {
    if (!(error instanceof PolicyError)) throw error;
    throw new SettingsError(`LOG_POLICY: ${file ?? ''}: ${error.message}`);
  }
}

async function openDatabase({ DATA_DIR, DATABASE_URL: url }: Settings, log: Logger, holder: string): Promise<Database> {
  refuseUnfinished(DATA_DIR);
  if (url === undefined) return openPglite(DATA_DIR);
  const db = openPostgres(url, (error) => log.warn({ err: error }, 'a database connection was lost'), holder);
  try {
    await db.query('select 1');
    return db;
  } catch (error) {
    await db.close().catch(() => undefined);
    throw databaseProblem(error, url);
  }
}

/** Brings the schema up to date as the only process that does: never under a server that is running on it. */
async function prepare(
  db: Database,
  settings: Settings,
  { lease, log }: { readonly lease: Lease; readonly log: Logger },
): Promise<Installation> {
  if (settings.STANDBY) log.info('waits until it is the writer');
  const writer = await (settings.STANDBY ? db.awaitWriter(lease) : db.openWriter(lease));
  try {
    await prepareSchema(db.patient);
    const installation = await openInstallation(db, settings);
    await writer.keep();
    return installation;
  } catch (error) {
    await writer.close();
    throw error;
  }
}
