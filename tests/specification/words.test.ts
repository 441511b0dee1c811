import { readFileSync } from 'node:fs';
import path from 'node:path';
import { messageOf } from '../../apps/server/i18n/messages.ts';
import { expect, test } from 'vitest';
import { files } from '../../apps/web/locales/en/files.ts';
import { kline } from '../../apps/web/locales/en/kline.ts';
import { shell } from '../../apps/web/locales/en/shell.ts';
import { root } from '../gates/source.ts';

test('the app says what the catalogue of errors says', () => {
  expect([shell.networkError, shell.operationFailed, shell.loadFailed, files.failed]).toEqual([
    'Network error',
    'Operation failed',
    'Load failed',
    'Upload failed, please retry',
  ]);
  expect([kline.failedUsdt, kline.failedFutures]).toEqual([
    'Failed to load K-line data',
    'Failed to load futures data',
  ]);
  expect([shell.confirm, shell.cancel, shell.systemNotice]).toEqual(['Confirm', 'Cancel', 'System notice']);
  expect(shell.networkLost).toContain('network signal was lost');
});

test('a stop on the wrong side says which price cannot be less than which', () => {
  const pairs = [
    'stop-profit-below-reference',
    'reference-below-stop-loss',
    'reference-below-stop-profit',
    'stop-loss-below-reference',
    'stop-loss-below-liquidation',
    'liquidation-below-stop-loss',
  ] as const;
  for (const error of pairs) {
    const [pre, next] = error.replace('stop-profit', 'take-profit').split('-below-');
    expect(messageOf(error, 'en').toLowerCase()).toBe(`${pre} price cannot be less than the ${next} price`);
  }
});

test('the product is version 1.0.1', () => {
  expect(JSON.parse(readFileSync(path.join(root, 'package.json'), 'utf8'))).toMatchObject({
    name: 'candor',
    version: '1.0.1',
  });
});
