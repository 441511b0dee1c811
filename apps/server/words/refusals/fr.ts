import type { RefusalWords } from './index.ts';

export const fr: RefusalWords = {
  'transfer-not-found': 'Aucun virement avec cette référence n’est arrivé',
  'amount-differs': 'Le montant reçu n’est pas celui du signalement',
  'payer-differs': 'L’argent vient d’un compte à un autre nom',
  'screenshot-unreadable': 'La capture d’écran est illisible ou montre un autre virement',
  'already-credited': 'Ce virement a déjà été crédité',
  'address-unusable': 'L’adresse ne peut pas recevoir cette devise sur ce réseau',
  'identity-needed': 'La vérification doit d’abord être terminée',
  'account-checked': 'Le compte doit d’abord être contrôlé ; le service client dira ce qu’il faut',
  'stopped-as-asked': 'Le retrait a été arrêté, comme demandé',
  'card-holder-differs': 'La carte n’est pas au nom vérifié',
  'card-number-wrong': 'Le numéro de carte ou la banque est inexact',
  'card-not-paid': 'La banque n’accepte pas de paiement sur cette carte',
  'photo-unreadable': 'Une photo est floue, trop sombre ou coupée ; chaque coin et tout le texte doivent être lisibles',
  'document-expired': 'Le document a expiré',
  'name-differs': 'Le nom diffère de celui du document',
  'number-differs': 'Le numéro diffère de celui du document',
  'face-not-shown': 'La photo doit montrer le visage et le document tenu en main',
  'document-of-another': 'Le document appartient à une autre personne ou sert à un autre compte',
  'document-not-accepted':
    'Ce type de document n’est pas accepté ; une carte d’identité, un passeport ou un permis de conduire l’est',
};
