import { request as requestPlain } from 'node:http';
import { request as requestTls } from 'node:https';
import { isIP } from 'node:net';
import { publicLookup } from '../../push/post.ts';
import { isPublicAddress } from '../../running/networks.ts';

const timeoutMs = 10_000;

/**
 * Whether alerts may be sent to an address: by https to what is public, else to hosts that the settings name. A name is
 * looked at once more when it is connected to.
 * @param inside hosts with their ports, of the own network
 */
export function mayPostTo(address: string, inside: readonly string[]): boolean {
  if (!URL.canParse(address)) return false;
  const { protocol, host, hostname, username, password } = new URL(address);
  if (username !== '' || password !== '' || (protocol !== 'https:' && protocol !== 'http:')) return false;
  if (inside.includes(host)) return true;
  const bare = hostname.replace(/^\[|\]$/g, '');
  return protocol === 'https:' && (isIP(bare) === 0 || isPublicAddress(bare));
}

/**
 * Sends JSON without following redirections; names that lead to an address inside are refused at the moment of
 * connecting, unless the settings name them.
 * @returns the HTTP status; rejects when nobody answers or it may not be sent there
 */
export function postOutside(
  address: string,
  { headers, body, inside }: { headers: Readonly<Record<string, string>>; body: string; inside: readonly string[] },
): Promise<number> {
  if (!mayPostTo(address, inside)) return Promise.reject(new Error('this address is not public'));
  const { protocol, host } = new URL(address);
  const bytes = Buffer.from(body);
  return new Promise((resolve, reject) => {
    const sending = (protocol === 'https:' ? requestTls : requestPlain)(
      address,
      {
        method: 'POST',
        headers: { 'content-type': 'application/json', ...headers, 'content-length': String(bytes.length) },
        timeout: timeoutMs,
        ...(inside.includes(host) ? {} : { lookup: publicLookup }),
      },
      (answer) => {
        answer.resume();
        resolve(answer.statusCode ?? 0);
      },
    );
    sending.on('timeout', () => sending.destroy(new Error('nobody answers')));
    sending.on('error', reject);
    sending.end(bytes);
  });
}

/** What a try met, as it is kept: null for what was taken. */
export const faultOfStatus = (status: number): string | null =>
  status >= 200 && status < 300 ? null : `status ${status}`;
