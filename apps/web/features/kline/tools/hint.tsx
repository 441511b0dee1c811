import { X } from 'lucide-react';
import { useEffect, type ReactNode } from 'react';
import { IconButton } from '../../../design/button.tsx';
import { t } from '../../../locales/i18n.ts';

/** Over the chart: what the next press does, and the way out, with Escape too. */
export function Hint({ onCancel, children }: { onCancel: () => void; children: ReactNode }) {
  useEffect(() => {
    const cancel = (event: KeyboardEvent) => event.key === 'Escape' && onCancel();
    addEventListener('keydown', cancel);
    return () => removeEventListener('keydown', cancel);
  }, [onCancel]);
  return (
    <div role="status" className="pointer-events-none absolute inset-x-2 top-2 flex justify-center">
      <p className="pointer-events-auto flex items-center rounded-full bg-raised pl-4 text-note text-ink">
        {children}
        <IconButton label={t('shell.cancel')} onClick={onCancel} className="!size-11 text-soft">
          <X size={18} aria-hidden="true" />
        </IconButton>
      </p>
    </div>
  );
}
