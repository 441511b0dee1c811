import type { files as original } from '../vi/files.ts';
import type { Like } from '../words.ts';

export const files: Like<typeof original> = {
  choose: 'Kép kiválasztása',
  camera: 'Fotó készítése',
  kinds: 'JPEG, PNG vagy WebP',
  count: '{count} / {max} kép',
  sending: 'Kép feltöltése folyamatban',
  failed: 'A feltöltés nem sikerült, próbálja újra',
  unreadable: 'Ez a kép nem nyitható meg. Válasszon JPEG, PNG vagy WebP képet',
  remove: 'Kép eltávolítása',
  preview: 'Kép megtekintése',
  noCode: 'A képen nem található QR-kód',
};
