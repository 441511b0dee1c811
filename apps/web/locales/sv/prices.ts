import type { PricesWords } from '../late/prices-words.ts';

export const words: PricesWords = {
  prices: {
    title: 'Räkna om gårdagens priser',
    text: 'Priserna här är simulerade och kommer från ett hemligt frö. När dagen är slut publiceras det: din enhet hämtar ungefär {size} MB och räknar om varje pris.',
    run: 'Räkna om på den här enheten',
    symbol: 'Handelssymbol',
    all: 'Varje pris för {symbol} följer av det publicerade fröet: {count}',
    wrong: 'Priserna för {symbol} stämmer inte med fröet. Skicka en skärmbild av den här sidan till kundtjänst.',
    none: 'Ingen dag har tagit slut sedan marknaden startade. Kom tillbaka efter midnatt (GMT+1).',
    failed: 'Alla priser kunde inte hämtas. Försök igen.',
    with: 'Blandat med offentlig slump från drand, omgång {round}',
    without: 'Ingen offentlig slump har blandats in',
    set: 'Den som installerade tjänsten valde fröet och känner till alla kommande priser. Endast för test.',
  },
};
