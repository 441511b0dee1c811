import type { fundPassword as original } from '../vi/fund-password.ts';
import type { Like } from '../words.ts';

export const fundPassword: Like<typeof original> = {
  title: 'Hasło do wypłat',
  setTitle: 'Ustaw hasło do wypłat',
  changeTitle: 'Zmień hasło do wypłat',
  lead: 'Tylko do wypłat: kto zna samo hasło logowania, nie weźmie Twoich pieniędzy.',
  way: 'Sposób potwierdzenia',
  byOld: 'Stare hasło',
  byCode: 'Nie pamiętam',
  old: 'Obecne hasło do wypłat',
  new: 'Nowe hasło do wypłat',
  codeTo: 'Kod wysyłamy na {address}',
  hold: 'Po zmianie wypłaty są wstrzymane na 24 godziny.',
  holdFirst: 'Jeśli ustawisz je później niż 30 minut po rejestracji, wypłaty są wstrzymane na 24 godziny.',
  holdByCode:
    'Potem wypłaty są wstrzymane na 24 godziny, a na wszystkich urządzeniach, także na tym, trzeba zalogować się ponownie.',
  set: 'Ustaw hasło',
  change: 'Zmień hasło',
  saved: 'Ustawiono hasło do wypłat',
  changed: 'Zmieniono. Wypłaty od {time}',
  noAddress: 'Brak e-maila i telefonu na koncie',
  noAddressText: 'Nie ma więc dokąd wysłać kodu. Obsługa klienta pomoże po potwierdzeniu Twojej tożsamości.',
  service: 'Napisz do obsługi klienta',
  isSet: 'Ustawiono',
  notSet: 'Nie ustawiono',
};
