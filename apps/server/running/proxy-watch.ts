import type { IncomingHttpHeaders } from 'node:http';
import type { Logger } from 'pino';

/** Enough to see each proxy of an installation; who comes from elsewhere could otherwise fill the log. */
const namedAtMost = 20;

/** What of a request says where it comes from. */
interface Forwarded {
  readonly headers: IncomingHttpHeaders;
  readonly ip: string;
  readonly raw: { readonly socket: { readonly remoteAddress?: string | undefined } };
}

/**
 * Warns once of each address that forwards calls and that TRUST_PROXY does not name: all who come through it would be
 * one
 * caller to every limit.
 */
export function openProxyWatch(log: Logger): (request: Forwarded) => void {
  const named = new Set<string>();
  return ({ headers, ip, raw }) => {
    const from = raw.socket.remoteAddress ?? '';
    // One that is believed has the caller's address put in place of its own.
    if (headers['x-forwarded-for'] === undefined || ip !== from || named.has(from) || named.size >= namedAtMost) return;
    named.add(from);
    log.warn({ from }, 'a proxy that TRUST_PROXY does not name forwards calls: all who come through it count as one');
  };
}
