import type { FastifyRequest } from 'fastify';
import type { WebSocket } from 'ws';
import { faultBody, faultOfError } from '../binance/door.ts';
import type { Answered } from '../binance/fault.ts';
import { readParams } from '../binance/params.ts';
import type { Path, Served } from '../binance/serve.ts';
import { orderLimits, weightLimit } from '../binance/weights.ts';
import type { Sent } from '../binance/caller.ts';
import { frameText, guardConnection, sendText } from '../streams/connection.ts';
import type { Upgrades } from '../streams/upgrades.ts';
import type { CallServices } from '../../services.ts';
import { readFrame, type Frame } from './frames.ts';
import { methodsOf } from './methods.ts';
import type { Session } from './session.ts';
import type { Sessions } from './sessions.ts';

interface ApiParts {
  readonly upgrades: Upgrades;
  readonly paths: readonly Path[];
  readonly sessions: Sessions;
  readonly log: CallServices['log'];
  /** Answers one path, for whoever has signed the request. */
  serve(path: Path, sent: Sent): Promise<Served>;
}

/** Requests of the dialect over one socket: `/binance/ws-api/v3`. */
export function openWsApi({ upgrades, paths, sessions, log, serve }: ApiParts): void {
  const methods = methodsOf(paths);

  /** What is no request counts as one. */
  const refuse = (fault: Answered<never>, ip: string): Promise<Served> =>
    serve(
      { path: '', method: 'GET', weight: 1, right: null, answer: () => fault },
      { params: noParams, key: null, ip },
    );

  async function answer(frame: Frame, session: Session, ip: string): Promise<Served> {
    const { params, apiKey } = frame;
    const own = await session.answer(frame, { params, key: apiKey, ip });
    if (own !== null) return own;
    const path = methods.get(frame.method);
    if (path === undefined) return refuse(unknownMethod(frame.method), ip);
    // Whoever has logged on signs no more.
    const isOpen = apiKey === undefined && path.right !== null && session.isLoggedOn;
    return isOpen ? session.serve(path, { params, key: apiKey, ip }) : serve(path, { params, key: apiKey, ip });
  }

  upgrades.at('/binance/ws-api/v3', ({ ip }: FastifyRequest) => (socket: WebSocket) => {
    const { mayGoOn } = guardConnection(socket, false);
    const session = sessions.open((event) => sendText(socket, JSON.stringify(event)));
    socket.on('close', () => sessions.close(session));
    socket.on('message', (data) => {
      if (!mayGoOn()) return;
      const read = readFrame(frameText(data));
      const id = read.ok ? read.frame.id : read.id;
      (read.ok ? answer(read.frame, session, ip) : refuse(malformed(read.msg), ip)).then(
        (served) => {
          sendText(socket, textOf(id, served));
          // Whoever goes on after so many refusals is not answered any more.
          if (!served.answer.ok && served.answer.fault.status === 418) socket.close(1008, 'Too many requests');
        },
        (error: unknown) => sendText(socket, textOf(id, { answer: faultOfError(error, log), usedWeight: 0 })),
      );
    });
  });
}

const noParams = readParams('', '');
const malformed = (msg: string): Answered<never> => ({ ok: false, fault: { status: 400, code: -1135, msg } });
const unknownMethod = (method: string): Answered<never> => ({
  ok: false,
  fault: { status: 400, code: -1100, msg: `Unknown method '${method.slice(0, 60)}'.` },
});

/** How much of what a customer may place is used, by the span. */
function countsOf({ ten, day, rates }: NonNullable<Served['orders']>) {
  const [ofTen, ofDay] = orderLimits(rates);
  return [
    { ...ofTen, count: ten },
    { ...ofDay, count: day },
  ];
}

/** An answer as it is sent: its status, what came of it, how much of the limits is used. */
function textOf(id: Frame['id'], { answer, usedWeight, orders }: Served): string {
  const used = [{ ...weightLimit, count: usedWeight }, ...(orders === undefined ? [] : countsOf(orders))];
  const body = answer.ok
    ? { status: 200, result: answer.value }
    : { status: answer.fault.status, error: faultBody(answer.fault) };
  return JSON.stringify({ id, ...body, rateLimits: used });
}
