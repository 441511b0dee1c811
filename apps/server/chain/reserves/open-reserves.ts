import type { Logger } from 'pino';
import { SettingsError, type Settings } from '../../settings.ts';
import { openTronGrid, type TronGrid } from '../tron-grid.ts';
import { readReserves } from './read-reserves.ts';
import { reservesMessage, type SignedAddress } from './signed-address.ts';

/** What an address held; null where the node could not be asked, or none is named. */
export interface Reserve extends SignedAddress {
  /** USDT in its smallest units. */
  readonly units: string | null;
}
export interface Reserves {
  /** What each address has signed. */
  readonly message: string;
  readonly list: readonly Reserve[];
}

/** Asks for what the proven addresses hold now; null where none are named. */
export type AskReserves = () => Promise<Reserves | null>;

/** @throws SettingsError where an address is not proven, or customers know no address of the product */
export function openReserves(settings: Settings, log: Logger): AskReserves {
  const { RESERVES: file, PUBLIC_URL: address } = settings;
  if (file === undefined) return () => Promise.resolve(null);
  if (address === undefined) throw new SettingsError('RESERVES: needs PUBLIC_URL, whose host the keys have signed');
  const { host } = new URL(address);
  const proven = readReserves(file, host);
  const { TRON_GRID_URL: url, TRON_GRID_KEY: key, TRON_USDT_CONTRACT: contract } = settings;
  const grid = url === undefined ? null : openTronGrid({ url, key, contract });
  return async () => {
    const list: Reserve[] = [];
    let isAsked = grid !== null;
    // One after the other: a node counts questions a second. One that doesn't answer is asked no more.
    for (const one of proven) {
      const units = isAsked && grid !== null ? await unitsOf(grid, one.address, log) : null;
      isAsked = units !== null;
      list.push({ ...one, units });
    }
    return { message: reservesMessage(host), list };
  };
}

async function unitsOf(grid: TronGrid, address: string, log: Logger): Promise<string | null> {
  try {
    return String(await grid.balanceOf(address));
  } catch (error) {
    log.warn({ err: error, address }, 'the node did not say what an address of the reserves holds');
    return null;
  }
}
