import type { Logger } from 'pino';
import { goOnWithData } from '../../clock/open-platform-clock.ts';
import type { PlatformClock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { prepareSchema, refuseOlderSchema } from '../../db/migrate.ts';
import type { Lease } from '../../db/postgres/lease.ts';
import { openInstallation, refuseOtherMode, type Installation } from '../../installation.ts';
import type { Services } from '../../services.ts';
import type { Settings } from '../../settings.ts';
import { findMadeInstallation } from './made-installation.ts';

/** What a process finds when it comes. */
export interface Found {
  readonly installation: Installation;
  /** Another process may be the writer: what is opened is only read, and read again once this one is it. */
  readonly standsBy: boolean;
}

interface FindParts {
  readonly lease: Lease;
  readonly log: Logger;
}

const mayStandBy = ({ STANDBY, ROLE }: Settings): boolean => STANDBY || ROLE === 'engine';

/**
 * Where the data are as this program knows them, whoever may stand by opens all that it can beside another writer. Else
 * the schema is brought up to date first, as the only process that works on it.
 */
export async function findData(db: Database, settings: Settings, { lease, log }: FindParts): Promise<Found> {
  const made = mayStandBy(settings) && db.kind === 'postgres' ? await findMadeInstallation(db) : null;
  if (made === null) return { installation: await prepareData(db, settings, { lease, log }), standsBy: false };
  refuseOtherMode(made, settings);
  return { installation: made, standsBy: true };
}

async function prepareData(db: Database, settings: Settings, { lease, log }: FindParts): Promise<Installation> {
  // Before whoever works is ended for one that could not follow.
  await refuseOlderSchema(db);
  if (mayStandBy(settings)) log.info('waits until it is the writer');
  const writer = await (mayStandBy(settings) ? db.awaitWriter(lease) : db.openWriter(lease));
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

export interface Succession {
  readonly standsBy: boolean;
  /**
   * Returns once this process is the writer, and time and public values are those of the data.
   * @param prepare begins what makes the most of the wait; it returns a stop
   */
  lead(prepare: () => Promise<() => void>): Promise<void>;
}

interface SuccessionParts extends FindParts {
  readonly db: Database;
  readonly settings: Settings;
  /** Null where a test brings its time. */
  readonly clock: PlatformClock | null;
  readonly publicValues: { load(): Promise<void> };
  readonly letGo: () => void;
}

/** How a process that stands by becomes the writer. */
export function openSuccession({ db, settings, lease, log, clock, publicValues, letGo }: SuccessionParts): Succession {
  return {
    standsBy: true,
    async lead(prepare) {
      const endPreparing = await prepare();
      log.info('waits until it is the writer');
      const writer = await db.awaitWriter(lease);
      endPreparing();
      await writer.keep();
      // Whoever was the writer may have been of a newer version.
      await prepareSchema(db.patient);
      if (clock !== null) await goOnWithData(clock, db, settings);
      await publicValues.load();
      letGo();
      log.info('is the writer');
    },
  };
}

/** Of a process that is the writer from the beginning. */
export const noSuccession: Succession = { standsBy: false, lead: () => Promise.resolve() };

type ReadBefore = Pick<Services, 'operatorSettings' | 'productNames' | 'alerts' | 'push'>;

/** What was read while another process was the writer is read again. */
export async function readAgain({ operatorSettings, productNames, alerts, push }: ReadBefore): Promise<void> {
  await Promise.all([operatorSettings.reload(), productNames.load(), alerts.load(), push.load()]);
}
