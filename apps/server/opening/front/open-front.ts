import type { Logger } from 'pino';
import type { Bus } from '../../bus/bus.ts';
import { openBus } from '../../cluster/open-cluster.ts';
import { passSocketsOn } from '../../http/shards/pass-sockets-on.ts';
import { bindConsole } from '../bind-console.ts';
import { bindPort } from '../../running/bound-port.ts';
import { openLog } from '../../running/log.ts';
import { openStops } from '../../running/stops.ts';
import type { Settings } from '../../settings.ts';
import type { Start, TestOverrides } from '../start.ts';
import { answerAsApi } from './answer-as-api.ts';
import { openFrontGround } from './front-ground.ts';
import { tellAsStream } from './tell-as-stream.ts';

/** A process that customers reach and that works with the engine of another one. */
export interface FrontServer {
  readonly url: string;
  readonly log: Logger;
  /** Drains: no new calls, those that run are answered. */
  close(): Promise<void>;
}

/** Settings → port → database → engine of another process → calls or stream. Until then the port answers 503. */
export async function openFront(settings: Settings, overrides: TestOverrides = {}): Promise<FrontServer> {
  const log = overrides.log ?? openLog(settings.LOG_LEVEL);
  const start: Start = { settings, overrides, log, stops: openStops() };
  try {
    return await openParts(start);
  } catch (error) {
    await start.stops.run().catch(() => undefined);
    throw error;
  }
}

async function openParts(start: Start): Promise<FrontServer> {
  const { settings, log, stops } = start;
  const port = await bindPort(settings.HOST, settings.PORT);
  stops.add(() => port.close());
  const console = settings.ROLE === 'api' ? await bindConsole(settings) : null;
  stops.add(() => console?.port.close() ?? Promise.resolve());
  const bus: Bus = openBus(settings, log, settings.ORGANISATION);
  stops.add(() => bus.close());
  const ground = await openFrontGround(start, bus);
  const answer = settings.ROLE === 'api' ? answerAsApi : tellAsStream;
  const http = await answer(start, ground, console);
  stops.add(
    () => http.app.close(),
    () => port.close(),
  );
  await http.app.ready();
  stops.add(passSocketsOn(http));
  port.handOver(http.app.server);
  console?.port.handOver(http.app.server);
  log.info({ url: port.url, role: settings.ROLE }, 'the server is up');
  return { url: port.url, log, close: () => stops.run() };
}
