import { isTronAddress } from '../../chain/tron-address.ts';

/** Currencies whose addresses can be saved: those that can be withdrawn to a chain. */
export const currencyTypes: readonly { currencyCode: string; chains: readonly string[] }[] = [
  { currencyCode: 'USDT', chains: ['TRC20'] },
  { currencyCode: 'USDC', chains: ['TRC20'] },
];

const isAddressOn: Readonly<Record<string, (address: string) => boolean>> = { TRC20: isTronAddress };

export const isAddress = (chain: string, address: string): boolean => isAddressOn[chain]?.(address) === true;
