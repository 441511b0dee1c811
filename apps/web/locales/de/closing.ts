import type { closing as original } from '../vi/closing.ts';
import type { Like } from '../words.ts';

export const closing: Like<typeof original> = {
  title: 'Konto schließen',
  text: 'Zwei Personen bei uns prüfen Ihren Antrag. Dann wird alles ausgezahlt, was Ihnen gehört, auch unter dem Mindestbetrag, und das Konto geschlossen. Sie können sich weiter anmelden, um es anzusehen und dem Kundenservice zu schreiben.',
  first: 'Zuerst zu beenden',
  total: 'Alles Ihnen Gehörende zu jetzigen Kursen',
  noPrice: 'Der Kurs einer Währung fehlt gerade. Die Summe erscheint, sobald er wieder da ist.',
  bonus: 'Gesperrter Bonus entfällt',
  newWaits: 'Ist das Auszahlungsziel neu, wird frühestens 24 Stunden nach Ihrem Antrag ausgezahlt.',
  ask: 'Schließung beantragen',
  confirmText:
    'Der gesperrte Bonus entfällt, und mit dem Konto kann nicht mehr gehandelt werden. Bis zur Ausführung lässt sich der Antrag zurücknehmen.',
  asked: 'Schließung beantragt am {time}. Alles wird an {to} ausgezahlt.',
  takeBack: 'Antrag zurücknehmen',
  takenBack: 'Antrag zurückgenommen',
  sent: 'Antrag gesendet',
  keptTitle: 'Nach dem Schließen aufbewahrt',
  keptContact: 'Name, Kontakt, Anmeldung',
  keptPapers: 'Dokumente, Karten, Nachrichten',
  keptLedger: 'Hauptbuch und Aufträge, ohne Ihren Namen',
  keptForGood: 'Auf Dauer',
  dataTitle: 'Ihre Daten',
  dataText:
    'Eine Kopie von allem, was wir über Sie aufbewahren: Konto, Dokumente, Karten, Adressen, Aufträge, Kontoauszug und Nachrichten, ein Eintrag je Zeile. Dokument- und Kartennummern stehen ganz darin, bewahren Sie die Datei sicher auf.',
  dataSave: 'Kopie speichern',
  dataSaved: 'Kopie gespeichert',
};
