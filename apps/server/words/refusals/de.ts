import type { RefusalWords } from './index.ts';

export const de: RefusalWords = {
  'transfer-not-found': 'Keine Überweisung mit diesem Verwendungszweck eingegangen',
  'amount-differs': 'Der eingegangene Betrag weicht von dem der Meldung ab',
  'payer-differs': 'Das Geld kam von einem Konto auf einen anderen Namen',
  'screenshot-unreadable': 'Der Screenshot ist nicht lesbar oder zeigt eine andere Überweisung',
  'already-credited': 'Diese Überweisung wurde bereits gutgeschrieben',
  'address-unusable': 'Die Adresse kann diese Währung in diesem Netz nicht empfangen',
  'identity-needed': 'Zuerst muss die Verifizierung abgeschlossen sein',
  'account-checked': 'Das Konto muss zuerst geprüft werden; der Kundendienst sagt, was nötig ist',
  'stopped-as-asked': 'Die Auszahlung wurde wie gewünscht angehalten',
  'card-holder-differs': 'Die Karte läuft nicht auf den verifizierten Namen',
  'card-number-wrong': 'Kartennummer oder Bank stimmt nicht',
  'card-not-paid': 'Die Bank nimmt keine Zahlungen auf diese Karte an',
  'photo-unreadable':
    'Ein Foto ist unscharf, zu dunkel oder abgeschnitten; jede Ecke und der ganze Text müssen lesbar sein',
  'document-expired': 'Das Dokument ist abgelaufen',
  'name-differs': 'Der Name weicht von dem auf dem Dokument ab',
  'number-differs': 'Die Nummer weicht von der auf dem Dokument ab',
  'face-not-shown': 'Das Foto muss das Gesicht und das Dokument in der Hand zeigen',
  'document-of-another': 'Das Dokument gehört einer anderen Person oder wird von einem anderen Konto verwendet',
  'document-not-accepted':
    'Diese Art von Dokument wird nicht angenommen; möglich sind Personalausweis, Reisepass oder Führerschein',
};
