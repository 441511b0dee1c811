import { assert } from '@candor/core/result.ts';
import { fileURLToPath } from 'node:url';
import { answerCalls, outboxTokenOf } from '../answer-calls.ts';
import { serveEngine, type EngineServer } from '../cluster/serve-engine.ts';
import { isStored } from '../engine/idempotency.ts';
import { guardHeadersOf } from '../http/guard/guard-headers.ts';
import { passSocketsOn } from '../http/shards/pass-sockets-on.ts';
import { shardsOf } from '../http/shards/shards.ts';
import { openHttp, type Http, type HttpParts, type HttpSettings } from '../http/http.ts';
import type { ConsolePort } from './bind-console.ts';
import type { BoundPort } from '../running/bound-port.ts';
import type { CallServices, Services } from '../services.ts';
import type { Trading } from '../trading/trading.ts';
import { publishChanges } from './publish-changes.ts';
import type { Start } from './start.ts';

export const builtWeb = fileURLToPath(new URL('../../web/dist/', import.meta.url));

/** All that answers, behind a port that isn't told of it yet. */
export interface Door {
  /** Where messages are shown that nobody sends; null when they are sent, or shown to nobody. */
  readonly outboxUrl: string | null;
  /** From now on the port leads here. */
  letIn(): void;
}

interface Ports {
  readonly port: BoundPort;
  readonly console: ConsolePort | null;
}

/** Calls, pages and the stream. */
export async function openDoor(
  start: Start,
  services: Services,
  { port, console }: Ports,
  { lastCommitAt, engine: own }: Pick<Trading, 'lastCommitAt' | 'engine'>,
): Promise<Door> {
  const { stream } = services;
  const http = openHttp(httpParts(start, services, console));
  stream.attach(http.app.server, guardHeadersOf(http.settings));
  // Together: until the door knows that it closes, every answer keeps its connection alive, and the stream waits for
  // all of them.
  start.stops.add(
    () => http.app.close(),
    () => stream.close(),
    () => port.close(),
    () => console?.port.close() ?? Promise.resolve(),
  );
  const outboxToken = outboxTokenOf(services);
  publishChanges(services);
  answerCalls(http, services, { lastCommitAt, outboxToken, webFolder: start.overrides.webFolder ?? builtWeb });
  const others = services.cluster === null ? null : openToOthers(start, services, { engine: own, lastCommitAt, http });
  await http.app.ready();
  start.stops.add(passSocketsOn(http));
  return {
    outboxUrl: outboxToken === null ? null : `${port.url}/outbox?token=${outboxToken}`,
    letIn() {
      others?.begin();
      port.handOver(http.app.server);
      console?.port.handOver(http.app.server);
    },
  };
}

function httpParts(start: Start, services: Services, console: ConsolePort | null): HttpParts {
  const { db, log, clock, metrics, sessions, programKeys, openLimit, spans, securityEvents, engine } = services;
  return {
    settings: httpSettings(start, services, console),
    log,
    clock,
    metrics,
    sessions,
    programKeys,
    openLimit,
    spans,
    securityEvents,
    operators: services.operatorSettings.sessions,
    signRefusal: (refusal) => engine.signRefusal(refusal),
    isStored: (key) => isStored(db, key),
  };
}

/** Calls of the other processes; they learn of each change that an operator has made. */
function openToOthers(
  { stops }: Start,
  services: Services,
  { http, ...parts }: Pick<Trading, 'lastCommitAt' | 'engine'> & { readonly http: Http },
): Pick<EngineServer, 'begin'> {
  const { cluster } = services;
  assert(cluster !== null, 'there are other processes');
  const rpc = serveEngine(services, parts, cluster);
  rpc.attach(http.app.server);
  stops.add(() => rpc.close());
  http.app.addHook('onResponse', (request, _reply, done) => {
    if (request.method === 'POST' && request.headers['operator-auth'] !== undefined)
      cluster.bus.signal({ kind: 'settings-changed' });
    done();
  });
  return rpc;
}

/** What comes to an engine was counted where it came in. */
const countsCalls = ({ RATE_LIMITS, ROLE }: Start['settings']): boolean => RATE_LIMITS && ROLE !== 'engine';

export const httpSettings = (
  { settings, overrides }: Start,
  { isOwnHost }: Pick<CallServices, 'isOwnHost'>,
  console: ConsolePort | null,
): HttpSettings => ({
  corsOrigins: settings.CORS_ORIGINS,
  trustProxy: settings.TRUST_PROXY,
  rateLimitPerSecond: countsCalls(settings) ? settings.CALLS_PER_USER : 0,
  handedOn: settings.ROLE === 'engine',
  // What comes to an engine was let in where it came in.
  ...(settings.ROLE === 'engine'
    ? {}
    : { console: { isAtConsole: console?.isAtConsole ?? null, addresses: settings.CONSOLE_ADDRESSES } }),
  organisation: settings.ORGANISATION,
  shards: shardsOf(settings.SHARDS),
  addressLimitPerSecond: countsCalls(settings) ? settings.CALLS_PER_ADDRESS : 0,
  isOwnHost,
  httpsOnly: settings.PUBLIC_URL?.startsWith('https:') === true,
  accessLog: settings.LOG_LEVEL === 'debug',
  checkAnswers: overrides.checkAnswers ?? false,
});
