import type { CallAnswer } from '@candor/api-contract/index.ts';
import { t } from '../../locales/i18n.ts';
import { folded, inOrder, presentTag, regionName } from '../../locales/region.ts';

type Listed = CallAnswer<'GET /common/areaCode/list'>[number];
/** `english` is the name by which everybody can look for it. */
export interface NamedArea extends Listed {
  readonly english: string;
}

/** Gives each area its name in the present language and puts them in its order. */
export function named(areas: readonly Listed[]): NamedArea[] {
  const compare = inOrder();
  return areas
    .map((area) => ({ ...area, name: regionName(area.country) || area.name, english: regionName(area.country, 'en') }))
    .sort((a, b) => compare(a.name, b.name));
}

/** Areas whose name, English name, code or dial code has the text. */
export function found(areas: readonly NamedArea[], wanted: string): readonly NamedArea[] {
  const text = folded(wanted.trim()).replace(/^\+/, '');
  if (text === '') return areas;
  return areas.filter(
    (area) =>
      folded(`${area.name}\n${area.english}`).includes(text) ||
      area.country.toLowerCase() === text ||
      area.areaCode.replace('+', '').startsWith(text),
  );
}

/** Groups by first letter, where the language has an alphabet. */
export function sections(areas: readonly NamedArea[]): { title: string; areas: NamedArea[] }[] {
  const alphabet = !presentTag().startsWith('zh');
  const groups = new Map<string, NamedArea[]>();
  for (const area of areas) {
    const title = alphabet ? letterOf(area.name) : t('area.all');
    groups.set(title, [...(groups.get(title) ?? []), area]);
  }
  return [...groups].map(([title, members]) => ({ title, areas: members }));
}

const letterOf = (name: string): string => (/^[Đđ]/.test(name) ? 'Đ' : name.normalize('NFD').charAt(0).toUpperCase());
