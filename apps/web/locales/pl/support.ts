import type { support as original } from '../vi/support.ts';
import type { Like } from '../words.ts';

export const support: Like<typeof original> = {
  title: 'Obsługa klienta',
  heroTitle: 'Jak możemy pomóc?',
  heroText: 'Napisz do nas, w razie potrzeby ze zdjęciami. Odpowiedź pojawi się tutaj, w aplikacji.',
  write: 'Napisz wiadomość',
  open: 'Otwórz obsługę klienta',
  conversation: 'Rozmowa z obsługą',
  begin: 'Opisz, co się stało',
  beginText: 'Numer zlecenia lub zrzut ekranu przyspieszy odpowiedź. Nigdy nie wysyłaj hasła ani kodu weryfikacyjnego.',
  hours:
    'Odpowiadamy, gdy ktoś z nas jest na miejscu; nie obiecujemy stałych godzin. Wiadomość jest zachowana, a odpowiedź poczeka tutaj.',
  helpText: 'Krótkie artykuły z obowiązującymi liczbami',
  questions: 'Częste pytania',
  operator: 'Obsługa',
  you: 'Ty',
  picture: 'Zdjęcie',
  pictures: 'Zdjęcia do wysłania',
  addPictures: 'Dodaj zdjęcia',
  noPictures: 'Bez zdjęć',
  message: 'Wiadomość',
  placeholder: 'Napisz wiadomość…',
  send: 'Wyślij',
  sending: 'Wysyłanie',
  unsent: 'Nie wysłano, spróbujemy ponownie',
  discard: 'Usuń',
  older: 'Pokaż starsze wiadomości',
};
