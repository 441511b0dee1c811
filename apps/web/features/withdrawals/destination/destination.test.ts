import { expect, test, vi } from 'vitest';
import { toCard, toWallet, typedAddress, typedNever, type BankCard, type Wallet } from './destination.ts';

vi.mock('../../../locales/i18n.ts', () => ({ t: (key: string) => key }));

const now = 1_000;
const address = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';
const wallet = (id: string, usableTime: number) => ({ id, address, usableTime }) as unknown as Wallet;
const card = (id: string, usableTime: number) => ({ id, usableTime }) as unknown as BankCard;
const draft = (to: string, typed = '') => ({ to, address: typed });

test('a saved wallet that may be used, or an address that is typed', () => {
  const { choices, issues, targetOf } = toWallet([wallet('w1', now), wallet('w2', now + 1)], null, now);
  expect(choices).toEqual(['w1', typedAddress]);
  expect([
    issues(draft('w1')),
    issues(draft('gone')),
    issues(draft(typedAddress)),
    issues(draft(typedAddress, 'T1')),
    issues(draft(typedAddress, ` ${address} `)),
  ]).toEqual([
    { to: undefined },
    { to: 'withdrawals.walletMissing' },
    { address: 'auth.required' },
    { address: 'wallets.addressInvalid' },
    { address: undefined },
  ]);
  expect([targetOf(draft('w1', address)), targetOf(draft(typedAddress, ` ${address} `))]).toEqual([
    { walletId: 'w1' },
    { address },
  ]);
});

test('saved wallets alone, where the customer has restricted it so', () => {
  expect(typedNever({ savedWalletsOnly: true, newDestinationHours: 24 })).toBe('own-rule');
  expect(toWallet([wallet('w1', now)], 'own-rule', now).choices).toEqual(['w1']);
});

test('with real money only what is saved and has waited, and the page says so', () => {
  expect(typedNever({ savedWalletsOnly: false, newDestinationHours: 24 })).toBe('waits');
  expect(typedNever({ savedWalletsOnly: false, newDestinationHours: 0 })).toBeNull();
  expect(toWallet([wallet('w1', now), wallet('w2', now + 1)], 'waits', now).choices).toEqual(['w1']);
});

test('an own card that may be used', () => {
  const { choices, issues, targetOf } = toCard([card('c1', now), card('c2', now + 1)], now);
  expect(choices).toEqual(['c1']);
  expect([issues(draft('c1')).to, issues(draft('')).to]).toEqual([undefined, 'withdrawals.cardMissing']);
  expect(targetOf(draft('c1', address))).toEqual({ bankCardId: 'c1' });
});
