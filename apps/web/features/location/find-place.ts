import { folded } from '../../locales/region.ts';
import { provinces, type Province } from './provinces.ts';

const initials = (name: string): string =>
  folded(name)
    .split(/[^a-z]+/)
    .map((word) => word.charAt(0))
    .join('');
const other: Readonly<Record<string, readonly string[]>> = {
  'Thành phố Hồ Chí Minh': ['Sài Gòn', 'TP.HCM'],
  Huế: ['Thừa Thiên Huế'],
};

/** Names under which a province is known: its own, former ones, what people say. */
const namesOf = ({ name, formerly }: Province): string[] => [
  name,
  ...formerly.map(([old]) => old),
  ...(other[name] ?? []),
];

/** Provinces that a text names, in the order of the list; all for an empty one. */
export function foundProvinces(wanted: string): readonly Province[] {
  const text = folded(wanted.trim());
  if (text === '') return provinces;
  return provinces.filter((province) =>
    namesOf(province).some((name) => folded(name).includes(text) || initials(name) === text),
  );
}

/** A province by one of its names, whatever follows or stands before a comma. */
export function provinceOf(name: string): Province | undefined {
  const parts = name.split(',').map((part) => folded(part.trim()));
  return provinces.find((province) => namesOf(province).some((known) => parts.includes(folded(known))));
}

const radians = Math.PI / 180;
/** Great-circle distance. @returns kilometres */
function distance(lat: number, lon: number, toLat: number, toLon: number): number {
  const a =
    Math.sin(((toLat - lat) * radians) / 2) ** 2 +
    Math.cos(lat * radians) * Math.cos(toLat * radians) * Math.sin(((toLon - lon) * radians) / 2) ** 2;
  return 2 * 6371 * Math.asin(Math.sqrt(a));
}

const farthestKm = 150;
/** The province whose centre, or one of whose former centres, is nearest; undefined far from Vietnam. */
export function nearestProvince(lat: number, lon: number): Province | undefined {
  const best = provinces
    .map((province) => ({
      province,
      km: Math.min(
        ...[[province.name, province.lat, province.lon] as const, ...province.formerly].map(([, toLat, toLon]) =>
          distance(lat, lon, toLat, toLon),
        ),
      ),
    }))
    .reduce((a, b) => (b.km < a.km ? b : a));
  return best.km <= farthestKm ? best.province : undefined;
}
