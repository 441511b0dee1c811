import { Camera, Check } from 'lucide-react';
import { t } from '../../../locales/i18n.ts';
import type { Side } from './send-request.ts';

interface PhotoFieldProps {
  side: Side;
  /** Name of the picture that was chosen; empty for none. */
  chosen: string;
  error: string | undefined;
  onChoose: (file: File) => void;
}

const Sign = ({ isChosen }: { isChosen: boolean }) =>
  isChosen ? (
    <Check size={22} aria-hidden="true" className="shrink-0 text-up" />
  ) : (
    <Camera size={22} aria-hidden="true" className="shrink-0 text-brand" />
  );

/** One of the three pictures, from the camera or the gallery; it is sent with the request. */
export function PhotoField({ side, chosen, error, onChoose }: PhotoFieldProps) {
  const note = `${side}-note`;
  return (
    <div>
      <label
        className={[
          'press flex min-h-14 cursor-pointer items-center gap-3 rounded-field border bg-surface px-4 py-2',
          'has-focus-visible:outline-2 has-focus-visible:outline-brand',
          error === undefined ? 'border-line' : 'border-error',
        ].join(' ')}
      >
        <Sign isChosen={chosen !== ''} />
        <span className="min-w-0">
          <span className="block text-row">{t(`identity.${side}`)}</span>
          <span className="block truncate text-note text-soft">
            {chosen === '' ? t(`identity.${side}Hint`) : chosen}
          </span>
        </span>
        <input
          type="file"
          accept="image/jpeg,image/png,image/webp"
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? undefined : note}
          onChange={({ target }) => {
            const [file] = target.files ?? [];
            if (file !== undefined) onChoose(file);
          }}
          className="sr-only"
        />
      </label>
      {error !== undefined && (
        <p id={note} role="alert" className="mt-1.5 text-note text-error">
          {error}
        </p>
      )}
    </div>
  );
}
