import type { wallets as original } from '../vi/wallets.ts';
import type { Like } from '../words.ts';

export const wallets: Like<typeof original> = {
  title: 'Adresy portfeli',
  add: 'Dodaj adres',
  none: 'Brak zapisanych portfeli',
  noneText: 'Zapisz raz adres z obrazem QR, a przy wypłacie tylko go wybierzesz.',
  announced: 'O każdym dodanym portfelu powiadamiamy e‑mailem lub SMS‑em.',
  since: 'Zapisano {date}',
  usableFrom: 'Do użycia od {time}',
  newWaits:
    'Na nowy portfel lub kartę można wypłacić 24 godziny po zapisaniu, aby nikt obcy nie zabrał Twoich pieniędzy.',
  showCode: 'Pokaż obraz QR',
  code: 'Zapisany obraz QR',
  delete: 'Usuń portfel',
  deleteText: '{address} zniknie z listy. Wysłane wypłaty pozostają bez zmian.',
  deleted: 'Usunięto portfel',
  savedOnly: 'Tylko zapisane portfele i karty',
  savedOnlyText: 'Włączenie: od razu. Wyłączenie: po 24 godzinach.',
  onText:
    'Od teraz wypłaty idą tylko na zapisane portfele i karty bankowe. Z dodanych później można korzystać po 24 godzinach; wyłączenie tej reguły też trwa 24 godziny.',
  onTextNone:
    'Nie ma jeszcze zapisanego portfela. Z portfeli i kart dodanych później można korzystać po 24 godzinach; do tego czasu nic nie trafi na portfel.',
  offText: 'Reguła obowiązuje jeszcze 24 godziny, zanim wygaśnie.',
  turnOn: 'Włącz',
  turnOff: 'Wyłącz za 24 godz.',
  endsAt: 'Reguła kończy się {time}. Włącz ją ponownie, aby ją zachować.',
  chain: 'Sieć',
  picture: 'Obraz QR portfela',
  pictureHint: 'Adres odczytujemy z niego na tym urządzeniu.',
  reading: 'Odczytywanie kodu…',
  noCode: 'Nie znaleziono kodu QR. Wpisz adres; obraz i tak zostanie zapisany.',
  pictureMissing: 'Wybierz obraz QR',
  pictureWaiting: 'Obraz nie jest jeszcze przesłany',
  address: 'Adres portfela',
  addressHint: '34 znaki, zaczyna się od T',
  addressInvalid: 'W adresie jest błędny znak albo jakiegoś brakuje. Porównaj go ze swoim portfelem.',
  chainText: 'Zapisz tylko adres w sieci {chain}. Pieniądze wysłane inną siecią przepadną.',
  save: 'Zapisz portfel',
  saved: 'Zapisano portfel',
};
