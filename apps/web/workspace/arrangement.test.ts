import { expect, test } from 'vitest';
import {
  columnsOf,
  exchanged,
  initialFor,
  neighbourOf,
  panels,
  panes,
  parseArrangement,
  presetOf,
  presets,
  presetShown,
} from './arrangement.ts';

const wide = 1440;

test('what is kept and not understood is as at first', () => {
  for (const text of [
    null,
    '',
    'null',
    '[]',
    '7',
    '{"shown":7,"sizes":[],"charts":{}}',
    '{"sizes":{"columns":{"a":"b"}}}',
  ])
    expect(parseArrangement(text, wide)).toEqual(initialFor(wide));
});

test('what is kept comes back, without panels that there are not and with no more than four charts', () => {
  const kept = {
    shown: ['dock', 'chat', 'ticket'],
    places: ['ticket', 'charts', 'dock', 'book', 'watchList'],
    swapped: true,
    charts: ['A', 'B', 3, 'C', 'D'],
    dockTab: 'alerts',
    sizes: { columns: { main: 70, side: 30 }, broken: { main: 700 } },
  };
  expect(parseArrangement(JSON.stringify(kept), wide)).toEqual({
    shown: ['ticket', 'dock'],
    places: ['ticket', 'charts', 'dock', 'book', 'watchList'],
    swapped: true,
    charts: ['A', 'B', 'C'],
    dockTab: 'alerts',
    sizes: { columns: { main: 70, side: 30 } },
  });
});

test('on a narrow screen the prices are folded away at first', () => {
  expect(initialFor(1024).shown).not.toContain('watchList');
  expect(initialFor(1280).shown).toEqual(panels);
});

test.each(presets)('the preset %s is recognised, and keeps on which side the ticket stands', (preset) => {
  const now = presetOf(preset, { ...initialFor(wide), swapped: true, dockTab: 'history' });
  expect(presetShown(now)).toBe(preset);
  expect(now).toMatchObject({ swapped: true, dockTab: 'history' });
});

test('what is no preset is none', () => {
  expect(presetShown({ ...initialFor(wide), shown: ['dock'] })).toBeUndefined();
});

test.each([
  ['too few', ['charts']],
  ['one twice', ['charts', 'charts', 'dock', 'book', 'ticket']],
  ['one that there is not', ['chat', 'charts', 'dock', 'book', 'ticket']],
  ['no list', 'charts'],
])('places with %s are as at first', (_what, places) => {
  expect(parseArrangement(JSON.stringify({ shown: [], places }), wide).places).toEqual(panes);
});

test('two panes take each other’s places, and the charts are never folded away', () => {
  const places = exchanged(panes, 'charts', 'ticket');
  expect(places).toEqual(['watchList', 'ticket', 'dock', 'book', 'charts']);
  expect(exchanged(places, 'ticket', 'charts')).toEqual(panes);
  expect(columnsOf({ shown: panels, places, swapped: false })).toEqual([
    ['watchList'],
    ['ticket', 'dock'],
    ['book', 'charts'],
  ]);
  expect(columnsOf({ shown: ['dock'], places, swapped: true })).toEqual([['charts'], ['dock']]);
  expect(columnsOf({ shown: [], places: panes, swapped: false })).toEqual([['charts']]);
});

test('what stands beside a pane is what is seen there, the lowest where there is nothing at its height', () => {
  const all = initialFor(wide);
  const beside = (pane: (typeof panes)[number], now = all) =>
    (['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown'] as const).map((way) => neighbourOf(now, pane, way));
  expect(beside('watchList')).toEqual([undefined, 'charts', undefined, undefined]);
  expect(beside('charts')).toEqual(['watchList', 'book', undefined, 'dock']);
  expect(beside('ticket')).toEqual(['dock', undefined, 'book', undefined]);
  expect(beside('dock')).toEqual(['watchList', 'ticket', 'charts', undefined]);
  expect(beside('watchList', { ...all, swapped: true })).toEqual(['charts', undefined, undefined, undefined]);
  expect(beside('ticket', { ...all, shown: ['ticket'] })).toEqual(['charts', undefined, undefined, undefined]);
});

test('a preset stands only where its panes are in their places', () => {
  expect(presetShown({ ...initialFor(wide), places: exchanged(panes, 'dock', 'book') })).toBeUndefined();
  expect(presetOf('trader', { ...initialFor(wide), places: exchanged(panes, 'dock', 'book') }).places).toBe(panes);
});
