import type { FreezeLinkWords } from './index.ts';

export const de: FreezeLinkWords = {
  stop: 'Wenn Sie das nicht waren, öffnen Sie diese Seite und halten Sie mit ihrem Knopf alle Auszahlungen an:',
  terms: 'Der Link gilt einmal, 7 Tage lang, und kann nur Auszahlungen anhalten. Ändern Sie danach Ihre Passwörter.',
  short: 'Nicht Sie? Auszahlungen anhalten:',
};
