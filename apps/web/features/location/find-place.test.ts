import { expect, test } from 'vitest';
import { foundProvinces, nearestProvince, provinceOf } from './find-place.ts';
import { provinces } from './provinces.ts';

const names = (wanted: string): string[] => foundProvinces(wanted).map(({ name }) => name);

test('six cities and twenty-eight provinces, each once and in Vietnam', () => {
  expect(new Set(provinces.map(({ name }) => name)).size).toBe(34);
  for (const { lat, lon, formerly } of provinces) {
    for (const [, y, x] of [['', lat, lon] as const, ...formerly])
      expect(y > 8.3 && y < 23.5 && x > 102 && x < 109.6).toBe(true);
  }
});

test.each([
  ['da nang', ['Đà Nẵng']],
  ['Quảng N', ['Đà Nẵng', 'Quảng Ngãi', 'Quảng Ninh']],
  ['binh duong', ['Thành phố Hồ Chí Minh']],
  ['sai gon', ['Thành phố Hồ Chí Minh']],
  ['hn', ['Hà Nội', 'Ninh Bình']],
  ['  hue ', ['Huế']],
  ['Paris', []],
])('%s finds %o', (wanted, found) => {
  expect(names(wanted)).toEqual(found);
});

test('nothing typed is everything', () => {
  expect(foundProvinces('  ')).toBe(provinces);
});

test('a name is known by each of its parts', () => {
  expect(provinceOf('Quận 1, Thành phố Hồ Chí Minh')?.name).toBe('Thành phố Hồ Chí Minh');
  expect(provinceOf('kon tum')?.name).toBe('Quảng Ngãi');
  expect(provinceOf('Lyon')).toBeUndefined();
});

test.each([
  [21.0, 105.8, 'Hà Nội'],
  [10.34, 107.08, 'Thành phố Hồ Chí Minh'],
  [14.0, 108.0, 'Gia Lai'],
  [48.85, 2.35, undefined],
])('%d, %d is in %s', (lat, lon, name) => {
  expect(nearestProvince(lat, lon)?.name).toBe(name);
});
