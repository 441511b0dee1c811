import type { FastifyReply } from 'fastify';
import { EngineUnavailable } from '../../engine/submission.ts';
import type { Http } from '../../http/http.ts';
import { sourceOf } from '../../http/limits.ts';
import { faults, type Answered } from './fault.ts';
import { paramsOf } from './params.ts';
import type { Path, Served } from './serve.ts';
import type { Sent } from './caller.ts';
import type { Weights } from './weights.ts';
import type { Logger } from 'pino';

interface Answering {
  readonly weights: Weights;
  readonly log: Logger;
  readonly now: () => number;
  serve(path: Path, sent: Sent): Promise<Served>;
}

/** Paths of the dialect by where they stand below `/binance`. */
type PathsByPlace = Readonly<Record<string, readonly Path[]>>;

/** Hangs the paths of the dialect into the door; what is none is refused in its words. */
export function mountDialect(http: Http, places: PathsByPlace, { weights, log, now, serve }: Answering): void {
  void http.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.setErrorHandler((error, _request, reply) => send(reply, faultOfError(error, log)));
    for (const [place, path] of placed(places))
      app.route({
        method: path.method,
        url: `/binance${place}${path.path}`,
        async handler(request, reply) {
          const { headers, ip } = request;
          const served = await serve(path, { params: paramsOf(request), key: headers['x-mbx-apikey'], ip });
          return send(reply.headers(headersOf(served)), served.answer);
        },
      });
    for (const [url, fault] of nowhere)
      app.all(url, (request, reply) => {
        weights.take(sourceOf(request.ip), 1, now());
        return send(reply, fault);
      });
  });
}

const placed = (places: PathsByPlace) =>
  Object.entries(places).flatMap(([place, paths]) => paths.map((path) => [place, path] as const));

/** What is answered where there is no path. */
const nowhere = [
  ['/binance/*', faults.noSuchPath],
  ['/binance/fapi/*', faults.noFuturesPath],
] as const;

/** What a request ends with that can't be answered. */
export function faultOfError(error: unknown, log: Logger): Answered<never> {
  if (error instanceof EngineUnavailable) return faults.unavailable;
  log.error({ err: error }, 'a call of the dialect failed');
  return faults.broken;
}

function headersOf({ usedWeight, orders, retryAfter }: Served): Record<string, string> {
  const used = String(usedWeight);
  return {
    'x-mbx-used-weight': used,
    'x-mbx-used-weight-1m': used,
    ...(orders === undefined
      ? {}
      : { 'x-mbx-order-count-10s': String(orders.ten), 'x-mbx-order-count-1d': String(orders.day) }),
    ...(retryAfter === undefined ? {} : { 'retry-after': String(retryAfter) }),
  };
}

function send(reply: FastifyReply, answer: Answered<unknown>): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
  if (answer.ok) return reply.send(JSON.stringify(answer.value));
  return reply.code(answer.fault.status).send(JSON.stringify(faultBody(answer.fault)));
}

/** A fault as it is told. */
export const faultBody = ({ code, msg, data }: { code: number; msg: string; data?: unknown }): object => ({
  code,
  msg,
  ...(data === undefined ? {} : { data }),
});
