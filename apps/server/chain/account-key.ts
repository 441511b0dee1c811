import { hash } from 'node:crypto';
import { HDKey } from '@scure/bip32';
import { assert } from '@candor/core/result.ts';
import { tronAddressOf } from './tron-address.ts';

/**
 * The account m/44'/195'/0' of the test mnemonic "abandon abandon … about" of BIP-39. Everybody knows its private keys,
 * so nothing of worth may ever be sent to its addresses: it serves the simulated market only.
 */
export const testAccountKey =
  'xpub6D1AabNHCupeiLM65ZR9UStMhJ1vCpyV4XbZdyhMZBiJXALQtmn9p42VTQckoHVn8WNqS7dqnJokZHAHcHGoaQgmv8D45oNUKx6DZMNZBCd';

/** m / purpose' / coin' / account' */
const accountDepth = 3;
const receiving = 0;
const indexMax = 2 ** 31 - 1;

/** Addresses of an account, made from its extended public key: with it nobody can spend. */
export interface AccountKey {
  /** Tells keys apart without showing them. */
  readonly id: string;
  readonly isTest: boolean;
  /** The address m/44'/195'/0'/0/`index`. */
  addressAt(index: number): string;
}

/**
 * What is wrong with a text as an extended public key of an account, in words for the operator; null when it is one.
 */
export function faultOfAccountKey(text: string): string | null {
  try {
    const key = HDKey.fromExtendedKey(text);
    if (key.privateKey !== null) return 'is a private key: it must never be on a server, give the public one (xpub)';
    return key.depth === accountDepth ? null : "must be the key of an account: m/44'/195'/0'";
  } catch {
    return 'is no extended public key (xpub)';
  }
}

/** @param text as {@link faultOfAccountKey} accepts it */
export function openAccountKey(text: string): AccountKey {
  const fault = faultOfAccountKey(text);
  assert(fault === null, `the account key ${fault}`);
  const chain = HDKey.fromExtendedKey(text).deriveChild(receiving);
  return {
    id: hash('sha256', text, 'hex').slice(0, 16),
    isTest: text === testAccountKey,
    addressAt(index) {
      assert(Number.isInteger(index) && index >= 0 && index <= indexMax, `an index of an address is 0 to ${indexMax}`);
      const { publicKey } = chain.deriveChild(index);
      assert(publicKey !== null, 'a derived key has a public part');
      return tronAddressOf(publicKey);
    },
  };
}
