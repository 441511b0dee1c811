import type { LiabilitiesWords } from '../late/liabilities-words.ts';

export const words: LiabilitiesWords = {
  liabilities: {
    title: 'Teljesen beleszámít az Ön egyenlege?',
    text: 'Naponta kétszer, egyszer véletlen időpontban, közzétesszük az ügyfelek pénzének összegét. Az Ön eszköze újraszámolja, hogy a kivonata szerinti teljes egyenleg része-e ennek.',
    check: 'Egyenlegem ellenőrzése',
    counted: 'Az Ön teljes összege ({amount}) része a közzétett összegnek',
    alarm: 'Az Ön összege ({amount}) nem számít bele helyesen a közzétett összegbe',
    unknown:
      'Az Ön összegéről ({amount}) még nem mondható semmi: a kivonatot nem sikerült elég messzire visszaolvasni, vagy az összeg még nincs a nyilvános naplóban. Próbálja újra néhány perc múlva.',
    notInTotal: 'A beszámított rész az Ön bejelentkezési nevével nem vezet a közzétett összeghez.',
    notWhole: 'Az összegbe csak {counted} számít bele, a kivonata szerint viszont {owned}.',
    otherSalt: 'Az Ön titkos kódja nem az, amelyet először kapott.',
    notLogged: 'A nyilvános naplóban más összeg áll.',
    save: 'Bizonyíték mentése',
    saveText:
      'Ezzel a fájllal nélkülünk is bárki láthatja, mi nem egyezik. Őrizze meg, és küldje el az ügyfélszolgálatnak.',
    name: 'Fióknév',
    nameHint: 'Ahogyan bejelentkezik; telefonszám országhívóval, például +84901234567. Sehová sem küldjük el.',
    owed: 'Közzétett összeg: {total}',
    nothing: 'A legutóbbi összegzéskor a kivonatán nem volt egyenleg.',
    takenAt: 'Készült: {time}',
    beside: 'Az ügyfelek pénzén kívül a Candor könyveiben ekkor ez állt',
    house: 'Tartalékok és díjak',
    insurance: 'Biztosítási alap',
    pools: 'Hozamalapok',
    reserves: 'Ekkor azokon a címeken, amelyek kulcsát igazoltuk, {amount} volt a TRON láncon',
    reservesUnread: 'Címek, amelyek kulcsát igazoltuk; a TRON láncon lévő egyenlegük nem volt olvasható',
    reservesText:
      'Mindegyiket a saját kulcsa írta alá: „{message}”. Amivel más pénznemben vagy nem ügyfeleknek tartozunk, itt nem látszik.',
    solvency:
      'Ez a kötelezettségek bizonyítéka, nem a fizetőképességé: megmutatja, mennyivel tartozunk az ügyfeleknek, de azt még semmi sem bizonyítja, hogy ennyivel rendelkezünk.',
  },
};
