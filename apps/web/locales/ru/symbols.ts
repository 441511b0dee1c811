import type { SymbolNames } from '../words.ts';

export const symbols: SymbolNames = {
  BTC: 'Биткоин', ETH: 'Эфириум', DOGE: 'Догекоин', SOL: 'Солана', ADA: 'Кардано',
  DOT: 'Полкадот', LTC: 'Лайткоин', BCH: 'Биткоин Кэш', SHIB: 'Шиба-ину', PEPE: 'Пепе', LINK: 'Чейнлинк',
  ETC: 'Эфириум Классик', XLM: 'Стеллар', XRP: 'Рипл', TON: 'Тонкоин', TRX: 'Трон', ATOM: 'Космос',
  FIL: 'Файлкоин', XAU: 'Золото', XAG: 'Серебро', XPT: 'Платина', WTI: 'Нефть WTI', BRENT: 'Нефть Brent',
  NATGAS: 'Природный газ', COPPER: 'Медь', WHEAT: 'Пшеница', CORN: 'Кукуруза', SOYBEAN: 'Соя',
  NAS100: 'Индекс Nasdaq 100', SPX500: 'Индекс S&P 500', GER40: 'Индекс DAX 40', HK50: 'Индекс Hang Seng',
  JP225: 'Индекс Nikkei 225',
};
