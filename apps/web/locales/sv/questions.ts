import type { QuestionsWords } from '../late/questions-words.ts';

export const words: QuestionsWords = {
  questions: {
    title: 'Fyra frågor före riktiga pengar',
    text: 'Ingen sätter betyg. De säger i klartext vad de här orderna kan kosta.',
    step: '{now} av {all}',
    next: 'Nästa',
    finish: 'Klart',
    notQuite: 'Inte riktigt.',
    right: 'Rätt.',
    done: 'Tack. Nu kan du lägga din order.',
    lossText: 'Du satsar 100 USDT på upp eller ned, och priset går åt andra hållet. Vad får du tillbaka?',
    loss0: 'Ingenting',
    loss1: 'Hälften',
    loss2: 'Allt',
    lossWhy: 'En förlorad order kostar hela insatsen. Satsa bara det du kan vara utan.',
    leverageText: 'Du öppnar en position med 20×. Hur långt måste priset gå emot dig tills marginalen nästan är borta?',
    leverage0: 'Ungefär 50 %',
    leverage1: 'Ungefär 5 %',
    leverage2: 'Den kan inte förloras',
    leverageWhy:
      'Med 20× räknas varje procent tjugo gånger: efter ungefär 5 % stängs positionen och marginalen är förlorad.',
    oddsText:
      'En vunnen order betalar 80 % av insatsen. Hur många av 100 lika order måste vinna för att du inte ska förlora?',
    odds0: '40',
    odds1: '50',
    odds2: 'Ungefär 56',
    oddsWhy: '56 vinster ger ungefär så mycket som 44 förluster tar. Med hälften rätt förlorar du pengar.',
    houseText: 'Vem står på andra sidan av de här orderna?',
    house0: 'Ingen',
    house1: 'Candor',
    house2: 'Alltid en annan kund',
    houseWhy:
      'Candor: vad du förlorar vinner det, och tvärtom. Därför kan du kontrollera varje pris och varje resultat.',
  },
};
