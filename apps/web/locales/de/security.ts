import type { security as original } from '../vi/security.ts';
import type { Like } from '../words.ts';

export const security: Like<typeof original> = {
  title: 'Authenticator-App',
  devicesTitle: 'Angemeldete Geräte',
  devicesText: 'Wenn Sie eines nicht kennen, melden Sie es ab und ändern Sie Ihr Passwort.',
  thisDevice: 'Dieses Gerät',
  unknownDevice: 'Unbekanntes Gerät',
  seen: 'aktiv {time}',
  end: 'Abmelden',
  endTitle: 'Dieses Gerät abmelden?',
  endText: 'Es muss sich dann neu anmelden.',
  ended: 'Das Gerät ist abgemeldet',
  endAll: 'Überall abmelden',
  endAllText: 'Jedes Gerät, auch dieses, muss sich neu anmelden.',
  on: 'Eingeschaltet',
  off: 'Nicht eingeschaltet',
  onText: 'Ihr Code wird bei Anmeldung und Auszahlung verlangt. Noch {left} Wiederherstellungscodes.',
  offText:
    'Verlangt bei Anmeldung und Auszahlung zusätzlich einen sechsstelligen Code von Ihrem Telefon. Das Passwort allein genügt dann nicht.',
  password: 'Anmeldepasswort',
  required: 'Erforderlich',
  begin: 'Beginnen',
  scan: 'Scannen Sie dies mit Ihrer Authenticator-App oder tippen Sie den Schlüssel unten ein. Geben Sie dann die sechs Ziffern ein, die sie anzeigt.',
  qr: 'Code für die Authenticator-App',
  key: 'Schlüssel zum Eintippen',
  sixDigits: 'Der Code muss sechs Ziffern haben',
  switchOn: 'Einschalten',
  codesTitle: 'Wiederherstellungscodes',
  codesText:
    'Bewahren Sie sie sicher auf. Jeder gilt einmal, falls Sie Ihr Telefon verlieren. Sie werden nur dieses eine Mal angezeigt.',
  copyAll: 'Alle kopieren',
  kept: 'Ich habe sie aufbewahrt',
  remove: 'Authenticator-App ausschalten',
  removeText: 'Auszahlungen sind danach 24 Stunden gesperrt.',
  removed: 'Ausgeschaltet. Auszahlungen wieder ab {time}',
  freezeTitle: 'Auszahlungen anhalten',
  freezeText:
    'Nichts verlässt Ihr Konto, bis Sie es mit Ihrem Anmeldepasswort wieder erlauben. Noch nicht freigegebene Auszahlungen werden storniert, das Geld bleibt auf Ihrem Konto. Der Handel geht weiter.',
  freeze: 'Alle Auszahlungen anhalten',
  frozen: 'Auszahlungen sind angehalten',
  frozenText:
    'Wenn jemand anders in Ihrem Konto war, setzen Sie jetzt ein neues Anmeldepasswort. Nur damit werden Auszahlungen wieder erlaubt.',
  isFrozen: 'Angehalten',
  unfreeze: 'Auszahlungen wieder erlauben',
  unfreezeText: 'Danach sind neue Auszahlungen 24 Stunden gesperrt; eine bereits freigegebene wird ausgezahlt.',
  unfrozen: 'Erlaubt. Auszahlungen wieder ab {time}',
};
