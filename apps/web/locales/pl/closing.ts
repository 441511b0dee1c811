import type { closing as original } from '../vi/closing.ts';
import type { Like } from '../words.ts';

export const closing: Like<typeof original> = {
  title: 'Zamknij konto',
  text: 'Dwie osoby po naszej stronie sprawdzą zgłoszenie. Potem wypłacimy wszystko, co do Ciebie należy, choćby było tego niewiele, i zamkniemy konto. Nadal można się zalogować, aby je przeglądać i pisać do obsługi klienta.',
  first: 'Najpierw zakończ',
  total: 'Wszystko, co posiadasz, po bieżących cenach',
  noPrice: 'Chwilowo brakuje ceny jednej z walut. Kwota pojawi się, gdy wróci.',
  bonus: 'Utracony zablokowany bonus',
  newWaits: 'Jeśli miejsce wypłaty jest nowe, pieniądze wypłacamy najwcześniej 24 godziny po zgłoszeniu.',
  ask: 'Poproś o zamknięcie konta',
  confirmText:
    'Zablokowany bonus przepada, a na koncie nie będzie można handlować. Zgłoszenie można cofnąć, dopóki nie zostanie wykonane.',
  asked: 'Zamknięcie zgłoszone {time}. Wszystko zostanie wypłacone na {to}.',
  takeBack: 'Cofnij zgłoszenie',
  takenBack: 'Zgłoszenie cofnięte',
  sent: 'Zgłoszenie wysłane',
  keptTitle: 'Przechowywane po zamknięciu',
  keptContact: 'Imię, kontakt, logowanie',
  keptPapers: 'Dokumenty, karty, wiadomości',
  keptLedger: 'Księga i zlecenia, bez Twojego imienia',
  keptForGood: 'Na stałe',
  dataTitle: 'Twoje dane',
  dataText:
    'Kopia wszystkiego, co o Tobie przechowujemy: konto, dokumenty, karty, adresy, zlecenia, wyciąg i wiadomości, jeden wpis w wierszu. Numery dokumentów i kart są w niej w całości, dlatego przechowuj plik bezpiecznie.',
  dataSave: 'Zapisz kopię',
  dataSaved: 'Kopia zapisana',
};
