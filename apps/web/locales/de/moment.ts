import type { moment as original } from '../vi/moment.ts';
import type { Like } from '../words.ts';

export const moment: Like<typeof original> = {
  income: 'Ertrag gutgeschrieben',
  returned: 'Produkt abgelaufen: Kapital zurückgezahlt',
  deposit: 'Einzahlung gutgeschrieben',
  bonus: 'Bonus für Ihr Guthaben freigegeben',
  adjustment: 'Guthaben berichtigt',
  many: { one: '{count} neues Ergebnis oder neuer Eingang', other: '{count} neue Ergebnisse und Eingänge' },
  seeStatement: 'Im Kontoauszug ansehen',
  above: '{exit} über {entry}',
  below: '{exit} unter {entry}',
  again: 'Noch einmal',
  see: 'Ansehen',
  results: { one: '{count} Ergebnis', other: '{count} Ergebnisse' },
};
