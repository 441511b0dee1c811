import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const hashed = /-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/;
/** Of answers of calls and of pages: of scripts and styles they say nothing, and a page fetches many. */
const ofOthers = ['content-security-policy', 'referrer-policy', 'strict-transport-security', 'x-request-id'];

/**
 * Serves what the build has named by hash, in its packed form where there is one, with as few headers as it needs: it
 * never changes, so nobody asks whether it has.
 * @param folder that `assets` is in
 * @param prefix of the page's address
 */
export function serveAssets(app: FastifyInstance, folder: string, prefix: string): void {
  const root = join(folder, 'assets');
  if (!existsSync(root)) return;
  app.register(async (scope) => {
    await scope.register(fastifyStatic, {
      root,
      prefix: `${prefix}assets/`,
      preCompressed: true,
      cacheControl: false,
      etag: false,
      lastModified: false,
      acceptRanges: false,
      setHeaders(reply, path) {
        for (const name of ofOthers) reply.removeHeader(name);
        reply.headers({
          'cache-control': hashed.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache',
          'cross-origin-resource-policy': 'same-origin',
        });
      },
    });
  });
}
