import type { FreezeLinkWords } from './index.ts';

export const sv: FreezeLinkWords = {
  stop: 'Om det inte var du, öppna den här sidan och stoppa alla uttag med dess knapp:',
  terms: 'Länken fungerar en gång, i 7 dagar, och kan bara stoppa uttag. Byt lösenord efteråt.',
  short: 'Inte du? Stoppa uttag:',
};
