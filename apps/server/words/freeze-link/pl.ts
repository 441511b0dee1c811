import type { FreezeLinkWords } from './index.ts';

export const pl: FreezeLinkWords = {
  stop: 'Jeśli to nie Ty, otwórz tę stronę i zatrzymaj przyciskiem wszystkie wypłaty:',
  terms: 'Link działa raz, przez 7 dni, i może tylko zatrzymać wypłaty. Potem zmień hasła.',
  short: 'To nie Ty? Zatrzymaj wypłaty:',
};
