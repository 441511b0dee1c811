import { paperRules, realRules } from '@candor/core/rules.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Bus } from '../../bus/bus.ts';
import { openPlatformClock } from '../../clock/open-platform-clock.ts';
import { connectEngine, type ConnectedEngine } from '../../cluster/connect-engine.ts';
import { rpcKeyOf } from '../../cluster/open-cluster.ts';
import type { Database } from '../../db/database.ts';
import { newHolder } from '../../db/postgres/lease.ts';
import { readRules } from '../../engine/rules/read-rules.ts';
import { openRulesInForce } from '../../engine/rules/rules-in-force.ts';
import type { ProgramKeys } from '../../http/program-keys.ts';
import { refuseOtherMode, type Installation } from '../../installation.ts';
import { openOperatorSettings, type OperatorSettings } from '../../operators/operator-settings.ts';
import { openProgramKeys } from '../../programs/keys/own-calls.ts';
import { openSessions, type SessionStore } from '../../proofs/sessions.ts';
import { openHostCheck } from '../../running/exposure.ts';
import { openSecrets } from '../../secrets/key.ts';
import type { Ground, OperatorServices } from '../../services.ts';
import { otherProcesses } from '../open-customers.ts';
import { openBasics } from '../open-basics.ts';
import { openDatabase } from '../open-ground.ts';
import { findMadeInstallation } from '../standby/made-installation.ts';
import type { Start } from '../start.ts';

/** What everything stands on where the engine is another process'. */
export interface FrontGround
  extends
    Pick<
      Ground,
      | 'settings'
      | 'log'
      | 'metrics'
      | 'db'
      | 'reads'
      | 'installation'
      | 'secrets'
      | 'clock'
      | 'rules'
      | 'rulesInForce'
      | 'openLimit'
      | 'spans'
    >,
    Pick<OperatorServices, 'isOwnHost'> {
  readonly bus: Bus;
  readonly connected: ConnectedEngine;
  readonly operatorSettings: OperatorSettings;
  readonly sessions: SessionStore;
  readonly programKeys: ProgramKeys;
}

const lookAgainMs = 500;

/** @returns once the data are as this program knows them, and an engine works on them */
export async function openFrontGround(start: Start, bus: Bus): Promise<FrontGround> {
  const { settings, overrides, log, stops } = start;
  const db = overrides.db ?? (await openDatabase(settings, log, newHolder()));
  if (overrides.db === undefined) stops.add(() => db.close());
  const installation = await madeInstallation(db);
  refuseOtherMode(installation, settings);
  const secrets = await openSecrets(db, settings);
  const clock = overrides.clock ?? (await openPlatformClock(db, settings));
  const connected = await connectEngine({ db, log, key: rpcKeyOf(secrets), shard: settings.ORGANISATION });
  stops.add(() => connected.stop());
  const onError = (error: unknown): void => log.warn({ err: error }, 'a session was not noted');
  const sessions = openSessions(db, clock, onError, otherProcesses(bus));
  bus.onSignal((signal) => {
    if (signal.kind === 'session-ended' || signal.kind === 'standing-changed') sessions.hear(signal);
  });
  const programKeys = openProgramKeys({ db, clock, secrets, log });
  stops.add(() => programKeys.stop());
  const operatorSettings = await openOperatorSettings(db, clock, installation.mode, settings.VND_PER_USDT);
  const release = overrides.rules ?? (installation.mode === 'real' ? realRules : paperRules);
  const rulesInForce = openRulesInForce(release, clock);
  await readRules(db, rulesInForce);
  return {
    settings,
    log,
    ...(await openBasics(start, db, secrets)),
    db,
    installation,
    secrets,
    clock,
    rulesInForce,
    rules: rulesInForce.rules,
    isOwnHost: openHostCheck(settings, () => operatorSettings.texts.lines.lines.map(({ url }) => url)),
    bus,
    connected,
    operatorSettings,
    sessions,
    programKeys,
  };
}

/** The engine makes tables and installation; who comes earlier waits. */
async function madeInstallation(db: Database): Promise<Installation> {
  for (;;) {
    const made = await findMadeInstallation(db);
    if (made !== null) return made;
    await sleep(lookAgainMs);
  }
}
