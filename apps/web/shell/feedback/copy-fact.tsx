import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../design/button.tsx';
import { t } from '../../locales/i18n.ts';
import { copyText } from './copy.ts';

interface CopyFactProps {
  name: string;
  value: string;
  /** How it is shown, when it is not as it is copied. */ children?: ReactNode;
}

/** A long number among facts, with a button that copies it. */
export function CopyFact({ name, value, children = value }: CopyFactProps) {
  return (
    <div className="flex items-center justify-between gap-2 text-row">
      <dt className="max-w-3/5 shrink-0 break-words hyphens-auto text-soft">{name}</dt>
      <dd className="flex min-w-0 items-center">
        <span className="text-right text-note break-all">{children}</span>
        <IconButton label={t('shell.copy')} onClick={() => void copyText(value)} className="-mr-3">
          <Copy size={16} aria-hidden="true" className="text-soft" />
        </IconButton>
      </dd>
    </div>
  );
}
