import { lookup } from 'node:dns';
import { request } from 'node:https';
import type { LookupFunction } from 'node:net';
import { isPublicAddress } from '../running/networks.ts';

/** Sends bytes to a push service. @returns its HTTP status; rejects when it can't be reached */
export type PushPost = (endpoint: string, headers: Readonly<Record<string, string>>, body: Buffer) => Promise<number>;

const timeoutMs = 10_000;

/**
 * Only to the public internet: a name that leads inside is refused at the moment of connecting, so changing it in
 * between gains nothing.
 */
export const publicLookup: LookupFunction = (hostname, options, done) => {
  lookup(hostname, { ...options, all: true }, (error, addresses) => {
    const found = error === null ? addresses.filter(({ address }) => isPublicAddress(address)) : [];
    const [first] = found;
    if (first === undefined) done(error ?? new Error(`${hostname} has no public address`), '', 4);
    else if (options.all === true) done(null, found);
    else done(null, first.address, first.family);
  });
};

/** Over https, without following redirections. */
export const postPush: PushPost = (endpoint, headers, body) =>
  new Promise((resolve, reject) => {
    const sending = request(
      endpoint,
      {
        method: 'POST',
        headers: { ...headers, 'content-length': String(body.length) },
        lookup: publicLookup,
        timeout: timeoutMs,
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sending.on('timeout', () => sending.destroy(new Error('the push service is silent')));
    sending.on('error', reject);
    sending.end(body);
  });
