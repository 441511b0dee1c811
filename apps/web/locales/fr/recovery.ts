import type { RecoveryWords } from '../late/auth/recovery-words.ts';

export const words: RecoveryWords = {
  recovery: {
    lostAll: 'Plus d’e-mail ni de téléphone ?',
    title: 'Récupérer l’accès',
    lead: 'Si vous n’avez plus votre mot de passe, e-mail, téléphone ou application d’authentification. Deux opérateurs comparent votre document avec celui qui a été vérifié.',
    account: 'Compte',
    accountHint: 'Nom, e-mail ou téléphone du compte',
    lost: 'Qu’avez-vous perdu ?',
    password: 'Mot de passe de connexion',
    email: 'E-mail',
    phone: 'Téléphone',
    authenticator: 'Application d’authentification',
    lostMissing: 'Choisissez au moins un élément',
    contact: 'Votre nouveau contact',
    document: 'Votre document',
    send: 'Envoyer la demande',
    sentTitle: 'Demande reçue',
    sentText:
      'Si les documents correspondent au compte, nous écrirons à votre nouveau contact. Le titulaire est aussi prévenu à chaque ancien contact et peut arrêter la demande.',
    hold: 'Ensuite, tous les appareils sont déconnectés et les retraits bloqués pendant 72 heures.',
  },
};
