import type { PricesWords } from '../late/prices-words.ts';

export const words: PricesWords = {
  prices: {
    title: 'Przelicz wczorajsze ceny',
    text: 'Ceny są tu symulowane i powstają z tajnego ziarna. Po zakończeniu dnia jest ono publikowane: Twoje urządzenie pobierze około {size} MB i przeliczy każdą cenę.',
    run: 'Przelicz na tym urządzeniu',
    symbol: 'Instrument finansowy',
    all: 'Każda cena {symbol} wynika z opublikowanego ziarna: {count}',
    wrong: 'Ceny {symbol} nie zgadzają się z ziarnem. Wyślij zrzut tego ekranu do obsługi klienta.',
    none: 'Od startu tego rynku nie skończył się jeszcze żaden dzień. Wróć po północy (GMT+1).',
    failed: 'Nie udało się pobrać wszystkich cen. Spróbuj ponownie.',
    with: 'Z publiczną losowością drand, runda {round}',
    without: 'Bez publicznej losowości',
    set: 'Ziarno wybrała osoba, która zainstalowała serwis, i zna ona wszystkie przyszłe ceny. Tylko do testów.',
  },
};
