import { Check } from 'lucide-react';
import { t } from '../../locales/i18n.ts';
import { Link } from '../../shell/routing/link.tsx';

const link = 'text-brand underline';

/** The words of the agreement with its two links, in the order of the language. */
function Agreement() {
  const parts = t('auth.agree', { terms: '[terms]', privacy: '[privacy]' }).split(/(\[\w+\])/);
  return (
    <>
      {parts.map((part, at) => {
        if (part === '[terms]')
          return (
            <Link key={at} to="pages/richView/richView" query={{ type: 'terms' }} className={link}>
              {t('auth.terms')}
            </Link>
          );
        if (part === '[privacy]')
          return (
            <Link key={at} to="pages/richView/richView" query={{ type: 'privacy' }} className={link}>
              {t('auth.privacy')}
            </Link>
          );
        return part;
      })}
    </>
  );
}

interface TermsTickProps {
  agreed: boolean;
  onChange: (agreed: boolean) => void;
  error?: string | undefined;
}

function Tick({ agreed, isFault }: { agreed: boolean; isFault: boolean }) {
  const border = isFault ? 'border-error' : 'border-faint';
  const look = agreed ? 'border-brand bg-brand text-on-brand' : border;
  return (
    <span className={`grid size-5 place-items-center rounded-md border-2 transition-colors ${look}`}>
      {agreed && <Check size={14} strokeWidth={3.5} aria-hidden="true" />}
    </span>
  );
}

/** The tick that has to be set before an account is opened. */
export function TermsTick({ agreed, onChange, error }: TermsTickProps) {
  return (
    <div>
      <div className="flex items-start gap-1">
        <button
          type="button"
          role="checkbox"
          name="agree"
          aria-checked={agreed}
          aria-labelledby="agreement"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : 'agree-note'}
          onClick={() => onChange(!agreed)}
          className="press -mt-3 -ml-3 grid size-11 shrink-0 place-items-center"
        >
          <Tick agreed={agreed} isFault={error !== undefined} />
        </button>
        <p id="agreement" className="text-note text-pretty text-soft">
          <Agreement />
        </p>
      </div>
      {error !== undefined && (
        <p id="agree-note" role="alert" className="mt-1 animate-appear text-note text-error">
          {error}
        </p>
      )}
    </div>
  );
}
