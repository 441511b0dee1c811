import { fastifyHelmet } from '@fastify/helmet';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance } from 'fastify';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses that pages may call beside their own, as they are now: operators change them while the server runs. */
export type Lines = () => readonly string[];

const directives = (lines: Lines, inline: readonly string[]) => ({
  'default-src': ["'self'"],
  'script-src': ["'self'", ...inline],
  'style-src': ["'self'", "'unsafe-inline'"],
  'connect-src': [() => ["'self'", ...lines().flatMap(originsOf)].join(' ')],
  'img-src': ["'self'", 'data:', 'blob:'],
  'font-src': ["'self'"],
  // Customer service may be a page of somebody else; it is shown in a sandbox, and operators can change its address
  // while the server runs.
  'frame-src': ['https:'],
  'object-src': ["'none'"],
  'base-uri': ["'none'"],
  'form-action': ["'self'"],
  'frame-ancestors': ["'none'"],
});

/** One host: neither a wildcard nor anything that would end the directive. */
const plainOrigin = /^https?:\/\/([a-z0-9-]+(\.[a-z0-9-]+)*|\[[\da-f:.]+\])(:\d+)?$/;

/**
 * Where a page may call a line, and where it may open its stream; nowhere when the line isn't the address of a host.
 */
function originsOf(line: string): string[] {
  const { origin = '' } = URL.parse(line) ?? {};
  return plainOrigin.test(origin) ? [origin, origin.replace(/^http/, 'ws')] : [];
}

/**
 * The guard of everything that is a page: helmet makes its headers for each answer, so answers of calls have constant
 * ones.
 * @param lines other addresses of the product, which its pages may call; the own one is always among them
 * @param inline hashes of the scripts that may stand in a page itself
 */
export async function guardPages(
  scope: FastifyInstance,
  lines: Lines = () => [],
  inline: readonly string[] = [],
): Promise<void> {
  const contentSecurityPolicy = { useDefaults: false, directives: directives(lines, inline) };
  // What every answer has would stand before what helmet says.
  scope.addHook('onRequest', async (_request, reply) => {
    reply.removeHeader('content-security-policy').removeHeader('referrer-policy');
  });
  await scope.register(fastifyHelmet, {
    contentSecurityPolicy,
    crossOriginEmbedderPolicy: false,
    xFrameOptions: { action: 'deny' },
  });
}

/** Of the scripts that stand in a built page, as a content policy names them. */
export const inlineHashes = (page: string): string[] =>
  [...page.matchAll(/<script>([\s\S]*?)<\/script>/g)].map(
    ([, script = '']) => `'sha256-${createHash('sha256').update(script).digest('base64')}'`,
  );

const hashedAsset = /[\\/]assets[\\/][^\\/]+-[\w-]{8,}\.\w+(?:\.br|\.gz)?$/;

/**
 * Serves the built web app, in its pre-compressed form where there is one.
 * @param folder of `index.html`; nothing is served when there is none
 * @param lines as in {@link guardPages}
 */
export const serveWeb = (app: FastifyInstance, folder: string, lines: Lines = () => []): void =>
  servePages(app, folder, '/', lines);

/**
 * Serves the built console of the operators under `/console/`. It calls no other address than its own, and runs no
 * script but
 * its files. Styles may be inline: antd writes them while it runs, a nonce would have to be written into each page, and
 * a style
 * can neither run nor, with these directives, fetch anything from elsewhere.
 * @param folder of `index.html`; nothing is served when there is none
 */
export function serveConsole(app: FastifyInstance, folder: string): void {
  servePages(app, folder, '/console/', () => []);
  if (existsSync(join(folder, 'index.html'))) app.get('/console', (_, reply) => reply.redirect('/console/', 308));
}

function servePages(app: FastifyInstance, folder: string, prefix: string, lines: Lines): void {
  const page = join(folder, 'index.html');
  if (!existsSync(page)) return;
  const inline = inlineHashes(readFileSync(page, 'utf8'));
  app.register(async (scope) => {
    await guardPages(scope, lines, inline);
    await scope.register(fastifyStatic, {
      root: folder,
      prefix,
      preCompressed: true,
      cacheControl: false,
      setHeaders(reply, path) {
        reply.header('cache-control', hashedAsset.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache');
      },
    });
  });
}
