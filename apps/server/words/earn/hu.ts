import type { EarnWords } from './index.ts';

export const hu: EarnWords = {
  names: { 'lock-mining': 'Lekötött bányászat, {days} nap', wealth: '{days} napos befektetés' },
  paidAtEnd: '{name}, hozam a végén',
  example: '{name} (példa)',
  descriptions: {
    'lock-mining':
      'Egy összeget {days} napra leköt. A hozam minden teljes nap után érkezik, a tőke a végén jár vissza. A korai visszaváltás a tőkéből való levonással jár; a kifizetett hozam az Öné marad.',
    wealth:
      'Egy összeget {days} napra leköt, és minden teljes nap után hozamot fizet. Korai visszaváltáskor a tőkéből minden hátralévő nap után levonás történik.',
  },
  wealthAtEnd:
    'Egy összeget {days} napra leköt, és a teljes hozamot a végén fizeti. Korai visszaváltáskor a teljes napok hozama jár, a tőkéből pedig minden hátralévő nap után levonás történik.',
  fundedBy:
    'A hozamot olyan jutalomalapból fizetjük, amelybe a Candor tett pénzt. Vásárláskor a futamidő teljes hozamát az Ön megbízására félretesszük; ha az alap nem fedezi, a termék elfogyott.',
  fundedByTest:
    'A hozamot tesztpénzben, a termék jutalomalapjából fizetjük. Vásárláskor a futamidő teljes hozamát az Ön megbízására félretesszük; ha az alap nem fedezi, a termék elfogyott.',
};
