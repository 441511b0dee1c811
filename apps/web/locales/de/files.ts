import type { files as original } from '../vi/files.ts';
import type { Like } from '../words.ts';

export const files: Like<typeof original> = {
  choose: 'Bild auswählen',
  camera: 'Foto aufnehmen',
  kinds: 'JPEG, PNG oder WebP',
  count: '{count} von {max} Bildern',
  sending: 'Bild wird hochgeladen',
  failed: 'Hochladen fehlgeschlagen, bitte erneut versuchen',
  unreadable: 'Dieses Bild lässt sich nicht öffnen. Bitte JPEG, PNG oder WebP wählen',
  remove: 'Bild entfernen',
  preview: 'Bild ansehen',
  noCode: 'Im Bild wurde kein QR-Code gefunden',
};
