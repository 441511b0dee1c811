import type { fundPassword as original } from '../vi/fund-password.ts';
import type { Like } from '../words.ts';

export const fundPassword: Like<typeof original> = {
  title: 'Mot de passe de retrait',
  setTitle: 'Définir le mot de passe de retrait',
  changeTitle: 'Changer le mot de passe de retrait',
  lead: 'Pour les retraits seulement : qui connaît votre mot de passe de connexion ne peut pas pour autant prendre votre argent.',
  way: 'Comment prouver que c’est vous',
  byOld: 'Ancien mot de passe',
  byCode: 'Mot de passe oublié',
  old: 'Mot de passe de retrait actuel',
  new: 'Nouveau mot de passe de retrait',
  codeTo: 'Le code est envoyé à {address}',
  hold: 'Après le changement, les retraits sont suspendus pendant 24 heures.',
  holdFirst:
    'Si vous le définissez plus de 30 minutes après l’inscription, les retraits sont suspendus pendant 24 heures.',
  holdByCode:
    'Ensuite, les retraits sont suspendus pendant 24 heures et tous les appareils, celui-ci compris, doivent se reconnecter.',
  set: 'Définir le mot de passe',
  change: 'Changer le mot de passe',
  saved: 'Mot de passe de retrait défini',
  changed: 'Modifié. Retraits possibles à partir du {time}',
  noAddress: 'Ni e-mail ni téléphone sur ce compte',
  noAddressText:
    'Nous n’avons nulle part où envoyer un code. Le service client peut vous aider après avoir vérifié votre identité.',
  service: 'Contacter le service client',
  isSet: 'Défini',
  notSet: 'Non défini',
};
