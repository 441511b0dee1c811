import type { NoticeWords } from '../words.ts';

export const pl: NoticeWords = {
  messages: {
    'deposit-success': { title: 'Wpłata otrzymana', text: '{amount} {currency} jest na Twoim koncie.' },
    'deposit-bonus': { title: 'Bonus od pierwszej wpłaty', text: 'Dodano {amount} {currency} bonusu. Odblokowuje się wraz z obrotem; Twoje własne pieniądze nigdy nie są blokowane.' },
    'deposit-rejected': { title: 'Wpłata odrzucona', text: 'Powód: {reason}' },
    'withdrawal-approved': { title: 'Wypłata zatwierdzona', text: '{amount} {currency} zostanie wysłane.' },
    'withdrawal-sent': { title: 'Wypłata w drodze', text: '{amount} {currency} jest w drodze do Ciebie.' },
    'withdrawal-success': { title: 'Wypłata zakończona', text: 'Wypłatę {amount} {currency} potwierdziła sieć.' },
    'withdrawal-rejected': { title: 'Wypłata odrzucona', text: '{amount} {currency} wróciło na Twoje konto. Powód: {reason}' },
    liquidation: { title: 'Pozycja zlikwidowana', text: '{symbol} zlikwidowano po {price}. Reszta depozytu wróciła na Twoje konto; nigdy nie masz do zapłaty więcej.' },
    'stop-loss': { title: 'Stop loss wykonany', text: '{symbol} zamknięto po {price} przez Twój stop loss.' },
    'stop-profit': { title: 'Take profit wykonany', text: '{symbol} zamknięto po {price} przez Twój take profit.' },
    'product-completed': { title: 'Produkt zakończony', text: 'Kapitał {amount} {currency} wrócił, dochód łącznie {income} {currency}.' },
    'primary-certified': { title: 'Weryfikacja podstawowa zakończona', text: 'Twoja tożsamość jest zweryfikowana na poziomie podstawowym.' },
    'primary-failed': { title: 'Weryfikacja podstawowa nieudana', text: 'Możesz poprawić dane i wysłać je ponownie. Powód: {reason}' },
    'advanced-certified': { title: 'Weryfikacja rozszerzona zakończona', text: 'Twoja tożsamość jest zweryfikowana na poziomie rozszerzonym.' },
    'advanced-failed': { title: 'Weryfikacja rozszerzona nieudana', text: 'Możesz wysłać dane ponownie. Powód: {reason}' },
    'wallet-added': { title: 'Zapisano nowy portfel', text: '{address}. Jeśli to nie Ty, zmień hasła i skontaktuj się z obsługą klienta.' },
    'price-alert': { title: 'Alert cenowy', text: '{symbol}: cena osiągnęła ustawiony przez Ciebie poziom {price}. Cena: {mark}.' },
  },
  notices: {
    welcome: { title: 'Witaj w Candor', summary: 'Każdą cenę, każde rozliczenie i każde saldo można sprawdzić.', text: 'Candor powstał tak, żeby nie trzeba było wierzyć nam na słowo.\n- Każda cena użyta do rozliczenia jest w publicznym rejestrze połączonym skrótami.\n- Każde rozliczenie ma potwierdzenie, a przycisk przelicza je na Twoim własnym telefonie.\n- Nikt nie ma przełącznika decydującego o wyniku, także operatorzy.\n- Twoje własne pieniądze nigdy nie są blokowane warunkiem obrotu.' },
    'simulated-market': { title: 'Rynek symulowany', summary: 'Ta instalacja działa na rynku symulowanym ze środkami testowymi.', text: 'Ceny powstają z wartości początkowej, której skrót opublikowano od początku. Środki testowe możesz odebrać raz dziennie na stronie wpłat. Nie mają wartości i nie można ich wypłacić.' },
  },
};
