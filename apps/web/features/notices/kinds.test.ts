import '../../../../tests/screens/browser.ts';
import { expect, test } from 'vitest';
import { Bell, Megaphone, ShieldAlert, Wallet } from 'lucide-react';
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
])('a message of the kind %s leads to %s', (kind, path, query) => {
  expect(target(kind)).toEqual({ path, query });
});

test('what a thief would do first is told apart, whatever else it is about', () => {
  expect(['wallet-added', 'withdrawal-requested', 'new-device', 'fund-password-reset'].map(isSecurity)).toEqual(
    Array.from({ length: 4 }, () => true),
  );
  expect(['deposit-success', 'withdrawal-success', null].map(isSecurity)).toEqual([false, false, false]);
});

test('a sign is that of its kind, of security, of anything; an announcement has its own', () => {
  const icon = (type: 'message' | 'notice', kind: string | null) => faceOf({ type, kind }).icon;
  expect([
    icon('message', 'wallet-added'),
    icon('message', 'new-device'),
    icon('message', 'something-new'),
    icon('message', null),
    icon('notice', 'wallet-added'),
  ]).toEqual([Wallet, ShieldAlert, Bell, Bell, Megaphone]);
});
