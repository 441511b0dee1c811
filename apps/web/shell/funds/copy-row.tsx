import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { IconButton } from '../../design/button.tsx';
import { t } from '../../locales/i18n.ts';
import { copyText } from '../feedback/copy.ts';

interface CopyRowProps {
  name: string;
  value: string;
  /** How it is shown, when it is not as it is copied. */ children?: ReactNode;
}

/** A value that is typed elsewhere: in full, with a button that copies it. */
export function CopyRow({ name, value, children = value }: CopyRowProps) {
  return (
    <div className="relative flex min-h-14 flex-col justify-center py-1 pr-14">
      <dt className="text-caption text-soft">{name}</dt>
      <dd className="mt-0.5 text-row font-semibold break-words">
        {children}
        <span className="absolute inset-y-0 right-0 flex items-center">
          <IconButton
            label={`${t('shell.copy')}: ${name}`}
            onClick={() => void copyText(value)}
            className="bg-raised text-brand"
          >
            <Copy size={18} aria-hidden="true" />
          </IconButton>
        </span>
      </dd>
    </div>
  );
}
