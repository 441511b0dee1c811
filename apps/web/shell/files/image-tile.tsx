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

const frame = 'relative animate-appear overflow-hidden rounded-field border bg-surface';

/** The picture; a press opens it in full. */
function Look({ url, kept, onOpen }: { url: string; kept: boolean; onOpen: () => void }) {
  // What the browser can't show: the server may still read it, or has said that it can't.
  const [unseen, setUnseen] = useState(false);
  if (unseen)
    return (
      <span className="grid size-full place-items-center text-faint">
        <ImageOff size={22} aria-hidden="true" />
      </span>
    );
  return (
    <button type="button" onClick={onOpen} aria-label={t('files.preview')} className="block size-full">
      <img
        src={url}
        alt=""
        onError={() => setUnseen(true)}
        className={`size-full ${kept ? '' : 'opacity-45'}`}
        style={{ objectFit: 'contain' }}
      />
    </button>
  );
}

/** How much of it has been sent, 0–1. */
function Progress({ share }: { share: number }) {
  const percent = Math.round(share * 100);
  return (
    <div
      role="progressbar"
      aria-label={t('files.sending')}
      aria-valuenow={percent}
      className="absolute inset-x-0 bottom-0 h-1.5 bg-raised"
    >
      <div className="h-full bg-brand" style={{ width: `${Math.max(4, percent)}%` }} />
    </div>
  );
}

function Retry({ onPress }: { onPress: () => void }) {
  return (
    <span className="pointer-events-none absolute inset-0 grid place-items-center">
      <IconButton label={t('shell.retry')} onClick={onPress} className="pointer-events-auto bg-brand text-on-brand">
        <RotateCw size={20} aria-hidden="true" />
      </IconButton>
    </span>
  );
}

function Remove({ onPress }: { onPress: () => void }) {
  return (
    <span className="absolute top-0 right-0">
      <IconButton label={t('files.remove')} onClick={onPress}>
        <span className="grid size-8 place-items-center rounded-full bg-pressed">
          <X size={16} aria-hidden="true" />
        </span>
      </IconButton>
    </span>
  );
}

/** One chosen picture: how far it is, what went wrong, a look at it in full, a way to take it out. */
export function ImageTile({ upload, label, className, onRemove, onRetry }: TileProps) {
  const [open, setOpen] = useState(false);
  const { url, state, progress } = upload;
  return (
    <div className={`${frame} ${state === 'failed' ? 'border-error' : 'border-line'} ${className}`}>
      <Look url={url} kept={state === 'kept'} onOpen={() => setOpen(true)} />
      {state === 'sending' && <Progress share={progress} />}
      {state === 'failed' && upload.canRetry === true && <Retry onPress={onRetry} />}
      <Remove onPress={onRemove} />
      <Sheet open={open} onClose={() => setOpen(false)} title={label}>
        <img src={url} alt={label} className="mx-auto max-w-full rounded-field" style={{ maxHeight: '60dvh' }} />
      </Sheet>
    </div>
  );
}
