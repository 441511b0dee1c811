import type { funds as original } from '../vi/funds.ts';
import type { Like } from '../words.ts';

export const funds: Like<typeof original> = {
  take: 'Odbierz {amount} USDT testowych',
  takeShort: 'Środki testowe',
  taken: 'Otrzymano {amount} USDT testowych',
  takenToday: 'Dziś już odebrane',
  deposit: 'Wpłać',
  withdraw: 'Wypłać',
  transfer: 'Przesuń',
  transferTitle: 'Przelew między kontami',
  transferFree: 'Bezpłatnie, natychmiast',
  transferred: 'Przelano {amount}',
  from: 'Z',
  to: 'Na',
  swap: 'Odwróć kierunek',
  currency: 'Waluta',
  amount: 'Kwota',
  available: 'Dostępne {amount}',
  max: 'Maks.',
  amountInvalid: 'Wpisz poprawną kwotę',
  amountTooHigh: 'Więcej niż dostępne środki',
  account1: 'Konto główne',
  account2: 'Konto spot',
  account3: 'Konto futures',
  account4: 'Zablokowany bonus',
};
