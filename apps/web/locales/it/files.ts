import type { files as original } from '../vi/files.ts';
import type { Like } from '../words.ts';

export const files: Like<typeof original> = {
  choose: 'Scegli un’immagine',
  camera: 'Scatta una foto',
  kinds: 'JPEG, PNG o WebP',
  count: 'Immagini: {count} su {max}',
  sending: 'Caricamento dell’immagine',
  failed: 'Caricamento non riuscito, riprova',
  unreadable: 'Impossibile aprire questa immagine. Scegli un JPEG, PNG o WebP',
  remove: 'Rimuovi immagine',
  preview: 'Vedi immagine',
  noCode: 'Nessun codice QR trovato nell’immagine',
};
