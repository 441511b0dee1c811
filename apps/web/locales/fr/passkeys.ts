import type { PasskeysWords } from '../late/auth/passkeys-words.ts';

export const words: PasskeysWords = {
  passkeys: {
    login: 'Se connecter avec une clé d’accès',
    leadTitle: 'Se connecter sans mot de passe',
    leadText:
      'Votre téléphone ou votre ordinateur confirme par empreinte, visage ou verrouillage d’écran que c’est bien vous. Une clé d’accès ne se devine pas et ne fonctionne pas sur de fausses pages.',
    add: 'Ajouter une clé d’accès',
    name: 'Nom',
    nameHint: 'Pour la reconnaître, par exemple « Téléphone principal »',
    added: 'Clé d’accès ajoutée',
    addedOn: 'Ajoutée le {time}',
    used: 'Dernière utilisation {time}',
    unused: 'Jamais utilisée',
    remove: 'Retirer',
    removeTitle: 'Retirer la clé d’accès {name} ?',
    removeText: 'Elle ne permettra plus de se connecter à votre compte. Supprimez-la aussi sur l’appareil.',
    removed: 'Clé d’accès retirée',
    unsupported: 'Ce navigateur ou cette adresse ne permet pas d’utiliser de clés d’accès.',
    elsewhere: 'Les clés d’accès de ce compte ne fonctionnent qu’à une autre adresse de l’application.',
    known: 'Cet appareil a déjà une clé d’accès pour votre compte.',
    failed: 'L’appareil n’a pas fourni de clé d’accès.',
  },
};
