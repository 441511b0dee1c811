import { ChevronDown } from 'lucide-react';
import { t } from '../../locales/i18n.ts';
import { navigate } from '../../shell/routing/hash.ts';
import { dialCode, type Area } from '../../shell/session/area-choice.ts';

/** The dial code before a phone number; leads to the choice of another. */
export function DialButton({ area }: { area: Area | undefined }) {
  return (
    <button
      type="button"
      onClick={() => navigate('pages/area/area')}
      aria-label={`${t('shell.area')} ${area === undefined ? '' : dialCode(area.areaCode)}`}
      className="press ml-1 flex min-h-11 shrink-0 items-center gap-1 border-r border-line pr-2 pl-3 text-input"
    >
      {area === undefined ? '+' : dialCode(area.areaCode)}
      <ChevronDown size={16} aria-hidden="true" className="text-faint" />
    </button>
  );
}
