import { ExternalLink, MapPin, MapPinOff, Navigation } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { Fact, Tile } from '../../design/list.tsx';
import { number } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { copyText } from '../../shell/feedback/copy.ts';
import { usePlace } from '../../shell/routing/hash.ts';
import { Missing } from '../../shell/routing/missing.tsx';
import { provinceOf } from './find-place.ts';
import { Sketch } from './sketch.tsx';

interface Point {
  lat: number;
  lon: number;
}

const degrees = (text: string | null, most: number): number | null => {
  const value = Number(text ?? 'none');
  return Number.isFinite(value) && text !== '' && Math.abs(value) <= most ? value : null;
};

function pointOf(query: URLSearchParams, name: string): Point | null {
  const lat = degrees(query.get('lat'), 90);
  const lon = degrees(query.get('lon'), 180);
  return lat !== null && lon !== null ? { lat, lon } : (provinceOf(name) ?? null);
}

/** What the device opens in its maps; elsewhere a search by name. */
function linksOf(name: string, point: Point | null): { geo: string; web: string } {
  const where = point === null ? '0,0' : `${point.lat},${point.lon}`;
  const label = encodeURIComponent(name);
  return {
    geo: `geo:${where}?q=${point === null || name !== '' ? label : where}`,
    web:
      point === null
        ? `https://www.openstreetmap.org/search?query=${label}`
        : `https://www.openstreetmap.org/?mlat=${point.lat}&mlon=${point.lon}#map=11/${point.lat}/${point.lon}`,
  };
}

const NoPlace = () => (
  <Missing
    icon={MapPinOff}
    title={t('location.none')}
    text={t('location.noneText')}
    to="pages/system/choose-location"
    word={t('location.chooseTitle')}
  />
);

function Coordinates({ lat, lon }: Point) {
  return (
    <dl className="border-t border-line pt-2">
      <Fact name={t('location.coordinates')}>
        <button
          type="button"
          onClick={() => void copyText(`${lat}, ${lon}`)}
          className="-my-3 min-h-11 text-right text-brand"
        >
          {number(lat, 4)}° · {number(lon, 4)}°
        </button>
      </Fact>
    </dl>
  );
}

/** A place, drawn small among the centres of the country, and the way to the device's maps. */
export function OpenLocationPage() {
  const { query } = usePlace();
  const name = query.get('name') ?? '';
  const point = pointOf(query, name);
  const { geo, web } = linksOf(name, point);
  if (name === '' && point === null) return <NoPlace />;
  return (
    <div className="gutter flex flex-1 flex-col pt-2 pb-4">
      <div className="rounded-card bg-surface p-4">
        <p className="flex items-center gap-3">
          <Tile icon={MapPin} />
          <span className="min-w-0 flex-1 text-bar font-semibold break-words">
            {name === '' ? t('location.place') : name}
          </span>
        </p>
        {point !== null && <Sketch lat={point.lat} lon={point.lon} label={t('location.sketch', { name })} />}
        {point !== null && <Coordinates lat={point.lat} lon={point.lon} />}
      </div>
      <div className="mt-auto space-y-3 pt-6">
        <a href={geo} className={`${buttonClass()} w-full`}>
          <Navigation size={20} aria-hidden="true" />
          {t('location.openMaps')}
        </a>
        <a href={web} target="_blank" rel="noreferrer" className={`${buttonClass('quiet')} w-full`}>
          <ExternalLink size={18} aria-hidden="true" />
          {t('location.openWeb')}
        </a>
      </div>
    </div>
  );
}
