import { ChevronRight } from 'lucide-react';
import { useId } from 'react';

interface PickFieldProps {
  label: string;
  value: string;
  placeholder: string;
  error?: string | undefined;
  onOpen: () => void;
  opens?: 'dialog' | undefined;
}

/** A field whose value is picked on a sheet or a page of its own. */
export function PickField({ label, value, placeholder, error, onOpen, opens }: PickFieldProps) {
  const id = useId();
  return (
    <div>
      <p className="mb-1.5 text-note text-soft">{label}</p>
      <button
        type="button"
        aria-haspopup={opens}
        aria-label={`${label}: ${value === '' ? placeholder : value}`}
        onClick={onOpen}
        data-issue={error === undefined ? undefined : ''}
        aria-describedby={error === undefined ? undefined : id}
        className={
          'flex min-h-13 w-full items-center gap-3 rounded-field border bg-surface px-4 py-2 text-left text-input ' +
          (error === undefined ? 'border-line' : 'border-error')
        }
      >
        <span className={`min-w-0 flex-1 break-words ${value === '' ? 'text-faint' : 'text-ink'}`}>
          {value === '' ? placeholder : value}
        </span>
        <ChevronRight size={18} aria-hidden="true" className="shrink-0 text-faint" />
      </button>
      {error !== undefined && (
        <p id={id} role="alert" className="mt-1.5 animate-appear text-note text-error">
          {error}
        </p>
      )}
    </div>
  );
}
