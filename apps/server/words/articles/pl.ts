import type { ArticleWords } from './index.ts';

export const pl: ArticleWords = {
  banners: {
    gift: {
      title: '{gift} USDT za rejestrację',
      subtitle: 'Odblokowujesz je, handlując: 1 USDT za każde {volumePerRelease} USDT obrotu',
    },
    fair: { title: 'Każdą cenę można sprawdzić', subtitle: 'Zapisana publicznie i taka sama dla wszystkich' },
    fast: {
      title: 'Szybkie kontrakty ze znanymi szansami',
      subtitle: 'Ile możesz zyskać i stracić: wiesz, zanim zdecydujesz',
    },
  },
  articles: {
    'fast-contracts': {
      title: 'Jak działają szybkie kontrakty',
      summary: 'Ile możesz zyskać, ile stracić i jakie są szanse – w prostych liczbach.',
      text: `
        ## W skrócie
        Wybierasz instrument, kierunek, czas trwania i stawkę od {minStake} do {maxStake} USDT. Jeśli cena na końcu jest wyższa niż na początku, a wybrano wzrost, albo niższa, a wybrano spadek, otrzymujesz stawkę z powrotem wraz z zyskiem. W przeciwnym razie stawka przepada. Jeśli obie ceny są równe, stawka wraca do Ciebie.
        ## Które ceny się liczą
        - **Cena wejścia:** pierwsza zatwierdzona cena po otrzymaniu zlecenia, zwykle w ciągu 0,3 sekundy. Nigdy nie jest to cena znana wcześniej.
        - **Cena wyjścia:** pierwsza zatwierdzona cena w chwili wygaśnięcia lub w ciągu kolejnych 5 sekund.
        - Jeśli takiej ceny nie ma z powodu awarii danych rynkowych, zlecenie zostaje unieważnione, a stawka wraca do Ciebie.
        ## Drugą stroną jest Candor
        Gdy wygrywasz, płaci Candor; gdy przegrywasz, Candor zatrzymuje stawkę. Zysk z wygranej jest niższy niż 100% stawki, dlatego na dłuższą metę przewagę ma Candor.
        Odsetek wygranych, by wyjść na zero = 1 ÷ (1 + zysk). Oczekiwana strata na 100 USDT = 100 × (1 − zysk) ÷ 2, jeśli wzrost i spadek są równie prawdopodobne.
        * **{seconds} sekund:** zysk {payout}%, wyjście na zero przy {breakEven}% wygranych, oczekiwana strata {loss} USDT na 100 USDT stawki
        Stawiaj tylko tyle, ile możesz stracić. Twój dotychczasowy wynik jest widoczny nad historią.
      `,
    },
    prices: {
      title: 'Jak powstają i są sprawdzane ceny',
      summary: 'Skąd pochodzi cena, kiedy jest ważna i co chroni ją przed zmianą.',
      text: `
        ## Od źródła do ceny
        - Cztery razy na sekundę dla każdego instrumentu pobierana jest cena: mediana, jeśli źródeł jest kilka.
        - Cena zbyt odległa od poprzednich jest wstrzymywana, dopóki kolejne jej nie potwierdzą. Dopiero wtedy zostaje zatwierdzona.
        - Jeśli źródło milczy przez 2 sekundy, handel instrumentem zostaje wstrzymany, a ekran o tym informuje. Handel wznawia się automatycznie.
        ## Nikt nie ustala wyniku
        Dla wszystkich obowiązują te same ceny. Nie istnieje żadne ustawienie, które przypisuje cenę lub wynik użytkownikowi, zleceniu lub chwili.
        ## Zapisane i połączone w łańcuch
        Każda zatwierdzona cena jest zapisywana. Każdy wpis zawiera odcisk poprzedniego, więc zmiana jednego wpisu przerywa łańcuch; przepisanie całości wykaże tylko zachowany wcześniej odcisk. Z każdym rozliczonym szybkim kontraktem przechowujemy dokładne ceny, które go rozstrzygnęły, i ich miejsce w rejestrze cen.
        ## Na rynku symulowanym
        Ceny wynikają z losowej wartości początkowej. Jej odcisk jest opublikowany od samego początku. Sama wartość jest tajna, bo kto ją zna, zna wszystkie przyszłe ceny.
      `,
    },
    'sign-up-gift': {
      title: 'Prezent za rejestrację i jego odblokowanie',
      summary: '{gift} USDT dla każdego nowego konta i jak z nich korzystać.',
      text: `
        ## Co otrzymujesz
        Każde nowe konto otrzymuje {gift} USDT jako zablokowany bonus. Widzisz go obok salda USDT.
        ## Jak się odblokowuje
        - Każde {volumePerRelease} USDT obrotu odblokowuje 1 USDT na dostępne saldo.
        - Liczą się stawki rozliczonych szybkich kontraktów, wygranych i przegranych. Remisy i zlecenia unieważnione się nie liczą.
        - Liczy się też {spotShare}% wartości transakcji spot oraz depozyt zabezpieczający, z którym otwiera się pozycja futures.
        - Przykład: stawki o łącznej wartości {fullVolume} USDT odblokowują cały prezent.
        ## Co nigdy nie jest zablokowane
        Zablokowany jest tylko bonus. Twoje własne pieniądze są zawsze do Twojej dyspozycji, niezależnie od obrotu.
        Handel tylko po to, by odblokować bonus, zwykle kosztuje więcej, niż bonus jest wart: sprawdź oczekiwaną stratę na formularzu zlecenia.
      `,
    },
    security: {
      title: 'Jak chronić konto',
      summary: 'Kilka ważnych nawyków.',
      text: `
        - Używaj hasła, którego nie używasz nigdzie indziej. Przechowujemy tylko jego nieodwracalny hash.
        - Nikt z Candor nigdy nie zapyta o hasło ani kod weryfikacyjny.
        - Zmiana hasła wylogowuje wszystkie inne urządzenia, a jego zresetowanie – wszystkie.
        - Po kilku błędnych próbach logowanie jest wstrzymane na kilka minut, aby nikt nie mógł zgadywać.
        - Wylogowuj się na urządzeniach, które nie należą do Ciebie.
      `,
    },
    terms: {
      title: 'Regulamin',
      summary: 'Umowa między Tobą a Candor.',
      text: `
        ## 1. Kto może korzystać z Candor
        Musisz mieć co najmniej 18 lat, a prawo Twojego kraju musi zezwalać na korzystanie z tej usługi. Jedna osoba, jedno konto. Podane informacje muszą być prawdziwe.
        ## 2. Rynek symulowany i środki testowe
        Dopóki Candor wyświetla „Rynek symulowany · środki testowe”, ceny są symulowane lub odtwarzane, a wszystkie salda są środkami testowymi. Nie mają one wartości pieniężnej i nie można ich wypłacić ani wymienić na pieniądze.
        ## 3. Szybkie kontrakty
        Przyjęte zlecenie jest wiążące i nie można go anulować. Jest rozliczane według zapisanych cen i warunków pokazanych przy jego składaniu. Candor jest drugą stroną każdego zlecenia. Możesz stracić całą stawkę.
        ## 4. Błędy danych rynkowych
        Zlecenie bez ważnej ceny wejścia lub wyjścia zostaje unieważnione, a stawka zostaje zwrócona. Po zapisanym błędzie danych dwóch operatorów może wspólnie unieważnić wszystkie szybkie zlecenia na dany instrument w tym czasie: przegrane stawki wracają, wygrane pozostają, a unieważnienie jest publikowane. Nic innego nie unieważnia zlecenia.
        ## 5. Bonus
        Bonusy odblokowują się wraz z obrotem, jak opisano w centrum pomocy. Konta założone tylko w celu zbierania bonusów mogą stracić zablokowany bonus, nigdy własne pieniądze.
        ## 6. Twoje konto
        Zachowaj hasło w tajemnicy. Odpowiadasz za jego użycie, dopóki nie zgłosisz nam nadużycia. Możemy zamrozić konto, jeśli wymaga tego prawo lub jeśli służy do ataku na usługę; poinformujemy Cię o tym.
        ## 7. Zmiany
        Nowe warunki dotyczą zleceń złożonych po ich ogłoszeniu, nigdy zleceń już otwartych.
        ## 8. To nie jest porada
        Nic w Candor nie stanowi porady inwestycyjnej. Ceny mogą spadać równie szybko, jak rosną.
      `,
    },
    privacy: {
      title: 'Prywatność',
      summary: 'Co przechowujemy, po co i jak długo.',
      text: `
        ## Co przechowujemy
        - Dane rejestracyjne: nazwę konta, e-mail lub telefon oraz kraj, jeśli został podany.
        - To, co wyślesz później: dokumenty do weryfikacji, karty bankowe, adresy portfeli i wiadomości.
        - Hasło wyłącznie jako hash oraz czas ostatniej aktywności sesji.
        - Twoje zlecenia, salda i wyciąg z każdą operacją.
        - Ulubione, pseudonim i walutę wyświetlania.
        ## Do czego to służy
        Wyłącznie do prowadzenia konta, rozliczania zleceń i ochrony usługi. Adres sieciowy jest używany przez krótki czas, aby powstrzymać ataki. Nie sprzedajemy danych i nie wyświetlamy reklam. Aplikacja nie zawiera narzędzi śledzących i nie używa plików cookie.
        ## Na Twoim urządzeniu
        Aplikacja przechowuje dane logowania, język i walutę wyświetlania w pamięci przeglądarki. Wylogowanie usuwa dane logowania.
        ## Jak długo
        - Kody weryfikacyjne: 10 minut.
        - Sesje: do wylogowania albo 30 dni bez użycia.
        - Zlecenia i wyciąg: tak długo, jak istnieje konto, a potem tak długo, jak wymaga tego prawo, ponieważ księgi nie można zmienić.
        - Logowanie, dane kontaktowe, urządzenia i zapisane adresy: usuwane po zamknięciu konta i wypłaceniu wszystkiego.
        - Dokumenty weryfikacyjne, karty bankowe i wiadomości: po zamknięciu tak długo, jak wymagają tego przepisy o praniu pieniędzy.
        - Adres lub rachunek bankowy, na który trafiła wypłata: część wyciągu, przechowywana razem z nim, pod numerem zamiast nazwiska.
        - Kopie zapasowe: usunięte dane pozostają we wcześniejszych kopiach do czasu ich skasowania.
        ## Twoje prawa
        Możesz poprosić o kopię danych, ich poprawienie lub zamknięcie konta.
      `,
    },
  },
};
