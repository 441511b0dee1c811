import { expect, test } from 'vitest';
import { parseSettings } from './choices.ts';

test('what is not understood is as at first', () => {
  const first = parseSettings(null);
  expect(first).toEqual({ candles: 'solid', shown: ['BOLL', 'VOL'], scale: 'even', period: '15m', autoRefresh: true });
  expect(parseSettings('no json')).toEqual(first);
  expect(parseSettings('{"candles":"round","shown":"all","scale":"steep","period":"7m","autoRefresh":"?"}')).toEqual(
    first,
  );
});

test('kept settings come back, indicators in their order and without strangers', () => {
  const kept = { candles: 'area', shown: ['KDJ', 'RSI', 'FOO', 'MA'], scale: 'log', period: '1M', autoRefresh: false };
  expect(parseSettings(JSON.stringify(kept))).toEqual({ ...kept, shown: ['MA', 'RSI', 'KDJ'] });
  expect(parseSettings('{"shown":[]}').shown).toEqual([]);
});
