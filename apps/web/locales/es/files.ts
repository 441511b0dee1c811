import type { files as original } from '../vi/files.ts';
import type { Like } from '../words.ts';

export const files: Like<typeof original> = {
  choose: 'Elegir imagen',
  camera: 'Hacer una foto',
  kinds: 'JPEG, PNG o WebP',
  count: '{count} de {max} imágenes',
  sending: 'Subiendo la imagen',
  failed: 'Error al subir, inténtalo de nuevo',
  unreadable: 'No se puede abrir esta imagen. Elige un JPEG, PNG o WebP',
  remove: 'Quitar imagen',
  preview: 'Ver imagen',
  noCode: 'No se encontró ningún código QR en la imagen',
};
