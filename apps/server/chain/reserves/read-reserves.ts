import { readFileSync } from 'node:fs';
import { SettingsError } from '../../settings.ts';
import { isTronAddress } from '../tron-address.ts';
import { reservesMessage, signerOf, type SignedAddress } from './signed-address.ts';

/** More would be too many questions to a node at each moment. */
const most = 200;

/**
 * The addresses that hold what is owed: one a line, behind it its signature of {@link reservesMessage}; empty lines and
 * those that begin with `#` say nothing.
 * @throws SettingsError that names the line
 */
export function readReserves(file: string, host: string): readonly SignedAddress[] {
  const message = reservesMessage(host);
  const found = new Map<string, SignedAddress>();
  textOf(file)
    .split('\n')
    .forEach((text, i) => {
      const line = text.trim();
      if (line === '' || line.startsWith('#')) return;
      const [address = '', signature = '', ...more] = line.split(/\s+/);
      const fault = faultOf({ address, signature }, message, more.length === 0 && !found.has(address));
      if (fault !== null) throw new SettingsError(`RESERVES: ${file}, line ${i + 1}: ${fault}`);
      found.set(address, { address, signature });
    });
  if (found.size > most) throw new SettingsError(`RESERVES: ${file} names more than ${most} addresses`);
  return [...found.values()];
}

function textOf(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    throw new SettingsError(`RESERVES: ${file} can't be read`);
  }
}

function faultOf({ address, signature }: SignedAddress, message: string, isOnce: boolean): string | null {
  if (!isTronAddress(address)) return 'is no address on TRON';
  if (!isOnce) return `says ${address} twice, or more than an address and its signature`;
  return signerOf(message, signature) === address ? null : `the key of ${address} has not signed "${message}"`;
}
