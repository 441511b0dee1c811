import type { Language } from '@candor/api-contract/languages.ts';
import { expect, test } from 'vitest';
import { presentMessage } from './notices.ts';
import { messageWords } from './message-words.ts';

test('a pair has its stroke and a price the decimals of its symbol; what is of no symbol stays as it is', () => {
  const alert = (params: Record<string, string>) => messageWords({ kind: 'price-alert', params }, 'en').text;
  expect(alert({ symbol: 'BTCUSDT', price: '108834.7', mark: '108834' })).toBe(
    'BTC/USDT has reached the level of 108,834.70 you set. Price: 108,834.00.',
  );
  expect(alert({ symbol: 'PEPEUSDT', price: '0.0000123', mark: '0.0000124' })).toBe(
    'PEPE/USDT has reached the level of 0.00001230 you set. Price: 0.00001240.',
  );
  expect(messageWords({ kind: 'withdrawal-approved', params: { amount: '5', currency: 'USDT' } }, 'en').text).toBe(
    '5 USDT will be sent.',
  );
});

test.each<[Language, string, string]>([
  ['en', '?', 'Someone signed in to your account: unknown device.'],
  ['de', '?', 'In Ihrem Konto hat sich jemand angemeldet: unbekanntes Gerät.'],
  ['vi', 'iPhone, 203.0.113.0/24', 'Tài khoản của bạn vừa được đăng nhập: iPhone, 203.0.113.0/24.'],
])('a device that says nothing of itself has words for it in %s', (language, device, text) => {
  expect(messageWords({ kind: 'new-device', params: { device } }, language).text).toBe(text);
});

test.each<[Language, string, string]>([
  ['vi', 'transfer-not-found', 'Lý do: Chưa có chuyển khoản nào với mã tham chiếu này'],
  ['de', 'transfer-not-found', 'Grund: Keine Überweisung mit diesem Verwendungszweck eingegangen'],
  ['de', 'Name passt nicht', 'Grund: Name passt nicht'],
  ['de', 'toString', 'Grund: toString'],
])('a reason that the product gives is said in %s, one of an operator as it was written', (language, reason, text) => {
  expect(messageWords({ kind: 'deposit-rejected', params: { reason } }, language).text).toBe(text);
});

test('a message says so in the numbers of its language', () => {
  const message = {
    id: '1',
    kind: 'price-alert',
    reference: 'a',
    params: { symbol: 'BTCUSDT', price: '108834.7', mark: '108834.7' },
    time: 1,
    unread: true,
  } as const;
  expect(presentMessage(message, 'vi').summary).toBe(
    'BTC/USDT đã chạm mức 108.834,70 bạn đặt. Giá hiện tại: 108.834,70.',
  );
});
