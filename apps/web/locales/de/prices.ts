import type { PricesWords } from '../late/prices-words.ts';

export const words: PricesWords = {
  prices: {
    title: 'Kurse von gestern nachrechnen',
    text: 'Die Kurse hier sind simuliert und entstehen aus einem geheimen Seed. Nach Tagesende wird er veröffentlicht: Ihr Gerät lädt etwa {size} MB und rechnet jeden Kurs nach.',
    run: 'Auf diesem Gerät nachrechnen',
    symbol: 'Handelswert',
    all: 'Jeder Kurs von {symbol} folgt aus dem veröffentlichten Seed: {count}',
    wrong:
      'Die Kurse von {symbol} passen nicht zum Seed. Senden Sie einen Screenshot dieser Ansicht an den Kundenservice.',
    none: 'Seit Beginn dieses Marktes ist noch kein Tag zu Ende. Kommen Sie nach Mitternacht (GMT+1) wieder.',
    failed: 'Nicht alle Kurse waren abrufbar. Versuchen Sie es noch einmal.',
    with: 'Mit öffentlichem Zufall von drand gemischt, Runde {round}',
    without: 'Ohne öffentlichen Zufall',
    set: 'Wer dies installiert hat, hat den Seed gewählt und kennt alle kommenden Kurse. Nur für Tests.',
  },
};
