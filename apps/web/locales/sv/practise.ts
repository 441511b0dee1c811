import type { PractiseWords } from '../late/practise-words.ts';

export const words: PractiseWords = {
  practise: {
    lead: 'En halvtimme ur det förflutna, utan datum',
    leadText:
      'Spelar upp priser ur den offentliga prisloggen på snabbkontraktens orderblankett och jämför ditt resultat med plus minus noll.',
    notMoney: 'Övningspoäng, inte pengar',
    hidden: 'Dolt till slutet',
    hiddenText:
      'Datum, tid och den verkliga prisnivån. Det första priset skrivs som 100, så du ser bara hur mycket priserna rör sig.',
    rules: 'Reglerna för riktiga ordrar',
    rulesText:
      'Ingångspris, slutpris, oavgjort, ogiltighet och utbetalning är som för riktiga ordrar. Du börjar med {purse} poäng. Ingen order skickas och ditt saldo ändras inte.',
    start: 'Starta',
    again: 'En omgång till',
    last: 'Förra omgången: vunna {wins}, förlorade {losses}, {result} poäng',
    loading: 'Hämtar och kontrollerar priser…',
    tooShort: 'Prisloggen är ännu för kort',
    tooShortText:
      '{pair}: hittills finns {known} av priser utan avbrott, minst {least} behövs. Kom tillbaka om några minuter.',
    broken: 'Priserna stämmer inte med sin hash',
    brokenText: 'Din enhet räknade fram en annan hash, så de här priserna används inte.',
    partial: 'Prisloggen är kortare än en halvtimme: den här delen är {length} lång.',
    points: 'poäng',
    stake: 'Insats i poäng',
    stakeRange: 'Insats från {min} till {max}',
    short: 'Poängen räcker inte.',
    odds: 'Plus minus noll vid {breakEven} vinster, som på den riktiga orderblanketten.',
    tooLate: 'Det som är kvar är för kort för den här löptiden.',
    chart: 'Övningsdiagram {pair}, det första priset är 100',
    play: 'Fortsätt',
    pause: 'Pausa',
    speed: 'Hastighet',
    left: 'Kvar',
    finish: 'Avsluta',
    orders: 'Övningsordrar',
    result: 'Omgångens resultat',
    undecided: 'Ingen order vanns eller förlorades.',
    nonePlaced: 'Du lade ingen order i den här omgången.',
    kept: 'Bara resultatet av den här omgången sparas, och bara på den här enheten.',
    where: 'När det var',
    from: 'Från',
    to: 'Till',
    checked: 'Priserna #{first} till #{last}: din enhet räknade om dem och deras hash stämmer.',
    record: 'Öppna den offentliga prisloggen för att jämföra',
  },
};
