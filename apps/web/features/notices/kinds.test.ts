import '../../../../tests/screens/browser.ts';
import { expect, test } from 'vitest';
import { Bell, CreditCard, Megaphone, ShieldAlert, Wallet } from 'lucide-react';
import { faceOf, isSecurity, targetOfMessage } from './kinds.ts';

const target = (kind: string | null, reference: string | null = 'r1') => targetOfMessage({ kind, reference });

test.each([
  [null, 'r1'],
  ['deposit-success', null],
  ['something-new', 'r1'],
  ['password-changed', 'r1'],
  ['product-completed', 'r1'],
])('a message of the kind %s about %s leads nowhere by itself', (kind, reference) => {
  expect(target(kind, reference)).toBeNull();
});

test.each([
  ['deposit-success', 'pages/recharge/rechargeOrder', { orderNo: 'r1' }],
  ['deposit-rejected', 'pages/recharge/rechargeOrder', { orderNo: 'r1' }],
  ['withdrawal-sent', 'pages/withdrawal/withdrawal', { id: 'r1' }],
  ['liquidation', 'pages/contract/contractOrder', { orderNo: 'r1' }],
  ['stop-loss', 'pages/contract/contractOrder', { orderNo: 'r1' }],
  ['stop-profit-dropped', 'pages/contract/contractOrder', { orderNo: 'r1' }],
  ['primary-failed', 'pages/certify/first', {}],
  ['advanced-certified', 'pages/certify/second', {}],
  ['wallet-added', 'pages/wallet/wallet', {}],
  ['bank-card-added', 'pages/bank/bank', {}],
  ['closing-requested', 'pages/setting/closeAccount', {}],
  ['mirror-week', 'pages/mirror/mirror', {}],
])('a message of the kind %s leads to %s', (kind, path, query) => {
  expect(target(kind)).toEqual({ path, query });
});

test('what a thief would do first is told apart, whatever else it is about', () => {
  const first = [
    'wallet-added',
    'bank-card-added',
    'withdrawal-requested',
    'closing-requested',
    'new-device',
    'fund-password-reset',
  ];
  expect(first.map(isSecurity)).toEqual(first.map(() => true));
  expect(['deposit-success', 'withdrawal-success', null].map(isSecurity)).toEqual([false, false, false]);
});

test('a sign is that of its kind, of security, of anything; an announcement has its own', () => {
  const icon = (type: 'message' | 'notice', kind: string | null) => faceOf({ type, kind }).icon;
  expect([
    icon('message', 'wallet-added'),
    icon('message', 'bank-card-added'),
    icon('message', 'new-device'),
    icon('message', 'something-new'),
    icon('message', null),
    icon('notice', 'wallet-added'),
  ]).toEqual([Wallet, CreditCard, ShieldAlert, Bell, Bell, Megaphone]);
});
