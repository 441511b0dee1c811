import type { files as original } from '../vi/files.ts';
import type { Like } from '../words.ts';

export const files: Like<typeof original> = {
  choose: 'Välj en bild',
  camera: 'Ta ett foto',
  kinds: 'JPEG, PNG eller WebP',
  count: '{count} av {max} bilder',
  sending: 'Bilden laddas upp',
  failed: 'Uppladdningen misslyckades, försök igen',
  unreadable: 'Bilden kan inte öppnas. Välj JPEG, PNG eller WebP',
  remove: 'Ta bort bilden',
  preview: 'Visa bilden',
  noCode: 'Ingen QR-kod hittades i bilden',
};
