import type { moment as original } from '../vi/moment.ts';
import type { Like } from '../words.ts';

export const moment: Like<typeof original> = {
  income: 'Wypłacono dochód',
  returned: 'Produkt zakończony: kapitał zwrócony',
  deposit: 'Wpłata zaksięgowana',
  bonus: 'Bonus odblokowany na saldo',
  adjustment: 'Saldo skorygowane',
  many: {
    one: '{count} nowy wynik lub wpływ',
    few: '{count} nowe wyniki i wpływy',
    many: '{count} nowych wyników i wpływów',
    other: '{count} nowego wyniku i wpływu',
  },
  seeStatement: 'Zobacz na wyciągu',
  above: '{exit} powyżej {entry}',
  below: '{exit} poniżej {entry}',
  again: 'Jeszcze raz',
  see: 'Zobacz',
  results: { one: '{count} wynik', few: '{count} wyniki', many: '{count} wyników', other: '{count} wyniku' },
};
