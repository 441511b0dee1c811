import type { RefusalWords } from './index.ts';

export const pl: RefusalWords = {
  'transfer-not-found': 'Nie wpłynął przelew z tym numerem referencyjnym',
  'amount-differs': 'Kwota, która wpłynęła, różni się od podanej w zgłoszeniu',
  'payer-differs': 'Pieniądze przyszły z konta na inne nazwisko',
  'screenshot-unreadable': 'Zrzut ekranu jest nieczytelny albo pokazuje inny przelew',
  'already-credited': 'Ten przelew został już zaksięgowany',
  'address-unusable': 'Ten adres nie przyjmie tej waluty w tej sieci',
  'identity-needed': 'Najpierw trzeba ukończyć weryfikację',
  'account-checked': 'Najpierw trzeba sprawdzić konto; obsługa klienta powie, co jest potrzebne',
  'stopped-as-asked': 'Wypłatę zatrzymano zgodnie z prośbą',
  'card-holder-differs': 'Karta nie jest na zweryfikowane nazwisko',
  'card-number-wrong': 'Numer karty lub bank się nie zgadza',
  'card-not-paid': 'Bank nie przyjmuje wypłat na tę kartę',
  'photo-unreadable': 'Zdjęcie jest nieostre, za ciemne lub ucięte; każdy róg i cały tekst muszą być czytelne',
  'document-expired': 'Dokument stracił ważność',
  'name-differs': 'Imię i nazwisko różnią się od tych w dokumencie',
  'number-differs': 'Numer różni się od tego w dokumencie',
  'face-not-shown': 'Na zdjęciu musi być widać twarz i dokument trzymany w ręce',
  'document-of-another': 'Dokument należy do innej osoby albo jest używany na innym koncie',
  'document-not-accepted':
    'Ten rodzaj dokumentu nie jest przyjmowany; odpowiedni jest dowód osobisty, paszport lub prawo jazdy',
};
