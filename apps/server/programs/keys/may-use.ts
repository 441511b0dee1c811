import ipaddr from 'ipaddr.js';
import type { LiveKey } from './key-store.ts';

/** Whether a key may be used from an address, which the door has found behind the proxies that it trusts. */
export const comesFrom = ({ addresses }: Pick<LiveKey, 'addresses'>, ip: string): boolean =>
  addresses.length === 0 || (ipaddr.isValid(ip) && addresses.includes(ipaddr.process(ip).toString()));
