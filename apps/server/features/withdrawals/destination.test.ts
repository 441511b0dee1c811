import { expect, test } from 'vitest';
import { tronAddressOfHex } from '../../chain/tron-address.ts';
import { destinationOf, notYet, type WithdrawalBody } from './destination.ts';

const [address, token] = ['TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj', 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t'];
const own = tronAddressOfHex('11'.repeat(20)) ?? '';
interface World {
  readonly savedOnly?: boolean;
  readonly vndOffered?: boolean;
}
/** A customer `an` with one saved wallet, one card and an own deposit address. */
function partsOf({ savedOnly = false, vndOffered = true }: World = {}) {
  const mine = (userId: string, id: string, wanted: string): boolean => userId === 'an' && id === wanted;
  const wallets: Record<string, object> = {
    w1: { currencyCode: 'USDT', chain: 'TRC20', address, usableAt: 5 },
    'w-other-chain': { currencyCode: 'USDT', chain: 'ERC20', address },
    'w-own': { currencyCode: 'USDT', chain: 'TRC20', address: own },
  };
  return {
    destinations: {
      wallet: async (userId: string, id: string) => (userId === 'an' ? (wallets[id] ?? null) : null),
      hasWallet: async (userId: string, typed: string) => mine(userId, typed, address),
      savedWalletsOnly: async () => savedOnly,
      knownSince: async () => 3,
      bankCard: async (userId: string, id: string) =>
        mine(userId, id, 'c1') ? { bankName: 'Vietcombank', cardNoMasked: '•••• 1234', usableAt: 7 } : null,
    },
    depositAddress: async (userId: string) => (userId === 'an' ? { address: own, test: false } : null),
    settings: { TRON_USDT_CONTRACT: token },
    operatorSettings: { countries: { allowed: async () => vndOffered }, rates: { vndPerUsdt: '26300' } },
  } as never;
}
const to = (sent: Partial<WithdrawalBody>, world?: World, userId = 'an') =>
  destinationOf(partsOf(world), userId, { currencyCode: 'USDT', amount: '100', fundPasswd: 'x', ...sent });
const chain = { way: 'chain', chain: 'TRC20', address };
const typed = { to: chain, field: 'address', since: 3, usableAt: 0 };
const wallet = { ...typed, field: 'walletId', usableAt: 5 };

test.each<[string, Partial<WithdrawalBody>, string, string | undefined, World?]>([
  ['nowhere', {}, 'destination-unclear', undefined],
  ['two places', { walletId: 'w1', address }, 'destination-unclear', undefined],
  ['a card and an address', { bankCardId: 'c1', address }, 'destination-unclear', undefined],
  ['all three', { bankCardId: 'c1', address, walletId: 'w1' }, 'destination-unclear', undefined],
  ['a card by a chain', { bankCardId: 'c1', chain: 'TRC20' }, 'destination-unclear', 'chain'],
  ['a card that there is not', { bankCardId: 'c2' }, 'bank-card-unknown', 'bankCardId'],
  ['a card where dong is not offered', { bankCardId: 'c1' }, 'not-offered-here', 'bankCardId', { vndOffered: false }],
  ['a wallet that there is not', { walletId: 'w2' }, 'wallet-unknown', 'walletId'],
  ['a wallet of another currency', { walletId: 'w1', currencyCode: 'USDC' }, 'wallet-unknown', 'walletId'],
  ['a wallet on another chain', { walletId: 'w-other-chain' }, 'chain-unknown', 'walletId'],
  ['a wallet that is the own deposit address', { walletId: 'w-own' }, 'address-invalid', 'walletId'],
  ['what is no address', { address: 'TXLAQ' }, 'address-invalid', 'address'],
  ['an address with a slip', { address: address.replace('X', 'Y') }, 'address-invalid', 'address'],
  ['the contract of the token', { address: token }, 'address-invalid', 'address'],
  ['the own deposit address', { address: own }, 'address-invalid', 'address'],
  ['an address that is not saved', { address: token }, 'saved-wallets-only', 'address', { savedOnly: true }],
])('nothing is paid to %s', async (_name, sent, error, field, world) => {
  expect(await to(sent, world)).toEqual({ ok: false, error, ...(field === undefined ? {} : { field }) });
});

test('wallet and card of somebody else are as if they did not exist, and their owner is paid there', async () => {
  expect(await to({ walletId: 'w1' }, {}, 'binh')).toMatchObject({ error: 'wallet-unknown', field: 'walletId' });
  expect(await to({ bankCardId: 'c1' }, {}, 'binh')).toMatchObject({ error: 'bank-card-unknown', field: 'bankCardId' });
  expect(await to({ walletId: 'w1' })).toEqual({ ok: true, value: wallet });
});

test('a typed address is paid, under the restriction to saved ones as well when it is one of them', async () => {
  expect(await to({ address, chain: 'TRC20' })).toEqual({ ok: true, value: typed });
  expect(await to({ address }, { savedOnly: true })).toEqual({ ok: true, value: typed });
  expect(await to({ walletId: 'w1' }, { savedOnly: true })).toEqual({ ok: true, value: wallet });
  // To somebody else the deposit address of a customer is an address like any other.
  expect(await to({ address: own }, {}, 'binh')).toEqual({
    ok: true,
    value: { ...typed, to: { ...chain, address: own } },
  });
});

test('a card is paid in dong at the rate of this moment, and its number goes no further than masked', async () => {
  expect(await to({ bankCardId: 'c1' })).toEqual({
    ok: true,
    value: {
      to: {
        way: 'bank',
        bankCardId: 'c1',
        bankName: 'Vietcombank',
        cardNo: '•••• 1234',
        vndRate: 2_630_000_000_000n,
      },
      field: 'bankCardId',
      since: 3,
      usableAt: 7,
    },
  });
});

test('the own wait alone holds with test money, a day on top of it with real money, and the field is named', () => {
  const chosen = { ...wallet, to: { way: 'chain', chain: 'TRC20', address } } as const satisfies object;
  const day = 86_400_000;
  expect(notYet('paper', { ...chosen, field: 'walletId' }, 4)).toEqual({
    ok: false,
    error: 'destination-waits',
    field: 'walletId',
    params: { time: '5' },
  });
  expect(notYet('paper', { ...chosen, field: 'walletId' }, 5)).toBeNull();
  expect(notYet('real', { ...chosen, field: 'walletId' }, 5)).toMatchObject({ params: { time: String(day + 3) } });
  expect(notYet('real', { ...chosen, field: 'walletId' }, day + 3)).toBeNull();
  expect(notYet('real', { ...chosen, field: 'address', since: null }, day)).toEqual({
    ok: false,
    error: 'destination-unsaved',
    field: 'address',
  });
});
