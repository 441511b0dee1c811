import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { t } from '../../../locales/i18n.ts';
import type { PartProps } from '../ticket/order-fields.tsx';
import { kindWords, timingName } from './kind-words.ts';
import { KindsSheet } from './kinds-sheet.tsx';

const look =
  'press relative flex min-h-8 w-full flex-wrap items-center justify-between gap-x-2 text-left text-caption text-soft';

/** What an order is beyond its type, in a line; a press on it changes that. */
export function KindsLine({ state }: Pick<PartProps, 'state'>) {
  const [open, setOpen] = useState(false);
  const { way, type, timing } = state.draft;
  return (
    <>
      <button
        type="button"
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
        className={`${look} after:absolute after:inset-x-0 after:-inset-y-1.5`}
      >
        {way === null ? (
          <span>{t('kinds.advanced')}</span>
        ) : (
          <span className="font-semibold text-brand">{t(kindWords[way.name][0])}</span>
        )}
        <span className="ml-auto flex items-center gap-1 font-semibold text-ink">
          {type === 'limit' && way?.name !== 'oco' && timingName(timing)}
          <ChevronRight size={14} aria-hidden="true" className="text-brand" />
        </span>
      </button>
      <KindsSheet state={state} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
