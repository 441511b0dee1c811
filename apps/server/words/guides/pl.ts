import type { GuideWords } from './index.ts';

export const pl: GuideWords = {
  fees: {
    title: 'Opłaty',
    summary: 'Co kosztuje, a co nie.',
    text: `
      - **Szybkie kontrakty:** bez opłaty. Kosztem jest zysk poniżej 100% stawki; formularz zlecenia pokazuje oczekiwaną stratę.
      - **Kontrakty futures:** {futuresFee}% wartości pozycji przy otwarciu i przy zamknięciu.
      - **Spot:** maker {makerFee}%, taker {takerFee}% tego, co otrzymujesz.
      - **Wymiana walut:** {exchangeFee}% tego, co otrzymujesz.
      - **Wypłaty:** {withdrawFee}% kwoty. **Wpłaty:** bezpłatne.
      - **Przelewy między własnymi kontami, otwarcie i prowadzenie konta:** bezpłatne.
    `,
  },
  futures: {
    title: 'Jak działają kontrakty futures',
    summary: 'Depozyt zabezpieczający, opłaty, likwidacja i blokada, ze wzorami.',
    text: `
      ## W skrócie
      Wybierasz long lub short, liczbę lotów i dźwignię {levers}. Depozyt zabezpieczający to wartość pozycji podzielona przez dźwignię. Jest osobny dla każdej pozycji: możesz stracić cały, nigdy więcej.
      ## Ceny i opłaty
      - Zlecenie rynkowe jest realizowane po pierwszej ważnej cenie po dotarciu do serwera; jeśli w ciągu {fillWait} sekund jej nie ma, jest anulowane i nic się nie zmienia.
      - Zlecenie z limitem czeka na swoją cenę. Stopy i likwidacje wymagają dwóch ważnych cen z rzędu.
      - Opłata to {futuresFee}% wartości pozycji, raz przy otwarciu i raz przy zamknięciu.
      ## Kiedy następuje likwidacja
      Gdy depozyt zabezpieczający z bieżącym wynikiem nie pokrywa już depozytu utrzymania ({maintenance}% wartości, więcej przy dużych pozycjach) i opłaty za zamknięcie.
      **Long:** cena = (q × wejście − depozyt) ÷ (q × (1 − m − f)). **Short:** cena = (q × wejście + depozyt) ÷ (q × (1 + m + f)). Tutaj q to wielkość, m stopa utrzymania, f stopa opłaty.
      To, co zostanie z depozytu zabezpieczającego, jest Twoje; stratę ponad nim pokrywa fundusz ubezpieczeniowy.
      ## Blokada
      Blokada otwiera przeciwną pozycję tej samej wielkości, z własną opłatą i depozytem zabezpieczającym. Para jest wyceniana po jednej cenie i nie podlega likwidacji. Po zamknięciu jednej pozycji uzyskane środki najpierw uzupełniają depozyt zabezpieczający drugiej.
    `,
  },
  spot: {
    title: 'Kupno i sprzedaż monet',
    summary: 'Typy zleceń, opłaty i pasmo cen.',
    text: `
      ## Rodzaje zleceń
      - **Limit:** podajesz cenę i ilość; zlecenie czeka w arkuszu, aż zostanie zrealizowane albo je anulujesz.
      - **Rynkowe:** realizowane od razu po najlepszych dostępnych cenach; kupujesz za kwotę w USDT, sprzedajesz ilość.
      - Najmniejsze zlecenie to {minNotional} USDT.
      ## Opłaty
      Maker {makerFee}%, gdy Twoje zlecenie czekało w arkuszu, taker {takerFee}%, gdy zostało zrealizowane od razu. Opłata jest pobierana z tego, co otrzymujesz. Jeśli są progi według obrotu z 30 dni, Twoje stawki mogą być niższe; widać je pod formularzem zlecenia.
      ## Pasmo cen
      Kupno może być najwyżej {band}% powyżej ceny rynkowej, sprzedaż najwyżej {band}% poniżej. Zlecenie rynkowe tam się zatrzymuje, a jego reszta jest anulowana.
      ## Kto jest po drugiej stronie
      Inni klienci, a za nimi płynność Candor, która podąża za rynkiem odniesienia. Nigdy nie widzi Twojego zlecenia przed realizacją.
    `,
  },
  deposits: {
    title: 'Wpłaty',
    summary: 'Jak wpłacić, kiedy dotrą pieniądze i jaki jest bonus od pierwszej wpłaty.',
    text: `
      ## Sposoby wpłaty
      - **USDT w sieci TRON (TRC20):** Twój własny adres. To, co dotrze, jest księgowane automatycznie po {confirmations} potwierdzeniach, bez względu na kwotę.
      - **Przelew bankowy w VND:** zapłać na pokazane konto i wyślij potwierdzenie; pokazany kurs obowiązuje {rateMinutes} minut.
      - **Zgłoszenie wpłaty:** od {depositMin} USDT.
      ## Kiedy pieniądze są księgowane
      Samo zgłoszenie lub zrzut ekranu niczego nie księguje. Dowodem jest transakcja w blockchainie albo numer referencyjny banku, a każdy dowód liczy się raz.
      ## Bonus od pierwszej wpłaty
      Pierwsza udana wpłata od {bonusMin} USDT daje {bonusRate}% zablokowanego bonusu tam, gdzie jest oferowany. Bonus nigdy nie blokuje Twoich własnych pieniędzy.
      ## Uwaga
      Wysyłaj na swój adres tylko USDT przez TRC20. Inne monety albo środki wysłane inną siecią mogą przepaść.
    `,
  },
  withdrawals: {
    title: 'Wypłaty',
    summary: 'Minimum, opłata, czas i kiedy trzeba czekać.',
    text: `
      ## Warunki
      - Co najmniej {withdrawMin} USDT lub USDC; opłata {withdrawFee}% jest potrącana z kwoty.
      - Jedna dziennie (dni w GMT+1). Odrzucona lub anulowana się nie liczy.
      - Potrzebne jest hasło do wypłat; {wrongTries} błędnych prób blokuje wypłaty na godzinę.
      - Przy prawdziwych pieniądzach potrzebna jest weryfikacja podstawowa.
      ## Co się dzieje
      Kwota jest od razu rezerwowana i dociera w ciągu {arrivalMin} do {arrivalMax} godzin. Do zatwierdzenia możesz anulować; po odrzuceniu wszystko wraca.
      ## Kiedy trzeba czekać
      Po zmianie hasła logowania lub hasła do wypłat albo usunięciu aplikacji uwierzytelniającej wypłaty są wstrzymane na {holdHours} godziny, aby nikt obcy z nich nie skorzystał.
      ## Warunek obrotu niczego nie blokuje
      Do wypłaty własnych pieniędzy nie potrzeba żadnego obrotu. Obrót odblokowuje tylko bonus.
    `,
  },
  earn: {
    title: 'Lock mining i inwestycje',
    summary: 'Skąd jest dochód, kiedy jest wypłacany i ile kosztuje wcześniejsze zakończenie.',
    text: `
      ## Jak to działa
      - Blokujesz kwotę na określoną liczbę dni przy stopie dziennej. Dochód jest wypłacany po każdym pełnym dniu; niektóre starsze produkty wypłacają całość na końcu.
      - Na koniec okresu kapitał wraca.
      - Stopa roczna to stopa dzienna × 365, bez kapitalizacji.
      ## Dochód jest najpierw odkładany
      Przy zakupie cały dochód do wypłaty przechodzi z puli nagród produktu do rezerwy. Jeśli pula nie wystarcza, produkt jest wyprzedany. Przy każdym produkcie podano, z czego jest finansowany.
      ## Wcześniejsze zakończenie
      - **Lock mining:** kara to część kapitału podana przy produkcie.
      - **Inwestycje:** stopa kary × pozostałe pełne dni × kapitał, nigdy więcej niż kapitał.
      - Wypłacony dochód pozostaje Twój; za bieżący dzień nic nie płacimy. Dokładną kwotę widać przed potwierdzeniem.
      ## Czego stopa nie mówi
      Cena zablokowanej waluty może w tym czasie spaść. Warunki zakupu obowiązują do końca.
    `,
  },
  exchange: {
    title: 'Wymiana walut',
    summary: 'Kurs stały przez kilka sekund, opłata widoczna.',
    text: `
      - Oferta utrzymuje kurs {quoteSeconds} sekund; naraz jest tylko jedna i można jej użyć raz.
      - Opłata {exchangeFee}% jest pobierana w walucie, którą otrzymujesz, i pokazana przed potwierdzeniem.
      - Jedna wymiana jest warta od {exchangeMin} do {exchangeMax} USDT.
      - Jeśli cena odejdzie od oferty o więcej niż połowę opłaty, oferta nie jest realizowana i dostajesz nową. Nigdy nie wymieniasz po innym kursie niż ten, który widzisz.
      - Ceny, z których wynika kurs, są na potwierdzeniu, więc możesz go przeliczyć.
    `,
  },
  verification: {
    title: 'Weryfikacja tożsamości',
    summary: 'Dwa poziomy, do czego służą i jak przechowujemy dokumenty.',
    text: `
      ## Dwa poziomy
      - **Podstawowy:** rodzaj dokumentu, imię i nazwisko, numer; numer karty bankowej jest opcjonalny. Przy prawdziwych pieniądzach potrzebny do pierwszej wpłaty, wypłat i odblokowania bonusu.
      - **Rozszerzony:** trzy zdjęcia: przód, tył i Ty z dokumentem. Najpierw poziom podstawowy.
      - Dokument należy tylko do jednego konta.
      ## Jak przechowujemy dokumenty
      Numery dokumentów i kart są zaszyfrowane; listy pokazują tylko ostatnie znaki. Zdjęcia są kodowane na nowo bez ukrytych danych i szyfrowane. Otworzyć je może tylko osoba sprawdzająca, a każde wyświetlenie jest zapisywane.
      ## Jeśli nie zostanie przyjęta
      Widzisz powód, poprawiasz i wysyłasz ponownie. To, co było dobre, zostaje.
    `,
  },
  'fair-dealing': {
    title: 'Sprawdź nas samodzielnie',
    summary: 'Rejestr cen, potwierdzenia i jak przeliczyć wynik.',
    text: `
      ## Rejestr cen
      Każda ważna cena jest w rejestrze. Każdy wpis zawiera hash poprzedniego, więc zmiana jednego wpisu przerywa łańcuch. Przepisanie całego łańcucha wykaże tylko porównanie z zachowanym wcześniej hashem.
      ## Potwierdzenia
      - Każdy rozliczony szybki kontrakt, likwidacja, stop i wymiana ma potwierdzenie: warunki, ceny i ich miejsca w rejestrze, obliczenia, zapis księgowy.
      - Otwórz rozliczone zlecenie i naciśnij przycisk „Przelicz ten wynik”: aplikacja przelicza je na telefonie własnym programem, który nie ma wspólnego kodu z serwerem.
      ## Przelicz ręcznie
      - Weź z potwierdzenia cenę wejścia i wyjścia: wyższa – wygrywa wzrost; niższa – wygrywa spadek; równa – stawka wraca.
      - Wygrana to stawka × stopa zysku, przegrana to stawka. Porównaj z pozycją wyciągu.
      ## Czego nikt nie może
      - Żadne pole ani ustawienie nie przypisuje ceny ani wyniku użytkownikowi, zleceniu czy chwili.
      - Wstrzymanie blokuje tylko nowe zlecenia. Unieważnienie wymaga zapisanego błędu danych i dwóch operatorów, obejmuje wszystkie zlecenia na ten instrument w tym czasie, nigdy nie odbiera wygranej i jest publikowane.
    `,
  },
};
