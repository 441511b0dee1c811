import { Check, SearchX } from 'lucide-react';
import { useDeferredValue, useMemo, useState } from 'react';
import { SearchField } from '../../design/field.tsx';
import { Empty, ErrorState, SkeletonRows } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { useCall } from '../../shell/client/query.ts';
import { back } from '../../shell/routing/hash.ts';
import { chooseArea, dialCode, useAreaChoice, type Area } from '../../shell/session/area-choice.ts';
import { found, named, sections, type NamedArea } from './area-list.ts';

function AreaItem({ area, chosen }: { area: NamedArea; chosen: boolean }) {
  const choose = ({ country, areaCode }: Area) => {
    chooseArea({ country, areaCode });
    back('pages/register/register');
  };
  return (
    <li>
      <button
        type="button"
        aria-current={chosen || undefined}
        onClick={() => choose(area)}
        className="flex min-h-14 w-full items-center gap-3 px-4 text-left transition-colors active:bg-raised"
      >
        <span
          aria-hidden="true"
          className={
            'grid h-7 w-10 shrink-0 place-items-center rounded-chip bg-raised text-caption font-semibold ' + 'text-soft'
          }
        >
          {area.country}
        </span>
        <span className={`min-w-0 flex-1 text-row ${chosen ? 'font-semibold text-brand' : ''}`}>{area.name}</span>
        <span className="text-row text-soft">{dialCode(area.areaCode)}</span>
        {chosen && <Check size={18} aria-hidden="true" className="text-brand" />}
      </button>
    </li>
  );
}

function AreaSection({
  title,
  areas,
  chosen,
}: {
  title: string;
  areas: readonly NamedArea[];
  chosen: string | undefined;
}) {
  return (
    <section>
      <h2
        className={
          'sticky top-[calc(env(safe-area-inset-top)+128px+var(--tip,0px))] bg-page px-4 py-1.5 text-caption ' +
          'font-semibold text-faint'
        }
      >
        {title}
      </h2>
      <ul>
        {areas.map((area) => (
          <AreaItem key={area.country + area.areaCode} area={area} chosen={area.country === chosen} />
        ))}
      </ul>
    </section>
  );
}

function AreaList({ areas, wanted }: { areas: readonly NamedArea[]; wanted: string }) {
  const chosen = useAreaChoice((state) => state.area?.country);
  const current = areas.find((area) => area.country === chosen);
  const hits = useMemo(() => found(areas, wanted), [areas, wanted]);
  if (hits.length === 0)
    return (
      <div>
        <Empty icon={SearchX} title={t('area.noMatch')} text={t('area.noMatchText')} />
      </div>
    );
  if (wanted.trim() !== '')
    return (
      <ul>
        {hits.map((area) => (
          <AreaItem key={area.country + area.areaCode} area={area} chosen={area.country === chosen} />
        ))}
      </ul>
    );
  return (
    <>
      {current !== undefined && <AreaSection title={t('area.chosen')} areas={[current]} chosen={chosen} />}
      {sections(hits).map(({ title, areas: members }) => (
        <AreaSection key={title} title={title} areas={members} chosen={chosen} />
      ))}
    </>
  );
}

/** Choose a country or region; the page that asked reads the choice on return. */
export function AreaPage() {
  const { data, isError, refetch } = useCall('GET /common/areaCode/list', undefined, { staleTime: Infinity });
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed);
  const areas = useMemo(() => named(data ?? []), [data]);
  return (
    <>
      <div className="gutter sticky below-bar z-10 bg-page pt-1 pb-3">
        <SearchField label={t('area.searchHint')} value={typed} onChange={setTyped} />
      </div>
      {data !== undefined && <AreaList areas={areas} wanted={wanted} />}
      {data === undefined && isError && <ErrorState onRetry={() => void refetch()} />}
      {data === undefined && !isError && <SkeletonRows count={9} />}
    </>
  );
}
