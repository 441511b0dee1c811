import { alertCauses } from '@candor/api-contract/calls/operator/alerts/causes.ts';
import { expect, test } from 'vitest';
import { shownEnd } from './channels.ts';
import { alertText } from './words.ts';

const alert = {
  id: 'a1',
  cause: 'reserve-high',
  subject: 'fast-reserve',
  facts: { used: '90 USDT', of: '100 USDT' },
  raisedAt: Date.UTC(2026, 10, 20, 12),
} as const;

test('an alert is told with its facts and where it is acknowledged', () => {
  expect(alertText(alert, 'https://candor.example')).toEqual({
    title: 'Candor: A reserve is nearly used',
    lines: ['fast-reserve', 'used: 90 USDT', 'of: 100 USDT', '2026-11-20T12:00:00.000Z'],
    link: 'https://candor.example/console/#/alerts/a1',
  });
  expect(alertText(alert, undefined).link).toBeNull();
});

test('every cause has a title of its own', () => {
  const titles = alertCauses.map((cause) => alertText({ ...alert, cause }, undefined).title);
  expect(new Set(titles).size).toBe(alertCauses.length);
});

test('where a channel leads is shown without any key to it', () => {
  const shown = [
    shownEnd({ kind: 'mail', address: 'desk@candor.example' }),
    shownEnd({ kind: 'webhook', address: 'https://hooks.example/in?key=hidden#hidden', secret: 'hidden' }),
    shownEnd({ kind: 'telegram', address: 'https://api.example', token: 'hidden', chat: '-1' }),
    shownEnd({ kind: 'push', endpoint: 'https://push.example/hidden', p256dh: 'hidden', auth: 'hidden', keyId: 1 }),
  ];
  expect(shown).toEqual(['desk@candor.example', 'https://hooks.example/in', 'api.example · -1', 'push.example']);
  expect(shown.join(' ')).not.toContain('hidden');
});
