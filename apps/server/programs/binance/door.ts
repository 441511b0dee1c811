import type { FastifyReply, FastifyRequest } from 'fastify';
import ipaddr from 'ipaddr.js';
import type { Http } from '../../http/http.ts';
import { EngineUnavailable } from '../../engine/submission.ts';
import { sourceOf } from '../../http/limits.ts';
import type { CallServices } from '../../services.ts';
import { findKey, type KeyRight, type LiveKey } from '../keys/key-store.ts';
import { fault, faults, missing, told, type Told } from './fault.ts';
import { paramsOf, type Params } from './params.ts';
import { isSigned, judgeTime, openUsedSignatures } from './signature.ts';
import { openWeights } from './weights.ts';

export type Method = 'GET' | 'POST' | 'PUT' | 'DELETE';
export interface Asking {
  readonly params: Params;
  readonly userId: string;
}

/** One path of the dialect. */
export interface Path {
  readonly path: string;
  readonly method: Method;
  readonly weight: number;
  /** What a key must be allowed; null for what anybody may ask. */
  readonly right: KeyRight | null;
  /** Counts as an order, and its signature is taken once. */
  readonly orders?: boolean;
  answer(asking: Asking): Promise<Told<unknown>> | Told<unknown>;
}

type DoorServices = Pick<CallServices, 'db' | 'clock' | 'secrets' | 'log' | 'settings'>;

/** Hangs the paths of the dialect into the door: weights, key, address, time and signature come before each. */
export function mountDialect(http: Http, services: DoorServices, base: string, paths: readonly Path[]): void {
  const { clock, log, settings } = services;
  const [used, weights] = [openUsedSignatures(), openWeights(settings.RATE_LIMITS)];
  const openedAt = clock.now();
  void http.app.register(async (app) => {
    app.removeAllContentTypeParsers();
    app.addContentTypeParser('*', { parseAs: 'string' }, (_request, body, done) => done(null, body));
    app.setErrorHandler((error, _request, reply) => {
      if (error instanceof EngineUnavailable) return send(reply, faults.unavailable);
      log.error({ err: error }, 'a call of the dialect failed');
      return send(reply, faults.broken);
    });
    for (const path of paths) {
      app.route({
        method: path.method,
        url: `${base}${path.path}`,
        async handler(request, reply) {
          const taken = weights.take(sourceOf(request.ip), path.weight, clock.now());
          reply.header('x-mbx-used-weight', String(taken.used)).header('x-mbx-used-weight-1m', String(taken.used));
          if (taken.waitSeconds > 0)
            return send(reply.header('retry-after', String(taken.waitSeconds)), tooMuch(taken.status));
          const caller = await identify(services, path, request, { used, openedAt });
          if (!caller.ok) return send(reply, caller);
          if (path.orders === true) {
            const orders = weights.order(caller.value.userId, clock.now());
            reply
              .header('x-mbx-order-count-10s', String(orders.ten))
              .header('x-mbx-order-count-1d', String(orders.day));
            if (orders.isOver) return send(reply.header('retry-after', '10'), tooMuch(429));
          }
          return send(reply, await path.answer(caller.value));
        },
      });
    }
  });
}

const tooMuch = (status: number) =>
  fault(-1003, 'Too much request weight used; current limit is 6000 per 1 MINUTE.', status);

function send(reply: FastifyReply, answer: Told<unknown>): FastifyReply {
  reply.header('content-type', 'application/json; charset=utf-8').header('cache-control', 'no-store');
  if (answer.ok) return reply.send(JSON.stringify(answer.value));
  const { status, code, msg } = answer.fault;
  return reply.code(status).send(JSON.stringify({ code, msg }));
}

interface Watch {
  readonly used: ReturnType<typeof openUsedSignatures>;
  /** What was signed before may have been carried out by a process that knew its signature. */
  readonly openedAt: number;
}

async function identify(
  services: DoorServices,
  path: Path,
  request: FastifyRequest,
  { used, openedAt }: Watch,
): Promise<Told<Asking>> {
  const params = paramsOf(request);
  if (path.right === null) return told({ params, userId: '' });
  const name = request.headers['x-mbx-apikey'];
  if (typeof name !== 'string' || !/^[A-Za-z0-9]{64}$/.test(name)) return faults.keyFormat;
  const key = await findKey(services, name);
  if (key === null || !key.rights.includes(path.right) || !comesFrom(key, request.ip)) return faults.keyRejected;
  if (key.standing !== 'open' && key.standing !== 'payouts-held' && path.right !== 'read') return faults.keyRejected;
  const now = services.clock.now();
  const late = faultOfTime(params, now);
  if (late !== null) return late;
  if (params.signature === null) return missing('signature');
  if (!isSigned(key, params.payload, params.signature)) return faults.badSignature;
  if (path.orders === true && Number(params.get('timestamp')) < openedAt) return faults.outsideWindow;
  // Ending twice does what ending once does.
  if (path.orders === true && path.method === 'POST' && !used.take(`${key.id} ${params.payload}`, now))
    return faults.usedSignature;
  return told({ params, userId: key.userId });
}

function faultOfTime(params: Params, now: number) {
  switch (judgeTime(params.get('timestamp'), params.get('recvWindow'), now)) {
    case 'ok':
      return null;
    case 'missing':
      return missing('timestamp');
    case 'long':
      return faults.longWindow;
    case 'ahead':
      return faults.aheadOfTime;
    case 'outside':
      return faults.outsideWindow;
  }
}

/** Whether a key may be used from an address, which the door has found behind the proxies that it trusts. */
const comesFrom = ({ addresses }: LiveKey, ip: string): boolean =>
  addresses.length === 0 || (ipaddr.isValid(ip) && addresses.includes(ipaddr.process(ip).toString()));
