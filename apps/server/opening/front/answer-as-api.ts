import { answerAnywhere, servePages } from '../../answer-calls.ts';
import { readRules } from '../../engine/rules/read-rules.ts';
import { isStored } from '../../engine/idempotency.ts';
import { handOnTheRest } from '../../http/hand-on/hand-on.ts';
import { openHttp, type Http } from '../../http/http.ts';
import type { ConsolePort } from '../bind-console.ts';
import { alignedTimer, keepDoing } from '../../market/timing.ts';
import type { CallServices } from '../../services.ts';
import { builtWeb, httpSettings } from '../open-door.ts';
import type { Start } from '../start.ts';
import type { FrontGround } from './front-ground.ts';
import { openCallServices } from './call-services.ts';
import { registerFrontSystem } from './front-system.ts';

/** What operators have set is read again so often, in case a signal was lost. */
const reloadEveryMs = 10_000;

/** Answers calls and pages; what only the engine's process can answer is handed on to it. */
export async function answerAsApi(start: Start, ground: FrontGround, console: ConsolePort | null): Promise<Http> {
  const { log, clock, metrics, db, sessions, programKeys, connected } = ground;
  const services = await openCallServices(start, ground);
  const http = openHttp({
    settings: httpSettings(start, ground, console),
    log,
    clock,
    metrics,
    sessions,
    programKeys,
    openLimit: services.openLimit,
    spans: ground.spans,
    securityEvents: services.securityEvents,
    signRefusal: (refusal) => connected.engine.signRefusal(refusal),
    isStored: (key) => isStored(db, key),
  });
  answerAnywhere(http, services);
  registerFrontSystem(http, ground);
  handOnTheRest(http, connected.find);
  servePages(http, services, start.overrides.webFolder ?? builtWeb);
  start.stops.add(keepReading(start, ground, services));
  return http;
}

/** What operators change is read when it is told, and now and then. @returns a stop */
function keepReading(
  { overrides }: Start,
  { db, bus, operatorSettings, rulesInForce, clock, log }: FrontGround,
  { productNames }: CallServices,
): () => Promise<void> {
  const read = async (): Promise<void> => {
    await operatorSettings.reload();
    await productNames.load();
    await readRules(db, rulesInForce);
  };
  const every = overrides.every ?? alignedTimer(clock);
  const reading = keepDoing(every, reloadEveryMs, read, (error) =>
    log.warn({ err: error }, 'what operators have set was not read'),
  );
  bus.onSignal((signal) => {
    if (signal.kind === 'settings-changed') reading.now();
  });
  return () => reading.stop();
}
