import type { NoticeWords } from './index.ts';

export const pl: NoticeWords = {
  unknownDevice: 'nieznane urządzenie',
  messages: {
    'deposit-success': { title: 'Wpłata otrzymana', text: '{amount} {currency} jest na Twoim koncie.' },
    'deposit-bonus': {
      title: 'Bonus od pierwszej wpłaty',
      text: 'Dodano {amount} {currency} bonusu. Odblokowuje się wraz z obrotem i nigdy nie blokuje Twoich własnych pieniędzy.',
    },
    'deposit-rejected': { title: 'Wpłata odrzucona', text: 'Powód: {reason}' },
    'withdrawal-requested': {
      title: 'Zlecono wypłatę',
      text: '{amount} {currency} na {destination}. Czeka na zatwierdzenie.',
    },
    'withdrawal-approved': { title: 'Wypłata zatwierdzona', text: '{amount} {currency} zostanie wysłane.' },
    'withdrawal-sent': { title: 'Wypłata w drodze', text: '{amount} {currency} jest w drodze do Ciebie.' },
    'withdrawal-success': { title: 'Wypłata zakończona', text: 'Wypłatę {amount} {currency} potwierdziła sieć.' },
    'withdrawal-rejected': {
      title: 'Wypłata odrzucona',
      text: '{amount} {currency} wróciło na Twoje konto. Powód: {reason}',
    },
    'stake-returned': {
      title: 'Stawka zwrócona',
      text: 'Dane cenowe zlecenia {symbol} były błędne: stawka {amount} USDT wróciła na konto.',
    },
    liquidation: {
      title: 'Pozycja zlikwidowana',
      text: '{symbol} zlikwidowano po {price}. Reszta depozytu zabezpieczającego wróciła na Twoje konto; nigdy nie zapłacisz więcej.',
    },
    'stop-loss': { title: 'Stop loss wykonany', text: '{symbol} zamknięto po {price} zgodnie z Twoim stop lossem.' },
    'stop-profit': {
      title: 'Take profit wykonany',
      text: '{symbol} zamknięto po {price} zgodnie z Twoim take profitem.',
    },
    'stop-loss-dropped': {
      title: 'Stop loss nieustawiony',
      text: '{symbol} otwarto po {price}, już za Twoim stop lossem {stop}, dlatego został usunięty. Możesz ustawić inny.',
    },
    'stop-profit-dropped': {
      title: 'Take profit nieustawiony',
      text: '{symbol} otwarto po {price}, już za Twoim take profitem {stop}, dlatego został usunięty. Możesz ustawić inny.',
    },
    'product-completed': {
      title: 'Produkt zakończony',
      text: 'Kapitał {amount} {currency} wrócił, dochód łącznie {income} {currency}.',
    },
    'agent-appointed': {
      title: 'Jesteś agentem',
      text: 'Od teraz codziennie otrzymujesz część opłat za spot i kontrakty futures, które płacą zaproszone przez Ciebie osoby.',
    },
    'agent-ended': {
      title: 'Nie jesteś już agentem',
      text: 'Opłaty zapłacone od teraz nie dają prowizji. Prowizja za wcześniejsze dni pozostaje Twoja.',
    },
    'commission-paid': { title: 'Prowizja', text: 'Prowizja za {day}: {amount} USDT.' },
    'primary-certified': {
      title: 'Weryfikacja podstawowa zakończona',
      text: 'Twoja tożsamość jest zweryfikowana na poziomie podstawowym.',
    },
    'primary-failed': {
      title: 'Weryfikacja podstawowa nieudana',
      text: 'Możesz poprawić dane i wysłać je ponownie. Powód: {reason}',
    },
    'advanced-certified': {
      title: 'Weryfikacja rozszerzona zakończona',
      text: 'Twoja tożsamość jest zweryfikowana na poziomie rozszerzonym.',
    },
    'advanced-failed': {
      title: 'Weryfikacja rozszerzona nieudana',
      text: 'Możesz wysłać dane ponownie. Powód: {reason}',
    },
    'wallet-added': {
      title: 'Zapisano nowy portfel',
      text: '{address}. Jeśli to nie Ty, zmień hasła i skontaktuj się z obsługą klienta.',
    },
    'bank-card-added': {
      title: 'Dodano nową kartę bankową',
      text: '{card}. Jeśli to nie Ty, zmień hasła i skontaktuj się z obsługą klienta.',
    },
    'bank-card-removed': {
      title: 'Usunięto kartę bankową',
      text: 'Zgodnie z Twoją prośbą obsługa klienta usunęła kartę {card}. Możesz dodać inną; wypłaty są wstrzymane na jeden dzień. Jeśli to nie była Twoja prośba, zablokuj wypłaty i skontaktuj się z obsługą klienta.',
    },
    'price-alert': {
      title: 'Alert cenowy',
      text: '{symbol}: cena osiągnęła ustawiony przez Ciebie poziom {price}. Cena: {mark}.',
    },
    'mirror-week': {
      title: 'Twój tydzień w lustrze',
      text: 'Zakończone transakcje: {trades}. W porównaniu z brakiem handlu: {result} USDT z opłatami. Lustro pokazuje, ile w tym może być szczęścia.',
    },
    'password-changed': {
      title: 'Zmieniono hasło logowania',
      text: 'Twoje hasło logowania zostało zmienione. Wypłaty są wstrzymane na 24 godziny.',
    },
    'password-reset': {
      title: 'Ustawiono nowe hasło logowania',
      text: 'Nowe hasło logowania ustawiono kodem. Wylogowano wszystkie urządzenia, a wypłaty są wstrzymane na 24 godziny.',
    },
    'fund-password-set': { title: 'Ustawiono hasło do wypłat', text: 'Twoje konto ma teraz hasło do wypłat.' },
    'fund-password-changed': {
      title: 'Zmieniono hasło do wypłat',
      text: 'Twoje hasło do wypłat zostało zmienione. Wypłaty są wstrzymane na 24 godziny.',
    },
    'fund-password-reset': {
      title: 'Ustawiono nowe hasło do wypłat',
      text: 'Nowe hasło do wypłat ustawiono kodem. Wylogowano wszystkie urządzenia, a wypłaty są wstrzymane na 24 godziny.',
    },
    'authenticator-on': {
      title: 'Włączono aplikację uwierzytelniającą',
      text: 'Jej kod jest teraz wymagany przy logowaniu i wypłacie.',
    },
    'authenticator-off': {
      title: 'Wyłączono aplikację uwierzytelniającą',
      text: 'Jej kod nie jest już wymagany. Wypłaty są wstrzymane na 24 godziny.',
    },
    'passkey-added': {
      title: 'Dodano klucz dostępu',
      text: 'Klucz dostępu {name} pozwala teraz logować się na Twoje konto bez hasła.',
    },
    'passkey-removed': {
      title: 'Usunięto klucz dostępu',
      text: 'Kluczem dostępu {name} nie można już logować się na Twoje konto.',
    },
    'new-device': { title: 'Logowanie na nowym urządzeniu', text: 'Zalogowano się na Twoje konto: {device}.' },
    'orders-silent': {
      title: 'Zlecenia anulowane z braku sygnału',
      text: 'Przez {seconds} s nie było sygnału, więc anulowano otwarte zlecenia spot: {count}.',
    },
    'key-created': {
      title: 'Utworzono klucz dla programów',
      text: 'Klucz {name} może działać w imieniu Twojego konta.',
    },
    'withdrawals-frozen': {
      title: 'Wypłaty zatrzymane',
      text: 'Nic nie opuści konta, dopóki nie zezwolisz na to ponownie hasłem logowania. Niezatwierdzone wypłaty i ewentualny wniosek o zamknięcie konta zostały anulowane.',
    },
    'closing-requested': {
      title: 'Wniosek o zamknięcie konta',
      text: 'Gdy zatwierdzi go dwóch operatorów, wszystko z konta zostanie wypłacone na {destination}, a konto zamknięte. Jeśli to nie Ty, zatrzymaj teraz wypłaty: to anuluje także ten wniosek.',
    },
    'recovery-asked': {
      title: 'Wniosek o dostęp do konta',
      text: 'Ktoś poprosił obsługę klienta o dostęp do Twojego konta i podał {contact} jako nowy kontakt. Dokumenty zostaną porównane. Jeśli to nie Ty, zatrzymaj teraz wypłaty: to zakończy także ten wniosek.',
    },
    'recovery-done': {
      title: 'Dostęp do konta zmieniony',
      text: 'Dwóch operatorów porównało dokumenty i zmieniło sposób logowania. Twój kontakt to teraz {contact}. Wszystkie urządzenia wylogowano, a wypłaty są wstrzymane na 72 godziny. Jeśli to nie Ty, zatrzymaj w tym czasie wypłaty: dostęp wróci do poprzedniego stanu.',
    },
    'recovery-refused': {
      title: 'Dostęp bez zmian',
      text: 'Wniosek o dostęp do Twojego konta odrzucono. Powód: {reason}',
    },
    'recovery-stopped': {
      title: 'Wniosek o dostęp zatrzymany',
      text: 'Wniosek o dostęp do Twojego konta został zatrzymany. Logujesz się jak dotąd.',
    },
    'withdrawals-unfrozen': {
      title: 'Wypłaty znów dozwolone',
      text: 'Pierwsza wypłata będzie możliwa po 24 godzinach.',
    },
  },
  notices: {
    welcome: {
      title: 'Witaj w Candor',
      summary: 'Każdą cenę, każde rozliczenie i każde saldo można sprawdzić.',
      text: 'Candor powstał tak, żeby nie trzeba było wierzyć nam na słowo.\n- Każda cena użyta do rozliczenia jest w publicznym rejestrze połączonym hashami.\n- Każde rozliczenie ma potwierdzenie, a przycisk przelicza je na Twoim własnym telefonie.\n- Nikt nie ma przełącznika decydującego o wyniku, także operatorzy.\n- Twoje własne pieniądze nigdy nie są blokowane warunkiem obrotu.',
    },
    'simulated-market': {
      title: 'Rynek symulowany',
      summary: 'Tutaj Candor działa na rynku symulowanym ze środkami testowymi.',
      text: 'Ceny powstają z wartości początkowej, której hash opublikowano od początku. Środki testowe możesz odebrać raz dziennie na stronie wpłat. Nie mają wartości i nie można ich wypłacić.',
    },
  },
};
