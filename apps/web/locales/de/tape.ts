import type { TapeWords } from '../late/tape-words.ts';

export const words: TapeWords = {
  tape: {
    title: 'Die lebende Preiskette',
    text: 'Jeder Preis trägt den Hash des vorigen. Wird einer geändert, weggelassen oder eingeschoben, passt danach nichts mehr.',
    check: 'Die letzten 100 Preise prüfen',
    byYou: 'Ihr Gerät rechnet jeden selbst nach: Sie müssen uns nicht vertrauen.',
    whole:
      '#{first} bis #{last}: kein Preis fehlt, keiner ist geändert. Ihr Gerät hat es in {ms} Millisekunden nachgerechnet.',
    broken: 'Ab Preis #{seq} passt die Kette nicht. Bitte senden Sie dieses Bild an den Kundendienst.',
  },
};
