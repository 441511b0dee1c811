import { ImageOff, RotateCw, X } from 'lucide-react';
import { useState } from 'react';
import { IconButton } from '../../design/button.tsx';
import { Sheet } from '../../design/sheet.tsx';
import { t } from '../../locales/i18n.ts';
import type { Upload } from './uploads.ts';

interface TileProps {
  upload: Upload;
  label: string;
  className: string;
  onRemove: () => void;
  onRetry: () => void;
}

/** One chosen picture: how far it is, what went wrong, a look at it in full, a way to take it out. */
export function ImageTile({ upload, label, className, onRemove, onRetry }: TileProps) {
  const [open, setOpen] = useState(false);
  // What the browser can't show: the server may still read it, or has said that it can't.
  const [unseen, setUnseen] = useState(false);
  const { url, state, progress } = upload;
  const percent = Math.round(progress * 100);
  return (
    <div
      className={`relative animate-appear overflow-hidden rounded-field border bg-surface ${state === 'failed' ? 'border-error' : 'border-line'} ${className}`}
    >
      {unseen ? (
        <span className="grid size-full place-items-center text-faint">
          <ImageOff size={22} aria-hidden="true" />
        </span>
      ) : (
        <button type="button" onClick={() => setOpen(true)} aria-label={t('files.preview')} className="block size-full">
          <img
            src={url}
            alt=""
            onError={() => setUnseen(true)}
            className={`size-full ${state === 'kept' ? '' : 'opacity-45'}`}
            style={{ objectFit: 'contain' }}
          />
        </button>
      )}
      {state === 'sending' && (
        <div
          role="progressbar"
          aria-label={t('files.sending')}
          aria-valuenow={percent}
          className="absolute inset-x-0 bottom-0 h-1.5 bg-raised"
        >
          <div className="h-full bg-brand" style={{ width: `${Math.max(4, percent)}%` }} />
        </div>
      )}
      {state === 'failed' && upload.canRetry === true && (
        <span className="pointer-events-none absolute inset-0 grid place-items-center">
          <IconButton label={t('shell.retry')} onClick={onRetry} className="pointer-events-auto bg-brand text-on-brand">
            <RotateCw size={20} aria-hidden="true" />
          </IconButton>
        </span>
      )}
      <span className="absolute top-0 right-0">
        <IconButton label={t('files.remove')} onClick={onRemove}>
          <span className="grid size-8 place-items-center rounded-full bg-pressed">
            <X size={16} aria-hidden="true" />
          </span>
        </IconButton>
      </span>
      <Sheet open={open} onClose={() => setOpen(false)} title={label}>
        <img src={url} alt={label} className="mx-auto max-w-full rounded-field" style={{ maxHeight: '60dvh' }} />
      </Sheet>
    </div>
  );
}
