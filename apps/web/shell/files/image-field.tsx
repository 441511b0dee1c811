import { Camera, ImagePlus } from 'lucide-react';
import { useId, type ChangeEvent, type ReactNode } from 'react';
import { t } from '../../locales/i18n.ts';
import { ImageTile } from './image-tile.tsx';
import { useUploads } from './use-uploads.ts';
import { noteOf } from './uploads.ts';

export interface ImageFieldProps {
  label: string;
  /** What the picture should show. */
  hint?: string | undefined;
  /** What is wrong with the field, in words; a failed upload is said by the field itself. */
  error?: string | undefined;
  /** How many; 1 to 52. */
  max?: number;
  /** The ids that are kept, in order; `settled` is false while one is on its way or has failed. */
  onChange: (ids: string[], settled: boolean) => void;
  /** What was chosen, as it was chosen: to read a code in it, for one. */
  onChosen?: (files: File[]) => void;
  /** Which camera the photo button opens. */
  camera?: 'environment' | 'user';
  /** Drawn in the empty frame instead of the icon: what a good picture looks like. */
  example?: ReactNode;
}

const kinds = 'image/jpeg,image/png,image/webp';
const hasCamera = (): boolean => matchMedia('(pointer: coarse)').matches;

const focusFrame =
  'press has-focus-visible:outline-2 has-focus-visible:outline-brand has-focus-visible:outline-offset-2 flex ' +
  'cursor-pointer items-center justify-center gap-2 rounded-field';
const emptyFrame = 'flex-col border border-dashed bg-surface px-2 text-center';
const cameraFrame = 'mt-2 min-h-11 bg-raised text-row font-semibold text-ink';

interface FileInputProps {
  label: string;
  multiple?: boolean;
  capture?: 'environment' | 'user';
  onChoose: (files: File[]) => void;
  isFault: boolean;
  noteId: string | undefined;
}

function FileInput({ label, multiple = false, capture, onChoose, isFault, noteId }: FileInputProps) {
  const choose = (event: ChangeEvent<HTMLInputElement>) => {
    const chosen = [...(event.currentTarget.files ?? [])];
    // The same file can be chosen again after it failed.
    event.currentTarget.value = '';
    if (chosen.length > 0) onChoose(chosen);
  };
  return (
    <input
      type="file"
      accept={kinds}
      multiple={multiple}
      capture={capture}
      onChange={choose}
      className="sr-only"
      aria-label={label}
      aria-invalid={isFault || undefined}
      aria-describedby={noteId}
    />
  );
}

function Head({ label, count, max }: { label: string; count: number; max: number }) {
  return (
    <p className="mb-1.5 flex justify-between gap-2 text-note text-soft">
      <span>{label}</span>
      {max > 1 && <span className="text-faint">{t('files.count', { count: String(count), max: String(max) })}</span>}
    </p>
  );
}

const PlainExample = () => (
  <span className="grid size-11 place-items-center rounded-full bg-brand-soft text-brand">
    <ImagePlus size={22} aria-hidden="true" />
  </span>
);

/** A fault, or what the picture should show. */
function Note({ id, text, isFault }: { id: string; text: string; isFault: boolean }) {
  return (
    <p
      id={id}
      role={isFault ? 'alert' : undefined}
      className={`mt-1.5 text-note ${isFault ? 'animate-appear text-error' : 'text-faint'}`}
    >
      {text}
    </p>
  );
}

interface EmptyFrameProps extends Omit<FileInputProps, 'multiple' | 'capture'> {
  many: boolean;
  example: ReactNode;
  look: string;
}

/** The place of the next picture. */
function EmptyFrame({ label, many, example, look, ...input }: EmptyFrameProps) {
  return (
    <label className={`${focusFrame} ${emptyFrame} ${look}`}>
      <FileInput {...input} label={label} multiple={many} />
      {example ?? <PlainExample />}
      <span className="text-note font-semibold text-brand">{t('files.choose')}</span>
      {!many && <span className="text-caption text-faint">{t('files.kinds')}</span>}
    </label>
  );
}

function CameraButton({ label, ...input }: FileInputProps) {
  return (
    <label className={`${focusFrame} ${cameraFrame}`}>
      <FileInput {...input} label={`${label}: ${t('files.camera')}`} />
      <Camera size={18} aria-hidden="true" />
      {t('files.camera')}
    </label>
  );
}

/** Pictures from the camera or the gallery, sent as soon as they are chosen. */
export function ImageField(props: ImageFieldProps) {
  const { label, hint, error, max = 1, onChange, onChosen, camera = 'environment', example } = props;
  const id = useId();
  const { uploads, add, remove, retry } = useUploads(max, onChange);
  const note = noteOf(uploads, error, hint);
  const isFault = note !== undefined && note !== hint;
  const onChoose = (chosen: File[]) => {
    onChosen?.(chosen);
    add(chosen);
  };
  const input = { onChoose, isFault, noteId: note === undefined ? undefined : id };
  const size = max === 1 ? 'h-44 w-full' : 'h-28';
  const border = error === undefined ? 'border-line' : 'border-error';
  const isFull = uploads.length >= max;
  return (
    <div role="group" aria-label={label}>
      <Head label={label} count={uploads.length} max={max} />
      <div className={max === 1 ? '' : 'grid grid-cols-3 gap-2'}>
        {uploads.map((upload) => (
          <ImageTile
            key={upload.key}
            upload={upload}
            label={label}
            className={size}
            onRemove={() => remove(upload.key)}
            onRetry={() => retry(upload.key)}
          />
        ))}
        {!isFull && <EmptyFrame {...input} label={label} many={max > 1} example={example} look={`${size} ${border}`} />}
      </div>
      {!isFull && hasCamera() && <CameraButton {...input} label={label} capture={camera} />}
      {note !== undefined && <Note id={id} text={note} isFault={isFault} />}
    </div>
  );
}
