import type { RecoveryWords } from '../late/auth/recovery-words.ts';

export const words: RecoveryWords = {
  recovery: {
    lostAll: 'Weder E-Mail noch Telefon mehr?',
    title: 'Zugang wiederherstellen',
    lead: 'Wenn Passwort, E-Mail, Telefon oder Authenticator-App weg sind. Zwei Mitarbeiter vergleichen Ihren Ausweis mit dem geprüften.',
    account: 'Konto',
    accountHint: 'Kontoname, E-Mail oder Telefonnummer des Kontos',
    lost: 'Was haben Sie verloren?',
    password: 'Anmeldepasswort',
    email: 'E-Mail',
    phone: 'Telefon',
    authenticator: 'Authenticator-App',
    lostMissing: 'Wählen Sie mindestens eines',
    contact: 'Ihr neuer Kontakt',
    document: 'Ihr Ausweis',
    send: 'Antrag senden',
    sentTitle: 'Antrag erhalten',
    sentText:
      'Wenn die Ausweise zum Konto passen, schreiben wir an Ihren neuen Kontakt. Der Inhaber erfährt es auch an allen alten Kontakten und kann den Antrag stoppen.',
    hold: 'Danach sind alle Geräte abgemeldet und Auszahlungen 72 Stunden gesperrt.',
  },
};
