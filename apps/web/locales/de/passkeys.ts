import type { PasskeysWords } from '../late/auth/passkeys-words.ts';

export const words: PasskeysWords = {
  passkeys: {
    login: 'Mit Passkey anmelden',
    leadTitle: 'Ohne Passwort anmelden',
    leadText:
      'Ihr Telefon oder Computer bestätigt mit Fingerabdruck, Gesicht oder Bildschirmsperre, dass Sie es sind. Ein Passkey lässt sich nicht erraten und funktioniert nicht auf gefälschten Seiten.',
    add: 'Passkey hinzufügen',
    name: 'Name',
    nameHint: 'Damit Sie ihn wiedererkennen, etwa „Haupttelefon“',
    added: 'Passkey hinzugefügt',
    addedOn: 'Hinzugefügt {time}',
    used: 'Zuletzt benutzt {time}',
    unused: 'Nie benutzt',
    remove: 'Entfernen',
    removeTitle: 'Passkey {name} entfernen?',
    removeText: 'Er meldet nicht mehr bei Ihrem Konto an. Löschen Sie ihn auch auf dem Gerät.',
    removed: 'Passkey entfernt',
    unsupported: 'Dieser Browser oder diese Adresse kann keine Passkeys verwenden.',
    elsewhere: 'Passkeys dieses Kontos funktionieren nur unter einer anderen Adresse der App.',
    known: 'Dieses Gerät hat schon einen Passkey für Ihr Konto.',
    failed: 'Das Gerät hat keinen Passkey vorgelegt.',
  },
};
