import type { files as original } from '../vi/files.ts';
import type { Like } from '../words.ts';

export const files: Like<typeof original> = {
  choose: 'Choisir une image',
  camera: 'Prendre une photo',
  kinds: 'JPEG, PNG ou WebP',
  count: 'Images : {count} sur {max}',
  sending: 'Envoi de l’image en cours',
  failed: 'Échec de l’envoi, veuillez réessayer',
  unreadable: 'Impossible d’ouvrir cette image. Choisissez un JPEG, un PNG ou un WebP',
  remove: 'Supprimer l’image',
  preview: 'Voir l’image',
  noCode: 'Aucun code QR trouvé dans l’image',
};
