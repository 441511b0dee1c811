import type { TapeWords } from '../late/tape-words.ts';

export const words: TapeWords = {
  tape: {
    title: 'Żywy łańcuch cen',
    text: 'Każda cena niesie hash poprzedniej. Zmiana, usunięcie lub wstawienie jednej sprawia, że dalej nic się nie zgadza.',
    check: 'Sprawdź ostatnie 100 cen',
    byYou: 'Twoje urządzenie samo obliczy każdą z nich: nie musisz nam ufać.',
    whole:
      'Od #{first} do #{last}: żadnej ceny nie brakuje, żadna nie jest zmieniona. Twoje urządzenie obliczyło to w {ms} ms.',
    broken: 'Od ceny #{seq} łańcuch się nie zgadza. Wyślij ten ekran do obsługi klienta.',
  },
};
