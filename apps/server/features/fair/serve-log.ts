import type { FastifyReply, FastifyRequest } from 'fastify';
import { answer, type Http } from '../../http/http.ts';
import { refused } from '../../http/refused.ts';
import { readResource } from '../../log/read-resource.ts';
import type { Services } from '../../services.ts';

const text = 'text/plain; charset=utf-8';
const forGood = 'public, max-age=31536000, immutable';

/** The public log as c2sp.org/tlog-tiles serves one; other programs than ours read it, so its answers are bare. */
export function serveLog({ app }: Http, { db, publicLog }: Pick<Services, 'db' | 'publicLog'>): void {
  const nothing = (request: FastifyRequest, reply: FastifyReply) => answer(request, reply, refused('unknown-path'));
  app.get('/log/checkpoint', async (request, reply) => {
    const { shown } = publicLog;
    if (shown === null) return nothing(request, reply);
    return reply.type(text).header('cache-control', 'no-cache').send(shown.note);
  });
  app.get('/log/keys', async (request, reply) => {
    const { identity } = publicLog;
    if (identity === null) return nothing(request, reply);
    const keys = [identity.vkey, ...(identity.cosignerVkey === null ? [] : [identity.cosignerVkey])];
    return reply
      .type(text)
      .header('cache-control', 'no-cache')
      .send(`${keys.join('\n')}\n`);
  });
  app.get<{ Params: { '*': string } }>('/log/tile/*', async (request, reply) => {
    const { signed } = publicLog;
    const bytes = signed === null ? null : await readResource(db, signed, request.params['*']);
    if (bytes === null) return nothing(request, reply);
    return reply.type('application/octet-stream').header('cache-control', forGood).send(bytes);
  });
}
