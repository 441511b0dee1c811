import type { files as original } from '../vi/files.ts';
import type { Like } from '../words.ts';

export const files: Like<typeof original> = {
  choose: 'Wybierz zdjęcie',
  camera: 'Zrób zdjęcie',
  kinds: 'JPEG, PNG lub WebP',
  count: '{count} z {max} zdjęć',
  sending: 'Przesyłanie zdjęcia',
  failed: 'Przesyłanie nie powiodło się, spróbuj ponownie',
  unreadable: 'Nie można otworzyć tego zdjęcia. Wybierz JPEG, PNG lub WebP',
  remove: 'Usuń zdjęcie',
  preview: 'Zobacz zdjęcie',
  noCode: 'Na zdjęciu nie znaleziono kodu QR',
};
