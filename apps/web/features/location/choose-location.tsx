import { ChevronRight, LocateFixed, MapPin, Pencil } from 'lucide-react';
import { useDeferredValue, useState } from 'react';
import { SearchField } from '../../design/field.tsx';
import { useSubmit } from '../../design/use-submit.ts';
import { t } from '../../locales/i18n.ts';
import { toast } from '../../shell/feedback/toast.ts';
import { back } from '../../shell/routing/hash.ts';
import { chooseLocation, type Place } from '../../shell/session/location-choice.ts';
import { foundProvinces } from './find-place.ts';
import { locate } from './locate.ts';
import { cityCount, provinces, type Province } from './provinces.ts';

function choose(place: Place) {
  chooseLocation(place);
  back('pages/bank/addBankCard');
}

function Item({ province }: { province: Province }) {
  const { name, lat, lon, formerly } = province;
  return (
    <li>
      <button
        type="button"
        onClick={() => choose({ name, lat, lon })}
        className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left transition-colors active:bg-raised"
      >
        <MapPin size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-soft" />
        <span className="min-w-0 flex-1">
          <span className="block text-row">{name}</span>
          {formerly.length > 0 && (
            <span className="mt-0.5 block text-note text-faint">{formerly.map(([old]) => old).join(' · ')}</span>
          )}
        </span>
        <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-faint" />
      </button>
    </li>
  );
}

function Group({ title, members }: { title: string; members: readonly Province[] }) {
  return (
    <section className="mt-3">
      <h2 className="gutter py-1.5 text-note font-semibold text-faint">{title}</h2>
      <ul className="divide-y divide-line/60">
        {members.map((province) => (
          <Item key={province.name} province={province} />
        ))}
      </ul>
    </section>
  );
}

/** What was typed itself: for places that no list has. */
function OwnWords({ text }: { text: string }) {
  return (
    <button
      type="button"
      onClick={() => choose({ name: text, lat: null, lon: null })}
      className={
        'flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left text-brand transition-colors ' + 'active:bg-raised'
      }
    >
      <Pencil size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <span className="min-w-0 flex-1 text-row break-words">{t('location.useTyped', { name: text })}</span>
    </button>
  );
}

function DeviceButton() {
  const { submit, busy } = useSubmit(async () => {
    const found = await locate();
    if (typeof found === 'string') toast(t(found));
    else choose(found);
  });
  return (
    <button
      type="button"
      disabled={busy}
      aria-busy={busy || undefined}
      onClick={() => submit()}
      className="press mx-4 flex min-h-14 items-center gap-3 rounded-card bg-surface px-4 py-2 text-left"
    >
      <LocateFixed
        size={20}
        strokeWidth={1.75}
        aria-hidden="true"
        className={`shrink-0 text-brand ${busy ? 'animate-breathe' : ''}`}
      />
      <span className="min-w-0 flex-1">
        <span className="block text-row">{t('location.device')}</span>
        <span className="mt-0.5 block text-note text-faint">{t('location.deviceText')}</span>
      </span>
    </button>
  );
}

/** Choose a province or city; the form that asked takes the choice on return. */
export function ChooseLocationPage() {
  const [typed, setTyped] = useState('');
  const wanted = useDeferredValue(typed).trim();
  const hits = foundProvinces(wanted);
  return (
    <div className="pb-4">
      <div className="gutter sticky below-bar z-10 bg-page pt-1 pb-3">
        <SearchField label={t('location.search')} value={typed} onChange={setTyped} />
      </div>
      {wanted === '' ? (
        <div className="flex flex-col">
          <DeviceButton />
          <Group title={t('location.cities')} members={provinces.slice(0, cityCount)} />
          <Group title={t('location.provinces')} members={provinces.slice(cityCount)} />
        </div>
      ) : (
        <>
          <ul className="divide-y divide-line/60">
            {hits.map((province) => (
              <Item key={province.name} province={province} />
            ))}
          </ul>
          <OwnWords text={wanted} />
        </>
      )}
    </div>
  );
}
