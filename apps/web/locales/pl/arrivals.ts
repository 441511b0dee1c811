import type { arrivals as original } from '../vi/arrivals.ts';
import type { Like } from '../words.ts';

export const arrivals: Like<typeof original> = {
  title: 'Wyniki i wpływy',
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
  unseen: {
    one: '{count} nowy wynik',
    few: '{count} nowe wyniki',
    many: '{count} nowych wyników',
    other: '{count} nowego wyniku',
  },
};
