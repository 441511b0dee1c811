import { expect, test } from 'vitest';
import { speak } from '../../locales/i18n.ts';
import { found, named } from './area-list.ts';

Object.assign(globalThis, { document: { documentElement: {}, querySelector: () => null } });

test('an area is found by its name in the present language and in English, its code and what is dialled', async () => {
  await speak('vi');
  const areas = named([
    { country: 'DE', name: '', areaCode: '+49' },
    { country: 'VN', name: '', areaCode: '+84' },
    { country: 'US', name: '', areaCode: '+1' },
  ]);
  const hits = (text: string): string[] => found(areas, text).map(({ country }) => country);
  expect(['germ', 'Đức', 'duc', 'de', '+49', '49'].filter((text) => hits(text)[0] !== 'DE')).toEqual([]);
  expect([hits('viet'), hits('hoa kỳ'), hits('united'), hits('')]).toEqual([
    ['VN'],
    ['US'],
    ['US'],
    ['DE', 'US', 'VN'],
  ]);
});
