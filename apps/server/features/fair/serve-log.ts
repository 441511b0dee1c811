import type { FastifyReply, FastifyRequest } from 'fastify';
import { answer, type Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { vkeysOf } from '../../log/keys.ts';
import { readNamings } from '../../log/log-table.ts';
import { readResource } from '../../log/read-resource.ts';
import { readEarlier } from '../../log/witnesses/earlier.ts';
import { listTimestamps, readTimestamp } from '../../log/timestamps/timestamps.ts';
import type { Services } from '../../services.ts';

const text = 'text/plain; charset=utf-8';
const forGood = 'public, max-age=31536000, immutable';
type LogServices = Pick<Services, 'db' | 'publicLog'>;

/** Text that may change, or that there is nothing where it is null. */
const sendText = (request: FastifyRequest, reply: FastifyReply, found: string | null): unknown =>
  found === null
    ? answer(request, reply, refused('unknown-path'))
    : reply.type(text).header('cache-control', 'no-cache').send(found);
const sendTile = (request: FastifyRequest, reply: FastifyReply, bytes: Buffer | null): unknown =>
  bytes === null
    ? answer(request, reply, refused('unknown-path'))
    : reply.type('application/octet-stream').header('cache-control', forGood).send(bytes);
const linesOf = (lines: readonly string[]): string => `${lines.join('\n')}\n`;

/** The public log as c2sp.org/tlog-tiles serves one; other programs than ours read it, so its answers are bare. */
export function serveLog(http: Http, services: LogServices): void {
  const { db, publicLog } = services;
  const { app } = http;
  app.get('/log/checkpoint', async (request, reply) => sendText(request, reply, publicLog.shown?.note ?? null));
  app.get('/log/keys', async (request, reply) => {
    const { identity } = publicLog;
    return sendText(request, reply, identity === null ? null : linesOf(vkeysOf(identity)));
  });
  app.get<{ Params: { '*': string } }>('/log/tile/*', async (request, reply) => {
    const { signed } = publicLog;
    return sendTile(request, reply, signed === null ? null : await readResource(db, signed, request.params['*']));
  });
  app.get('/log/namings', async (request, reply) => {
    const { signed } = publicLog;
    return sendText(request, reply, signed === null ? null : linesOf(await readNamings(db, signed.log)));
  });
  serveTimestamps(http, services);
  serveEarlier(http, services);
}

/** What `openssl ts -verify -in <time>.tsr -data <time>` takes. */
function serveTimestamps({ app }: Http, { db }: LogServices): void {
  interface Asked {
    readonly Params: { readonly time: string };
  }
  app.get('/log/timestamps', async (request, reply) => sendText(request, reply, await listTimestamps(db)));
  app.get<Asked>('/log/timestamps/:time', async (request, reply) =>
    sendText(request, reply, (await readTimestamp(db, request.params.time))?.note ?? null),
  );
  app.get<Asked>('/log/timestamps/:time.tsr', async (request, reply) => {
    const found = await readTimestamp(db, request.params.time);
    return found === null
      ? answer(request, reply, refused('unknown-path'))
      : reply.type('application/timestamp-reply').header('cache-control', forGood).send(found.response);
  });
}

/** Logs that ended stay where their readers look for them: under the last part of their origin. */
function serveEarlier({ app }: Http, { db }: LogServices): void {
  interface Asked {
    readonly Params: { readonly id: string; readonly '*': string };
  }
  app.get<Asked>('/log/:id/checkpoint', async (request, reply) =>
    sendText(request, reply, (await readEarlier(db, request.params.id))?.note ?? null),
  );
  app.get<Asked>('/log/:id/keys', async (request, reply) => {
    const earlier = await readEarlier(db, request.params.id);
    return sendText(request, reply, earlier === null ? null : linesOf(earlier.vkeys));
  });
  app.get<Asked>('/log/:id/tile/*', async (request, reply) => {
    const earlier = await readEarlier(db, request.params.id);
    return sendTile(request, reply, earlier === null ? null : await readResource(db, earlier, request.params['*']));
  });
}
