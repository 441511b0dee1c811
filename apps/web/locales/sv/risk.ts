import type { RiskWords } from '../late/risk-words.ts';

export const words: RiskWords = {
  risk: {
    share: '{share} av kontona förlorade pengar här de senaste 90 dagarna. Du kan förlora allt du satsar.',
    unknown: 'Ännu är kontona för få för att säga hur många som förlorar här. Du kan förlora allt du satsar.',
    earn: 'Detta är ingen bankinsättning och är inte försäkrat. Pengarna är låsta till slutet, och att avsluta i förtid kostar en avgift.',
    termsFrom: 'Från {time} har nya ordrar andra villkor. Öppna behåller sina.',
    termsSince: 'Villkoren för nya ordrar ändrades {time}. Öppna behåller sina.',
  },
};
