import type { Settings } from '../settings.ts';
import { isAddress, isLoopbackHost } from './networks.ts';

type Reach = Pick<Settings, 'HOST' | 'PUBLIC_URL'>;

/** Where programs reach the product: at the address that customers know, else on this machine. */
export const ownAddress = ({ PUBLIC_URL, PORT }: Pick<Settings, 'PUBLIC_URL' | 'PORT'>): string =>
  PUBLIC_URL ?? `http://localhost:${PORT}`;

const hostOf = (address: string): string => URL.parse(address)?.hostname ?? '';

/** Whether others than this machine are meant to reach the product, by its own address or by a proxy's. */
export const isExposed = ({ HOST, PUBLIC_URL }: Reach): boolean =>
  !isLoopbackHost(HOST) || (PUBLIC_URL !== undefined && !isLoopbackHost(hostOf(PUBLIC_URL)));

/**
 * Whether the page with all messages may be had: on this machine alone, or where a setting opens it. Never with real
 * money.
 */
export const isOutboxOpen = (settings: Reach & Pick<Settings, 'MODE' | 'DEVELOPMENT_OUTBOX'>): boolean =>
  settings.MODE === 'paper' && (settings.DEVELOPMENT_OUTBOX || !isExposed(settings));

/** The host of a `Host` header, without its port; '' when it is none. */
export const hostIn = (header: string): string => hostOf(`http://${header}`);

/**
 * Whether a request may come under this `Host`. A page of somebody else can make its own name lead here, and would then
 * be
 * taken for the product's own page; it can't do that with a bare address.
 * @param lines addresses of the product beside the settings', as they are now
 * @returns takes the header as sent; one that is missing is no browser's
 */
export function openHostCheck(
  settings: Reach & Pick<Settings, 'NETWORK_LINES' | 'ALLOWED_HOSTS'>,
  lines: () => readonly string[],
): (header: string | undefined) => boolean {
  const named = [settings.HOST, ...settings.ALLOWED_HOSTS, hostOf(settings.PUBLIC_URL ?? '')];
  const known = new Set(
    [...named, ...settings.NETWORK_LINES.map((line) => hostOf(line.replace(/^[^=]*=(?=https?:)/, '')))].map((host) =>
      host.toLowerCase(),
    ),
  );
  return (header) => {
    if (header === undefined) return true;
    const host = hostIn(header);
    if (host === '') return false;
    return (
      isLoopbackHost(host) ||
      isAddress(host.replace(/^\[|\]$/g, '')) ||
      known.has(host) ||
      lines().some((line) => hostOf(line) === host)
    );
  };
}
