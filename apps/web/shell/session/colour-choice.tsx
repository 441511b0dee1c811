import { radio } from '../../design/access/arrow-keys.ts';
import { percent } from '../../locales/format.ts';
import { t, type PlainKey } from '../../locales/i18n.ts';
import { colourSchemes, setPreference, usePreference, type ColourScheme } from './preferences.ts';

const names: Record<ColourScheme, PlainKey> = {
  'green-up': 'setting.greenUp',
  'red-up': 'setting.redUp',
  'colour-blind': 'setting.colourBlind',
};

/** Which colour rises and which falls, each choice shown as it will look. */
export function ColourChoice() {
  const chosen = usePreference('colours');
  return (
    <div className="px-4 py-3">
      <p id="colours" className="text-row">
        {t('setting.colours')}
      </p>
      <div role="radiogroup" aria-labelledby="colours" className="mt-3 space-y-2">
        {colourSchemes.map((scheme) => (
          <button
            {...radio(scheme === chosen)}
            key={scheme}
            data-colours={scheme}
            onClick={() => setPreference('colours', scheme)}
            className={
              'press flex min-h-11 w-full items-center gap-3 rounded-field border px-3 py-2 ' +
              (scheme === chosen ? 'border-brand bg-brand-soft' : 'border-line')
            }
          >
            <span className="min-w-0 flex-1 text-start text-note break-words hyphens-auto text-soft">
              {t(names[scheme])}
            </span>
            <span aria-hidden="true" className="text-caption font-semibold text-up">
              ▲ {percent(0.012, 1)}
            </span>
            <span aria-hidden="true" className="text-caption font-semibold text-down">
              ▼ {percent(-0.012, 1)}
            </span>
          </button>
        ))}
      </div>
    </div>
  );
}
