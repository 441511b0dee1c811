import type { PricesWords } from '../late/prices-words.ts';

export const words: PricesWords = {
  prices: {
    title: 'A tegnapi árak újraszámítása',
    text: 'Az árak itt szimuláltak, és egy titkos magból származnak. A nap végén közzétesszük: a készüléke kb. {size} MB-ot tölt le, és minden árat újraszámol.',
    run: 'Újraszámítás ezen a készüléken',
    symbol: 'Szimbólum',
    all: '{symbol} minden ára a közzétett magból következik: {count}',
    wrong: '{symbol}: az árak nem egyeznek a maggal. Küldjön képernyőképet erről az oldalról az ügyfélszolgálatnak.',
    none: 'E piac indulása óta még nem ért véget egy nap sem. Nézzen vissza éjfél (GMT+1) után.',
    failed: 'Nem sikerült minden árat letölteni. Próbálja újra.',
    with: 'A drand nyilvános véletlenjével keverve, {round}. kör',
    without: 'Nyilvános véletlen nélkül',
    set: 'A magot az választotta, aki telepítette, így ismeri az összes jövőbeli árat. Csak tesztelésre.',
  },
};
