import type { security as original } from '../vi/security.ts';
import type { Like } from '../words.ts';

export const security: Like<typeof original> = {
  title: 'Authentificateur',
  devicesTitle: 'Appareils connectés',
  devicesText: 'Si vous n’en reconnaissez pas un, déconnectez-le et changez votre mot de passe.',
  thisDevice: 'Cet appareil',
  unknownDevice: 'Appareil inconnu',
  seen: 'actif {time}',
  end: 'Déconnecter',
  endTitle: 'Déconnecter cet appareil ?',
  endText: 'Il devra se reconnecter.',
  ended: 'Appareil déconnecté',
  endAll: 'Tout déconnecter',
  endAllText: 'Tous les appareils, celui-ci compris, devront se reconnecter.',
  on: 'Activé',
  off: 'Désactivé',
  onText: 'Son code est demandé à la connexion et au retrait. Codes de récupération restants : {left}.',
  offText:
    'Ajoute un code à six chiffres de votre téléphone à la connexion et au retrait : un mot de passe volé ne suffit pas.',
  password: 'Mot de passe de connexion',
  required: 'Obligatoire',
  begin: 'Commencer',
  scan: 'Scannez ceci avec votre application d’authentification, ou saisissez la clé ci-dessous. Entrez ensuite les six chiffres affichés.',
  qr: 'Code QR pour l’authentificateur',
  key: 'Clé à saisir',
  sixDigits: 'Le code doit comporter six chiffres',
  switchOn: 'Activer',
  codesTitle: 'Codes de récupération',
  codesText:
    'Gardez-les en lieu sûr. Si vous perdez votre téléphone, chacun sert une fois. Ils ne sont montrés que cette fois.',
  copyAll: 'Tout copier',
  kept: 'Je les ai enregistrés',
  remove: 'Désactiver l’authentificateur',
  removeText: 'Les retraits sont ensuite suspendus pendant 24 heures.',
  removed: 'Désactivé. Retraits possibles à partir du {time}',
  freezeTitle: 'Arrêter les retraits',
  freezeText:
    'Rien ne quitte votre compte tant que vous ne l’autorisez pas de nouveau avec votre mot de passe de connexion. Les retraits non approuvés sont annulés, l’argent reste sur votre compte. Le trading continue.',
  freeze: 'Arrêter tous les retraits',
  frozen: 'Les retraits sont arrêtés',
  frozenText:
    'Si quelqu’un d’autre était dans votre compte, définissez maintenant un nouveau mot de passe de connexion. Lui seul permet d’autoriser de nouveau les retraits.',
  isFrozen: 'Arrêtés',
  unfreeze: 'Autoriser de nouveau les retraits',
  unfreezeText: 'Les nouveaux retraits restent suspendus pendant 24 heures ; un retrait déjà approuvé est payé.',
  unfrozen: 'Autorisé. Retraits possibles à partir du {time}',
};
