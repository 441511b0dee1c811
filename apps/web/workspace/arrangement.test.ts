import { expect, test } from 'vitest';
import { initialFor, panels, parseArrangement, presetOf, presets, presetShown } from './arrangement.ts';

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
    swapped: true,
    charts: ['A', 'B', 3, 'C', 'D'],
    dockTab: 'alerts',
    sizes: { columns: { main: 70, side: 30 }, broken: { main: 700 } },
  };
  expect(parseArrangement(JSON.stringify(kept), wide)).toEqual({
    shown: ['ticket', 'dock'],
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
