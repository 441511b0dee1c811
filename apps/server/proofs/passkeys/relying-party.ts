import { isAddress } from '../../running/networks.ts';
import type { Settings } from '../../settings.ts';
import type { DeviceOwner } from '../devices/known-devices.ts';

/** To whom passkeys belong, as WebAuthn says it: a browser shows them to pages of this host alone. */
export interface RelyingParty {
  readonly id: string;
  /** From which alone what was signed is taken. */
  readonly origin: string;
}

/**
 * The address that customers, or operators, know; where none is set, this machine alone, by the name localhost.
 * @param host the `Host` header of the request, '' for none
 * @returns null where there are no passkeys: an address of digits is no name
 */
export function relyingPartyOf(
  { PUBLIC_URL, CONSOLE_URL }: Pick<Settings, 'PUBLIC_URL' | 'CONSOLE_URL'>,
  side: DeviceOwner,
  host: string,
): RelyingParty | null {
  const address = side === 'operator' ? (CONSOLE_URL ?? PUBLIC_URL) : PUBLIC_URL;
  const url = URL.parse(address ?? `http://${host}`);
  if (url === null || isAddress(url.hostname.replace(/^\[|\]$/g, ''))) return null;
  if (address === undefined && url.hostname !== 'localhost') return null;
  return { id: url.hostname, origin: url.origin };
}
