import type { EarnWords } from './index.ts';

export const de: EarnWords = {
  names: { 'lock-mining': 'Lock-Mining {days} Tage', wealth: 'Geldanlage {days} Tage' },
  paidAtEnd: '{name}, Ertrag am Ende',
  example: '{name} (Beispiel)',
  descriptions: {
    'lock-mining':
      'Bindet einen Betrag für {days} Tage. Der Ertrag kommt nach jedem vollen Tag, das Kapital am Ende zurück. Ein vorzeitiges Ende kostet eine Strafgebühr auf das Kapital; gezahlten Ertrag behalten Sie.',
    wealth:
      'Bindet einen Betrag für {days} Tage und zahlt nach jedem vollen Tag Ertrag. Ein vorzeitiges Ende kostet eine Strafgebühr für jeden verbleibenden Tag.',
  },
  wealthAtEnd:
    'Bindet einen Betrag für {days} Tage und zahlt den ganzen Ertrag am Ende. Bei vorzeitigem Ende wird der Ertrag der vollen Tage gezahlt; vom Kapital wird für jeden verbleibenden Tag eine Strafgebühr abgezogen.',
  fundedBy:
    'Der Ertrag kommt aus einem Ertragstopf, in den Candor Geld eingezahlt hat. Beim Kauf wird der gesamte Ertrag der Laufzeit für Ihren Auftrag zurückgelegt; reicht der Topf nicht, ist das Produkt ausverkauft.',
  fundedByTest:
    'Der Ertrag kommt als Testguthaben aus dem Ertragstopf des Produkts. Beim Kauf wird der gesamte Ertrag der Laufzeit für Ihren Auftrag zurückgelegt; reicht der Topf nicht, ist das Produkt ausverkauft.',
};
