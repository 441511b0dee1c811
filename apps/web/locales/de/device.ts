import type { device as original } from '../vi/device.ts';
import type { Like } from '../words.ts';

export const device: Like<typeof original> = {
  title: 'Benachrichtigungen',
  push: 'Push-Nachrichten',
  pushText: 'Auf diesem Gerät, auch bei geschlossener App',
  orders: 'Aufträge',
  ordersText: 'Ergebnisse, Liquidationen, Stops, Ausführungen',
  money: 'Geld',
  moneyText: 'Ein- und Auszahlungen',
  support: 'Kundenservice',
  supportText: 'Sobald es eine Antwort gibt',
  unsupported: 'Dieser Browser kann keine Benachrichtigungen empfangen.',
  homeScreen: 'Legen Sie Candor zuerst auf den Home-Bildschirm: „Teilen“ drücken, dann „Zum Home-Bildschirm“.',
  denied: 'Benachrichtigungen sind blockiert. Erlauben Sie sie in den Einstellungen des Browsers.',
  failed: 'Benachrichtigungen ließen sich nicht einschalten',
  install: 'App installieren',
  installText: 'Öffnet vom Startbildschirm in einem eigenen Fenster',
  newVersion: 'Neue Version verfügbar',
  offlineSince: 'Offline. Kurse und Guthaben von {time}',
  staleSince: 'Verbindung wird hergestellt. Kurse und Guthaben von {time}',
  late: 'Meldungen kommen verzögert. Aufträge laufen weiter.',
};
