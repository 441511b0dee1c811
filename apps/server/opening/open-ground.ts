import { paperRules, realRules } from '@candor/core/rules.ts';
import type { Logger } from 'pino';
import { refuseUnfinished } from '../backup/unfinished.ts';
import type { Clock, PlatformClock } from '../clock.ts';
import { openPlatformClock } from '../clock/open-platform-clock.ts';
import { refuseOtherThanDatabase } from '../clock/refuse-wrong-clock.ts';
import { openCluster } from '../cluster/open-cluster.ts';
import type { Database } from '../db/database.ts';
import { newHolder, type Lease } from '../db/postgres/lease.ts';
import { openPrivateFolder } from '../db/private-folder.ts';
import { openPglite } from '../db/pglite.ts';
import { openPostgres } from '../db/postgres.ts';
import { openRulesInForce } from '../engine/rules/rules-in-force.ts';
import { lastSignedIn, lastSignedInMemory } from '../log/last-signed.ts';
import { logInfoOf } from '../features/common/log-info.ts';
import { openPublicLog, type PublicLog } from '../log/public-log.ts';
import { PolicyError, readPolicy, type Policy } from '../log/witnesses/policy.ts';
import { openMarketSeed } from '../market/simulated/market-seed.ts';
import { preparePublicValues, type PublicValues } from '../market/simulated/public-value/public-values.ts';
import { alignedTimer, type Every } from '../market/timing.ts';
import { databaseProblem } from '../running/explain-fault.ts';
import { endProcess } from './end-process.ts';
import { openBasics } from './open-basics.ts';
import { heldBack, type HeldBack } from './standby/held-back.ts';
import { openSecrets } from '../secrets/key.ts';
import type { Ground } from '../services.ts';
import { SettingsError, type Settings } from '../settings.ts';
import type { Start } from './start.ts';
import { findData, noSuccession, openSuccession, type Succession } from './standby/succession.ts';

/** Of a database that a test brings: it has no folder for a key of its own. */
const testKey = '0'.repeat(64);

/** {@link Ground}, and how this process becomes the writer of it. */
export interface OpenedGround {
  readonly ground: Ground;
  readonly succession: Succession;
}

/**
 * The database with its schema of today, the key to what lies sealed in it, and the time that goes on from it.
 * @param address where this process answers
 */
export async function openGround(start: Start, address: string): Promise<OpenedGround> {
  const { settings, overrides, log, stops } = start;
  const lease = leaseOf(start, address);
  const db = await openDatabaseOf(start, lease.holder);
  const { installation, standsBy } = await findData(db, settings, { lease, log });
  const secrets = await openSecrets(
    db,
    overrides.db === undefined ? settings : { ...settings, SECRETS_KEY: settings.SECRETS_KEY ?? testKey },
  );
  const { clock, own } = await openClockOf(start, db);
  const marketSeed = await openMarketSeed(db, secrets, settings, clock.now());
  const publicValues = openValues(start, { db, clock });
  if (!standsBy) await publicValues.load();
  const { every, letGo } = turnsOf(overrides.every ?? alignedTimer(clock), standsBy);
  const cluster = settings.ROLE === 'engine' ? openCluster(settings, { db, log, lease }) : null;
  if (cluster !== null) stops.add(() => cluster.stop());
  const publicLog = openLogOf(start, { db, secrets, clock, every, installation });
  stops.add(() => publicLog.stop());
  const release = overrides.rules ?? (installation.mode === 'real' ? realRules : paperRules);
  const rulesInForce = openRulesInForce(release, clock);
  const ground: Ground = {
    settings,
    log,
    ...(await openBasics(start, db, secrets)),
    db,
    installation,
    marketSeed,
    publicValues,
    publicLog,
    logInfo: () => logInfoOf(publicLog),
    lease,
    cluster,
    secrets,
    clock,
    every,
    rulesInForce,
    rules: rulesInForce.rules,
  };
  return { ground, succession: standsBy ? openSuccession({ ...ground, clock: own, letGo }) : noSuccession };
}

const turnsOf = (every: Every, standsBy: boolean): HeldBack =>
  standsBy ? heldBack(every) : { every, letGo: () => undefined };

const leaseOf = ({ settings, overrides, log }: Start, address: string): Lease => ({
  shard: settings.ORGANISATION,
  holder: newHolder(),
  address: settings.ENGINE_ADDRESS ?? address,
  epoch: null,
  onLost: overrides.onLeaseLost ?? (() => endProcess(log, 'another process has become the writer')),
});

async function openDatabaseOf({ settings, overrides, log, stops }: Start, holder: string): Promise<Database> {
  const db = overrides.db ?? (await openDatabase(settings, log, holder));
  if (overrides.db === undefined) {
    stops.add(() => db.close());
    openPrivateFolder(settings.DATA_DIR);
  }
  if (overrides.clock === undefined) await refuseOtherThanDatabase(db);
  return db;
}

/** @returns the time, and as `own` what can be set on, where no test brings its own */
async function openClockOf(
  { overrides, settings }: Start,
  db: Database,
): Promise<{ readonly clock: Clock; readonly own: PlatformClock | null }> {
  if (overrides.clock !== undefined) return { clock: overrides.clock, own: null };
  const own = await openPlatformClock(db, settings);
  return { clock: own, own };
}

const openValues = ({ settings, log }: Start, parts: Pick<Ground, 'db' | 'clock'>): PublicValues =>
  preparePublicValues({
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

/** @throws StartError that says what is wrong */
export async function openDatabase(
  { DATA_DIR, DATABASE_URL: url }: Settings,
  log: Logger,
  holder: string,
): Promise<Database> {
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
