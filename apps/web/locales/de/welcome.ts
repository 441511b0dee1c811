import type { welcome as original } from '../vi/welcome.ts';
import type { Like } from '../words.ts';

export const welcome: Like<typeof original> = {
  heroTitle: 'Fairer Handel, den Sie selbst prüfen können',
  heroText: 'Sehen Sie jetzt Live-Kurse. Ein Konto ist in einer Minute eröffnet.',
  oddsTitle: 'Chancen vorab',
  oddsText: 'Break-even und erwarteter Verlust stehen auf jedem Orderschein.',
  statementTitle: 'Jeder Cent sichtbar',
  statementText: 'Jede Änderung Ihres Guthabens steht im Kontoauszug.',
  fundsTitle: 'Üben ohne Risiko',
  fundsText: 'Holen Sie sich täglich {amount} USDT Testguthaben.',
  createAccount: 'Konto erstellen',
  livePrices: 'Live-Kurse',
  promptTitle: 'Zum Fortfahren anmelden',
  quotationText: 'Merken Sie sich Favoriten und handeln Sie direkt aus der Liste.',
  marketText: 'Fast-Kontrakte ab 30 Sekunden, Chancen und Auszahlung vorab bekannt.',
  propertyText: 'Guthaben ansehen, zwischen Konten umbuchen und jede Zeile des Auszugs prüfen.',
  personalText: 'Verwalten Sie Profil, Sicherheit und Einladungscode.',
  otherText: 'Diese Seite gehört zu Ihrem Konto.',
  pair: 'Paar',
  lastPrice: 'Letzter Kurs',
  change: '24 Std.',
};
