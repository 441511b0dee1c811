import { ImageOff } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Skeleton } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { fetchPicture } from './upload.ts';

/** An own picture that the server keeps, by its id. `className` gives its size. */
export function KeptImage({ id, alt, className }: { id: string; alt: string; className: string }) {
  const [url, setUrl] = useState<string | null | undefined>();
  useEffect(() => {
    const stop = new AbortController();
    let shown: string | null = null;
    setUrl(undefined);
    fetchPicture(id, stop.signal)
      .then((bytes) => {
        if (stop.signal.aborted) return;
        shown = URL.createObjectURL(bytes);
        setUrl(shown);
      })
      .catch(() => {
        if (!stop.signal.aborted) setUrl(null);
      });
    return () => {
      stop.abort();
      if (shown !== null) URL.revokeObjectURL(shown);
    };
  }, [id]);
  if (url === undefined) return <Skeleton className={`rounded-field ${className}`} />;
  if (url === null)
    return (
      <span
        role="img"
        aria-label={`${alt}: ${t('shell.loadFailed')}`}
        className={`grid place-items-center rounded-field bg-surface text-faint ${className}`}
      >
        <ImageOff size={22} aria-hidden="true" />
      </span>
    );
  return <img src={url} alt={alt} className={`rounded-field ${className}`} style={{ objectFit: 'contain' }} />;
}
