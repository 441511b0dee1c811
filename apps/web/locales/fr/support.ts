import type { support as original } from '../vi/support.ts';
import type { Like } from '../words.ts';

export const support: Like<typeof original> = {
  title: 'Service client',
  heroTitle: 'Comment pouvons‑nous vous aider ?',
  heroText: 'Écrivez-nous, avec des images si besoin. La réponse s’affiche ici, dans l’application.',
  write: 'Écrire un message',
  open: 'Ouvrir le service client',
  conversation: 'Conversation avec notre équipe',
  begin: 'Décrivez ce qui s’est passé',
  beginText:
    'Un numéro d’ordre ou une capture d’écran accélère la réponse. N’envoyez jamais de mot de passe ni de code de vérification.',
  hours:
    'Notre équipe répond dès que quelqu’un est là ; nous ne promettons pas d’horaires fixes. Votre message est conservé et la réponse vous attend ici.',
  helpText: 'Articles courts, avec les chiffres actuels',
  questions: 'Questions fréquentes',
  operator: 'Notre équipe',
  you: 'Vous',
  picture: 'Image',
  pictures: 'Images à envoyer',
  addPictures: 'Ajouter des images',
  noPictures: 'Retirer les images',
  message: 'Votre message',
  placeholder: 'Écrivez un message…',
  send: 'Envoyer',
  sending: 'Envoi en cours',
  unsent: 'Non envoyé ; nous réessaierons',
  discard: 'Supprimer',
  older: 'Afficher les messages plus anciens',
};
