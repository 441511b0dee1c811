import { addressOf } from '@candor/client/address.ts';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { apiBase } from '../session/preferences.ts';

async function fetchPicture(image: string, signal: AbortSignal): Promise<Blob> {
  const address = addressOf('GET /common/content/picture/{id}', { params: { id: image } }, apiBase());
  const response = await fetch(address, { signal, credentials: 'omit' });
  if (!response.ok) throw new Error(`a picture is not there: ${response.status}`);
  return response.blob();
}

const cover = { objectFit: 'cover', maxHeight: 256 } as const;

/** A picture of a text; it only adds to it, so one that doesn't come leaves nothing. `className` gives its size. */
export function TextPicture({ image, className }: { image: string; className: string }) {
  const { data, isError } = useQuery({
    queryKey: ['text-picture', image],
    queryFn: ({ signal }) => fetchPicture(image, signal),
    staleTime: Infinity,
  });
  const [url, setUrl] = useState<string | null>(null);
  useEffect(() => {
    if (data === undefined) return undefined;
    const made = URL.createObjectURL(data);
    setUrl(made);
    return () => URL.revokeObjectURL(made);
  }, [data]);
  if (isError) return null;
  if (url === null) return <span className={`bg-raised ${className}`} />;
  return <img src={url} alt="" className={className} style={cover} />;
}
