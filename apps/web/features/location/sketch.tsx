import { provinces } from './provinces.ts';

const west = 102,
  east = 110,
  north = 23.6,
  south = 8.4;
const scale = 22;
/** A degree of longitude is shorter than one of latitude: at 16° by this. */
const narrowing = 0.96;
const width = (east - west) * scale * narrowing;
const height = (north - south) * scale;
const xOf = (lon: number): number => Math.round((lon - west) * scale * narrowing);
const yOf = (lat: number): number => Math.round((north - lat) * scale);

const centres = provinces.flatMap(({ lat, lon, formerly }) => [
  [lat, lon] as const,
  ...formerly.map(([, y, x]) => [y, x] as const),
]);
const inSight = (lat: number, lon: number): boolean => lat > south && lat < north && lon > west && lon < east;

/** The country as the points of its centres, and the place among them. Nothing is fetched for it. */
export function Sketch({ lat, lon, label }: { lat: number; lon: number; label: string }) {
  if (!inSight(lat, lon)) return null;
  const x = xOf(lon),
    y = yOf(lat);
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${width} ${height}`} className="mx-auto my-4 block h-75">
      {centres.map(([toLat, toLon], at) => (
        <circle
          key={at}
          cx={xOf(toLon)}
          cy={yOf(toLat)}
          r={3.2}
          fill="currentColor"
          className="text-faint opacity-45"
        />
      ))}
      <circle cx={x} cy={y} r={18} fill="currentColor" className="text-brand opacity-45" />
      <circle cx={x} cy={y} r={6} fill="currentColor" className="text-brand" />
    </svg>
  );
}
