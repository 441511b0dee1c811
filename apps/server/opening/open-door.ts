import { assert } from '@candor/core/result.ts';
import { fileURLToPath } from 'node:url';
import { answerCalls, outboxTokenOf } from '../answer-calls.ts';
import { serveEngine } from '../cluster/serve-engine.ts';
import { isStored } from '../engine/idempotency.ts';
import { openHttp, type Http, type HttpSettings } from '../http/http.ts';
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
  letIn(): Promise<void>;
}

/** Calls, pages and the stream. */
export function openDoor(
  start: Start,
  services: Services,
  port: BoundPort,
  { lastCommitAt, engine: own }: Pick<Trading, 'lastCommitAt' | 'engine'>,
): Door {
  const { db, log, clock, metrics, sessions, securityEvents, operatorSettings, stream, engine } = services;
  const http = openHttp({
    settings: httpSettings(start, services),
    log,
    clock,
    metrics,
    sessions,
    securityEvents,
    operators: operatorSettings.sessions,
    signRefusal: (refusal) => engine.signRefusal(refusal),
    isStored: (key) => isStored(db, key),
  });
  stream.attach(http.app.server);
  // Together: until the door knows that it closes, every answer keeps its connection alive, and the stream waits for
  // all of them.
  start.stops.add(
    () => http.app.close(),
    () => stream.close(),
    () => port.close(),
  );
  const outboxToken = outboxTokenOf(services);
  publishChanges(services);
  answerCalls(http, services, { lastCommitAt, outboxToken, webFolder: start.overrides.webFolder ?? builtWeb });
  if (services.cluster !== null) openToOthers(start, services, { engine: own, lastCommitAt, http });
  return {
    outboxUrl: outboxToken === null ? null : `${port.url}/outbox?token=${outboxToken}`,
    async letIn() {
      await http.app.ready();
      port.handOver(http.app.server);
    },
  };
}

/** Calls of the other processes; they learn of each change that an operator has made. */
function openToOthers(
  { stops }: Start,
  services: Services,
  { http, ...parts }: Pick<Trading, 'lastCommitAt' | 'engine'> & { readonly http: Http },
): void {
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
}

export const httpSettings = (
  { settings, overrides }: Start,
  { isOwnHost }: Pick<CallServices, 'isOwnHost'>,
): HttpSettings => ({
  corsOrigins: settings.CORS_ORIGINS,
  trustProxy: settings.TRUST_PROXY,
  rateLimitPerSecond: settings.RATE_LIMITS ? settings.CALLS_PER_USER : 0,
  addressLimitPerSecond: settings.RATE_LIMITS ? settings.CALLS_PER_ADDRESS : 0,
  isOwnHost,
  httpsOnly: settings.PUBLIC_URL?.startsWith('https:') === true,
  accessLog: settings.LOG_LEVEL === 'debug',
  checkAnswers: overrides.checkAnswers ?? false,
});
