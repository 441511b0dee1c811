import '../../../../../../tests/screens/browser.ts';
import { beforeEach, expect, test } from 'vitest';
import { store } from '../../../../shell/storage.ts';
import { keepScore, lastScore } from './last-score.ts';

beforeEach(() => store('practise', null));

test('there is none before the first round', () => {
  expect(lastScore()).toBeNull();
});

test('of a round three numbers are kept, the last round alone', () => {
  const rest = { ties: 1, voids: 0, hitRate: null, needed: 30 };
  keepScore({ wins: 1, losses: 0, result: '8', ...rest });
  keepScore({ wins: 3, losses: 4, result: '-16.40', ...rest });
  expect(lastScore()).toEqual({ wins: 3, losses: 4, result: '-16.40' });
  expect(localStorage.getItem('practise')).toBe('{"wins":3,"losses":4,"result":"-16.40"}');
});

test.each(['no JSON', '[]', '7', '{"wins":-1,"losses":0,"result":"0"}', '{"wins":1,"losses":0,"result":"much"}'])(
  'something else in its place is none: %s',
  (text) => {
    store('practise', text);
    expect(lastScore()).toBeNull();
  },
);
