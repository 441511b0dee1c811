import type { support as original } from '../vi/support.ts';
import type { Like } from '../words.ts';

export const support: Like<typeof original> = {
  title: 'Kundenservice',
  heroTitle: 'Wie können wir helfen?',
  heroText: 'Schreiben Sie uns, gern mit Bildern. Die Antwort erscheint hier in der App.',
  write: 'Nachricht schreiben',
  open: 'Kundenservice öffnen',
  conversation: 'Gespräch mit unserem Team',
  begin: 'Beschreiben Sie, was passiert ist',
  beginText:
    'Eine Auftragsnummer oder ein Screenshot hilft uns, schneller zu antworten. Senden Sie nie ein Passwort oder einen Bestätigungscode.',
  hours:
    'Unser Team antwortet, wenn jemand da ist; feste Zeiten versprechen wir nicht. Ihre Nachricht bleibt erhalten, und die Antwort wartet hier auf Sie.',
  helpText: 'Kurze Artikel mit den geltenden Zahlen',
  questions: 'Häufige Fragen',
  operator: 'Team',
  you: 'Sie',
  picture: 'Bild',
  pictures: 'Bilder zum Senden',
  addPictures: 'Bilder hinzufügen',
  noPictures: 'Ohne Bilder',
  message: 'Nachricht',
  placeholder: 'Nachricht schreiben …',
  send: 'Senden',
  sending: 'Wird gesendet',
  unsent: 'Nicht gesendet, wird erneut versucht',
  discard: 'Löschen',
  older: 'Ältere Nachrichten zeigen',
};
