import type { DemoLogin } from './demo/demo-login.ts';
import { beginWork } from './opening/begin-work.ts';
import { openCustomers } from './opening/open-customers.ts';
import { openDoor } from './opening/open-door.ts';
import { openGround } from './opening/open-ground.ts';
import { openOutsideMarket } from './opening/open-market.ts';
import { openMoney } from './opening/open-money.ts';
import { openOperators } from './opening/open-operators.ts';
import { rehearse } from './opening/standby/rehearse.ts';
import type { Start, TestOverrides } from './opening/start.ts';
import { bindConsole } from './opening/bind-console.ts';
import { bindPort } from './running/bound-port.ts';
import { openLog } from './running/log.ts';
import { openStops } from './running/stops.ts';
import type { Engine } from './engine/engine.ts';
import type { Services } from './services.ts';
import type { Settings } from './settings.ts';

export interface CandorServer {
  readonly url: string;
  /** Where the console answers alone; null where it has no address of its own. */
  readonly consoleUrl: string | null;
  /** Where messages are shown that nobody sends; null when they are sent, or shown to nobody. */
  readonly outboxUrl: string | null;
  readonly demo: DemoLogin | null;
  readonly services: Services;
  /** The one that the services reach. */
  readonly engine: Engine;
  /** How many connections are open. */
  connections(): Promise<number>;
  /** Drains: no new calls, what waits is committed, then everything closes. */
  close(): Promise<void>;
}

/**
 * Settings → port → database → market, engine and what customers need → calls and stream → the writer's lock → state.
 * Until all is open the port answers 503. What has been opened is stopped again when something can't be.
 * @throws SettingsError, StartError or DataHeldError, whose messages are for the operator
 */
export async function openServer(settings: Settings, overrides: TestOverrides = {}): Promise<CandorServer> {
  const log = overrides.log ?? openLog(settings.LOG_LEVEL);
  const start: Start = { settings, overrides, log, stops: openStops() };
  try {
    return logged(await openParts(start));
  } catch (error) {
    await start.stops.run().catch(() => undefined);
    throw error;
  }
}

async function openParts(start: Start): Promise<CandorServer> {
  const { settings, overrides, stops } = start;
  const port = overrides.port ?? (await bindPort(settings.HOST, settings.PORT));
  stops.add(() => port.close());
  const console = settings.ROLE === 'engine' ? null : await bindConsole(settings);
  stops.add(() => console?.port.close() ?? Promise.resolve());
  const { ground, succession } = await openGround(start, port.url);
  const outside = await openOutsideMarket(start, succession.standsBy, ground);
  const operators = await openOperators(start, ground);
  const { money, trading } = await openMoney(start, { ...ground, ...operators }, outside);
  const before = { ...ground, ...operators, ...money };
  const customers = await openCustomers(start, before, {
    engine: trading.engine,
    publicUrl: () => settings.PUBLIC_URL ?? port.url,
  });
  const services: Services = { ...before, ...customers };
  const door = await openDoor(start, services, { port, console }, trading);
  await succession.lead(() => rehearse(services, outside.feed));
  const { later } = await beginWork(start, services, trading, succession);
  door.letIn();
  later();
  const { demo } = outside;
  const { engine } = trading;
  const { url, connections } = port;
  return {
    engine,
    url,
    consoleUrl: console?.port.url ?? null,
    connections,
    outboxUrl: door.outboxUrl,
    demo,
    services,
    close: () => stops.run(),
  };
}

/** Says in the log, too, when the server begins and ends to work: a fault can be laid beside it. */
function logged(server: CandorServer): CandorServer {
  const { url, services } = server;
  const { log, rules, feedInfo, db } = services;
  log.info({ url, mode: rules.mode, feed: feedInfo.name, database: db.kind }, 'the server is up');
  return {
    ...server,
    async close() {
      log.info('the server stops');
      await server.close();
      log.info('the server has stopped');
    },
  };
}
