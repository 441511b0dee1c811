import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Fairer Handel, den Sie selbst prüfen können',
  heroText: 'Sehen Sie jetzt Live-Kurse. Ein Konto ist in einer Minute eröffnet.',
  oddsTitle: 'Chancen offengelegt',
  oddsText: 'Break-even und erwarteter Verlust stehen auf jedem Auftragsformular.',
  statementTitle: 'Jeder Cent sichtbar',
  statementText: 'Jede Änderung Ihres Guthabens steht im Kontoauszug.',
  fundsTitle: 'Üben ohne Risiko',
  fundsText: 'Holen Sie sich täglich {amount} USDT Testguthaben.',
  createAccount: 'Konto erstellen',
  livePrices: 'Live-Kurse',
  promptTitle: 'Zum Fortfahren anmelden',
  quotationText: 'Speichern Sie Ihre Favoriten und handeln Sie direkt aus der Liste.',
  marketText: 'Schnellkontrakte ab 30 Sekunden, Chancen und Gewinn vorab bekannt.',
  propertyText: 'Guthaben ansehen, zwischen Konten umbuchen und jeden Eintrag des Kontoauszugs prüfen.',
  personalText: 'Verwalten Sie Profil, Sicherheit und Einladungscode.',
  otherText: 'Diese Seite gehört zu Ihrem Konto.',
  moneyText: 'Mindestbetrag, Gebühr und Dauer stehen da, bevor Sie etwas absenden.',
  exchangeText: 'Umtausch zu einem Kurs, der einige Sekunden gilt, mit sichtbarer Gebühr.',
  earnText: 'Ertragssatz, Laufzeit und Kosten eines vorzeitigen Endes stehen vorher fest.',
  helpText: 'Kurze Artikel mit den geltenden Zahlen, und Menschen, die in der App antworten.',
};
