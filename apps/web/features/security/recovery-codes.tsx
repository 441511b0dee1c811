import { Copy } from 'lucide-react';
import { Button } from '../../design/button.tsx';
import { t } from '../../locales/i18n.ts';
import { copyText } from '../../shell/feedback/copy.ts';

/** The codes for who loses the authenticator: shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <div className="gutter flex flex-1 flex-col pt-2 pb-4">
      <h2 className="text-title font-semibold text-pretty">{t('security.codesTitle')}</h2>
      <p className="mt-1.5 text-row text-pretty text-soft">{t('security.codesText')}</p>
      <ul className="mt-4 grid grid-cols-2 gap-2">
        {codes.map((code) => (
          <li key={code} className="rounded-field bg-surface px-3 py-2 text-center text-row font-semibold">
            {code}
          </li>
        ))}
      </ul>
      <Button look="quiet" onClick={() => void copyText(codes.join('\n'))} className="mt-4 w-full">
        <Copy size={18} aria-hidden="true" />
        {t('security.copyAll')}
      </Button>
      <Button onClick={onDone} className="mt-3 w-full">
        {t('security.kept')}
      </Button>
    </div>
  );
}
