import { expect, test } from 'vitest';
import { placeOf } from '../routing/hash.ts';
import type { ArrivalKind } from './arrivals.ts';
import { isOnOwnPage } from './own-page.ts';

test.each<[ArrivalKind, string, boolean]>([
  ['deposit', 'recharge/recharging?orderNo=d1', true],
  ['deposit', 'recharge/rechargeOrder?orderNo=d1', true],
  ['deposit', 'recharge/rechargeOrder?orderNo=d2', false],
  ['deposit', 'market/settlement?orderNo=d1', false],
  ['fast-win', 'market/settlement?orderNo=d1', true],
  ['fast-lose', 'market/settlement?id=d1', true],
  ['fast-void', 'market/settlement?orderNo=d2', false],
  ['fast-tie', 'market/market?symbol=BTCUSDT', false],
  ['futures-close', 'market/settlement?orderNo=d1', false],
])('%s on %s is shown there already: %s', (kind, page, isShown) => {
  expect(isOnOwnPage({ kind, reference: 'd1' }, placeOf(`#/pages/${page}`))).toBe(isShown);
});
