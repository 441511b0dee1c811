import { fastifyHelmet } from '@fastify/helmet';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

const directives = {
  'default-src': ["'self'"],
  'script-src': ["'self'"],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': ["'self'", 'ws:', 'wss:'],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
};

/** The guard of everything that is a page: helmet makes its headers for each answer, so answers of calls have constant ones. */
export async function guardPages(scope: FastifyInstance): Promise<void> {
  await scope.register(fastifyHelmet, { contentSecurityPolicy: { useDefaults: false, directives }, crossOriginEmbedderPolicy: false, xFrameOptions: { action: 'deny' } });
}

const hashedAsset = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/;

/**
 * Serves the built web app, in its pre-compressed form where there is one.
 * @param folder of `index.html`; nothing is served when there is none
 */
export function serveWeb(app: FastifyInstance, folder: string): void {
  if (!existsSync(join(folder, 'index.html'))) return;
  app.register(async (scope) => {
    await guardPages(scope);
    await scope.register(fastifyStatic, {
      root: folder,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header('cache-control', hashedAsset.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });
}
