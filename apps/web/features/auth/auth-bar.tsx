import { ChevronLeft, Globe, Signal } from 'lucide-react';
import { useState } from 'react';
import { BrandMark } from '../../design/brand/brand-mark.tsx';
import { IconButton } from '../../design/button.tsx';
import { t } from '../../locales/i18n.ts';
import { back } from '../../shell/routing/hash.ts';
import { IconLink } from '../../shell/routing/link.tsx';
import { LineSheet } from '../../shell/session/line-sheet.tsx';

/** The bar of login and register: back, network line, language. */
export function AuthBar({ onBack = () => back() }: { onBack?: () => void }) {
  const [lines, setLines] = useState(false);
  return (
    <header className="sticky top-0 z-20 bg-page pt-safe">
      <div className="mb-(--tip) flex min-h-14 items-center px-1">
        <IconButton label={t('shell.back')} onClick={onBack}>
          <ChevronLeft size={26} aria-hidden="true" />
        </IconButton>
        <div className="flex-1" />
        <IconButton label={t('setting.line')} onClick={() => setLines(true)} className="text-soft">
          <Signal size={21} aria-hidden="true" />
        </IconButton>
        <IconLink to="pages/setting/changeLanguage" label={t('shell.changeLanguage')} className="text-soft">
          <Globe size={21} aria-hidden="true" />
        </IconLink>
      </div>
      <LineSheet open={lines} onClose={() => setLines(false)} />
    </header>
  );
}

/** The head of login and register. */
export function AuthHead({ title, text }: { title: string; text?: string | undefined }) {
  return (
    <div className="mb-6">
      <span className="-ml-1 block">
        <BrandMark size={44} />
      </span>
      <h1 className="mt-4 text-title font-bold text-balance">{title}</h1>
      {text !== undefined && <p className="mt-1.5 text-row text-pretty text-soft">{text}</p>}
    </div>
  );
}
