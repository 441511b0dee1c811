import { fastifyHelmet } from '@fastify/helmet';
import { fastifyStatic } from '@fastify/static';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { packingFor } from './packing/packing.ts';
import { serveAssets } from './pages/assets.ts';
import { inlineHashes, openShell, type Shell, type ShellPage, type ShellParts } from './pages/shell-page.ts';

/** Addresses that pages may call beside their own, as they are now: operators change them while the server runs. */
export type Lines = () => readonly string[];

const directives = (lines: Lines, inline: () => readonly string[]) => ({
  'default-src': ["'self'"],
  'script-src': [() => ["'self'", ...inline()].join(' ')],
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
  inline: () => readonly string[] = () => [],
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

interface WebParts extends ShellParts {
  /** Whether something is shown under this id at `/proof/<id>`; without it nothing ever is. */
  readonly isProof?: IsProof;
}
type IsProof = (id: string) => Promise<boolean>;

/**
 * Serves the built web app, in its pre-compressed form where there is one.
 * @param folder of `index.html`; nothing is served when there is none
 * @param lines as in {@link guardPages}
 * @param parts what the page shows before the app is there
 */
export const serveWeb = (
  app: FastifyInstance,
  folder: string,
  lines: Lines = () => [],
  parts: WebParts = { prices: () => [], now: Date.now },
): void =>
  servePages(app, folder, '/', {
    lines,
    shell: openShell(join(folder, 'index.html'), parts),
    isProof: parts.isProof,
  });

/**
 * Serves the built console of the operators under `/console/`. It calls no other address than its own, and runs no
 * script but
 * its files. Styles may be inline: antd writes them while it runs, a nonce would have to be written into each page, and
 * a style
 * can neither run nor, with these directives, fetch anything from elsewhere.
 * @param folder of `index.html`; nothing is served when there is none
 */
export function serveConsole(app: FastifyInstance, folder: string): void {
  servePages(app, folder, '/console/', { lines: () => [], shell: null });
  if (existsSync(join(folder, 'index.html'))) app.get('/console', (_, reply) => reply.redirect('/console/', 308));
}

/** The app at the address of a shared proof. What is gone is not found, and no search engine keeps what is there. */
async function sendProof(
  shell: Shell,
  isProof: IsProof,
  request: FastifyRequest<{ Params: { id: string } }>,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const page = await shell.page();
  reply
    .code((await isProof(request.params.id)) ? 200 : 404)
    .headers({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  return sendPage(page, request, reply);
}

function sendPage({ html, packed }: ShellPage, { headers }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const packing = packingFor(headers['accept-encoding']);
  reply.header('vary', 'accept-encoding').type('text/html; charset=utf-8');
  return packing === undefined ? reply.send(html) : reply.header('content-encoding', packing).send(packed[packing]);
}

/** A proxy that packs an answer itself marks its tag as weak. */
const knows = ({ headers }: FastifyRequest, etag: string): boolean =>
  headers['if-none-match']?.replaceAll('W/', '').split(/,\s*/).includes(etag) === true;

async function sendShell(shell: Shell, request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
  const page = await shell.page();
  reply.headers({ etag: page.etag, 'cache-control': 'no-cache' });
  if (!knows(request, page.etag)) return sendPage(page, request, reply);
  return reply.code(304).header('vary', 'accept-encoding').send();
}

/** Pages of their own, by their addresses: the verifier, and what programs need to know. */
const ownPages = { verify: 'verify.html', docs: 'docs.html' };
interface OwnPage {
  readonly name: string;
  readonly html: string;
  readonly inline: readonly string[];
}

/** Those that were built: the script of each stands in it. */
function readOwnPages(folder: string): OwnPage[] {
  return Object.entries(ownPages).flatMap(([name, file]) => {
    if (!existsSync(join(folder, file))) return [];
    const html = readFileSync(join(folder, file), 'utf8');
    return [{ name, html, inline: inlineHashes(html) }];
  });
}

interface Served {
  readonly lines: Lines;
  /** The page with what it shows at once; null where it is sent as it was built. */
  readonly shell: Shell | null;
  readonly isProof?: IsProof | undefined;
}

function servePages(app: FastifyInstance, folder: string, prefix: string, { lines, shell, isProof }: Served): void {
  if (!existsSync(join(folder, 'index.html'))) return;
  serveAssets(app, folder, prefix);
  app.register(async (scope) => {
    const pages = readOwnPages(folder);
    await guardPages(scope, lines, () => [...(shell?.inline() ?? []), ...pages.flatMap(({ inline }) => inline)]);
    for (const { name, html } of pages)
      scope.get(`${prefix}${name}`, (_, reply) => reply.type('text/html; charset=utf-8').send(html));
    if (shell !== null) scope.get(prefix, (request, reply) => sendShell(shell, request, reply));
    if (shell !== null)
      scope.get<{ Params: { id: string } }>('/proof/:id', (request, reply) =>
        sendProof(shell, isProof ?? (async () => false), request, reply),
      );
    await scope.register(fastifyStatic, {
      root: folder,
      prefix,
      preCompressed: true,
      cacheControl: false,
      setHeaders: (reply) => void reply.header('cache-control', 'no-cache'),
    });
  });
}
