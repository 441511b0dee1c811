import { expect, test } from 'vitest';
import { futures, withdrawal } from '../seams/test-commands.ts';
import { acceptedText, askedText, isAcknowledged, isSignedRefusal } from './terms.ts';

test('what was asked for is one line: the command, its parts by name, when it came', () => {
  expect(askedText(futures, 9)).toBe(
    'place-futures-order|direction=long|leverage=10|lots=1|orderNo=f|orderType=market|price=-|stopLoss=-|' +
      'symbol=BTCUSDT|takeProfit=-|userId=a|9',
  );
  expect(askedText(withdrawal, 9)).toBe(
    'request-withdrawal|amount=1000000000|currency=USDT|destination.address=T|destination.chain=TRC20|' +
      'destination.way=chain|holdUntil=-|orderNo=w|userId=a|9',
  );
});

test('no value can pass for another part or line, and what is left as it was is not said', () => {
  const stops = { kind: 'set-stops', userId: 'a|b', orderNo: '100%\n', takeProfit: undefined, stopLoss: null } as const;
  expect(askedText(stops, 9)).toBe('set-stops|orderNo=100%25%0A|stopLoss=-|userId=a%7Cb|9');
});

test('no two ways of writing one command differ', () => {
  const turned = Object.fromEntries(Object.entries(futures).toReversed()) as typeof futures;
  expect(askedText(turned, 9)).toBe(askedText(futures, 9));
});

test('where nothing was agreed beyond it, what was accepted is what was asked for', () => {
  expect(acceptedText(futures, null, 9)).toBe(askedText(futures, 9));
});

test('acts of customers are acknowledged, work of the house is not', () => {
  expect([isAcknowledged(futures), isAcknowledged(withdrawal)]).toEqual([true, true]);
  for (const command of [{ kind: 'clock' }, { kind: 'fund-house' }, { kind: 'tick', marks: [] }] as const)
    expect(isAcknowledged(command)).toBe(false);
});

test('of refusals those are signed that name the market or a limit', () => {
  const named = ['market-halted', 'market-paused', 'house-limit-reached', 'exchange-limit-reached'];
  expect(named.every(isSignedRefusal)).toBe(true);
  expect(['insufficient-balance', 'not-found', 'quote-moved'].some(isSignedRefusal)).toBe(false);
});
