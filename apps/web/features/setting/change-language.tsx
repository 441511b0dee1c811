import { languageNames, languages, languageTag, type Language } from '@candor/api-contract/languages.ts';
import { Check } from 'lucide-react';
import { radio } from '../../design/access/arrow-keys.ts';
import { presentTag } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { setPreference, usePreference } from '../../shell/session/preferences.ts';

/** Vietnamese and English first, the rest as the product lists them. */
const shown: readonly Language[] = ['vi', 'en', ...languages.filter((each) => each !== 'vi' && each !== 'en')];

function inPresentLanguage(language: Language): string {
  const name = new Intl.DisplayNames([presentTag()], { type: 'language' }).of(languageTag(language).slice(0, 2)) ?? '';
  return name.charAt(0).toLocaleUpperCase(presentTag()) + name.slice(1);
}

/** Twelve languages by their own names; a choice holds at once. */
export function ChangeLanguagePage() {
  const chosen = usePreference('language');
  return (
    <div
      role="radiogroup"
      aria-label={t('shell.changeLanguage')}
      className="mx-4 mt-2 divide-y divide-line overflow-hidden rounded-card bg-surface"
    >
      {shown.map((language) => (
        <button
          {...radio(language === chosen, true)}
          key={language}
          onClick={() => setPreference('language', language)}
          className="flex min-h-14 w-full items-center gap-3 px-4 py-2 text-left transition-colors active:bg-raised"
        >
          <span
            lang={languageTag(language)}
            className={`min-w-0 flex-1 text-row ${language === chosen ? 'font-semibold text-brand' : ''}`}
          >
            {languageNames[language]}
          </span>
          <span className="text-note text-faint">{inPresentLanguage(language)}</span>
          {language === chosen && <Check size={20} aria-hidden="true" className="text-brand" />}
        </button>
      ))}
    </div>
  );
}
