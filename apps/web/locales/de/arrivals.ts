import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Ergebnisse und Eingänge',
  income: 'Ertrag gutgeschrieben',
  returned: 'Produkt abgelaufen: Kapital zurückgezahlt',
  deposit: 'Einzahlung gutgeschrieben',
  bonus: 'Bonus für Ihr Guthaben freigegeben',
  adjustment: 'Guthaben berichtigt',
  many: { one: '{count} neues Ergebnis oder neuer Eingang', other: '{count} neue Ergebnisse und Eingänge' },
  seeStatement: 'Im Kontoauszug ansehen',
  unseen: { one: '{count} neues Ergebnis', other: '{count} neue Ergebnisse' },
};
