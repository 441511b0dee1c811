import '../../../../tests/screens/browser.ts';
import { expect, test } from 'vitest';
import { chainFor, chainsOf, firstOf, issuesOf, walletOf, type CurrencyType } from './wallet-draft.ts';

const types = [
  { currencyCode: 'USDT', chains: ['TRC20', 'ERC20'] },
  { currencyCode: 'BTC', chains: ['BTC'] },
  { currencyCode: 'USDC', chains: ['ERC20'] },
] as CurrencyType[];
const address = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const draft = { currencyCode: 'USDT', chain: 'TRC20', address, qrImage: 'A'.repeat(22) };

test.each([
  ['no address', { address: '  ' }, { address: 'auth.required', qrImage: undefined }],
  [
    'an address of another chain',
    { address: '0x52908400098527886E0F7030069857D2E4169EE7' },
    { address: 'wallets.addressInvalid', qrImage: undefined },
  ],
  [
    'an address with a letter that was mistyped',
    { address: address.replace('q', 'p') },
    { address: 'wallets.addressInvalid', qrImage: undefined },
  ],
  ['no picture', { qrImage: '' }, { address: undefined, qrImage: 'wallets.pictureMissing' }],
])('a wallet with %s is objected to', (_, changes, issues) => {
  expect(issuesOf({ ...draft, ...changes }, true)).toEqual(issues);
});

test('a picture that is on its way is waited for, and not said to be missing', () => {
  expect(issuesOf({ ...draft, qrImage: '' }, false).qrImage).toBe('wallets.pictureWaiting');
  expect(issuesOf(draft, false).qrImage).toBeUndefined();
});

test('only addresses of the chain whose form is known are checked for it', () => {
  const other = { ...draft, chain: 'ERC20', address: '0x52908400098527886E0F7030069857D2E4169EE7' };
  expect(issuesOf(other, true)).toEqual({ address: undefined, qrImage: undefined });
});

test('what is pasted with blanks around is saved without them', () => {
  expect(issuesOf({ ...draft, address: ` ${address}\n` }, true).address).toBeUndefined();
  expect(walletOf({ ...draft, address: ` ${address}\n` })).toEqual(draft);
});

test('the form begins with the first currency by its first chain, and empty where there is none', () => {
  expect(firstOf(types)).toEqual({ currencyCode: 'USDT', chain: 'TRC20', address: '', qrImage: '' });
  expect(firstOf([])).toEqual({ currencyCode: '', chain: '', address: '', qrImage: '' });
});

test('another currency keeps the chain where it comes by it too', () => {
  expect(chainFor(types, 'USDC', 'ERC20')).toBe('ERC20');
  expect(chainFor(types, 'BTC', 'ERC20')).toBe('BTC');
  expect([chainFor(types, 'XYZ', 'ERC20'), chainsOf(types, 'XYZ')]).toEqual(['', []]);
});
