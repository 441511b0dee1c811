import type { RiskWords } from '../late/risk-words.ts';

export const words: RiskWords = {
  risk: {
    share: '{share} kont straciło tu pieniądze w ciągu ostatnich 90 dni. Możesz stracić całą wpłaconą kwotę.',
    unknown: 'Kont jest jeszcze zbyt mało, by podać, ile z nich tu traci. Możesz stracić całą wpłaconą kwotę.',
    earn: 'To nie jest lokata bankowa i nie jest ubezpieczona. Środki są zablokowane do końca, a wcześniejsze wyjście kosztuje.',
    termsFrom: 'Od {time} nowe zlecenia mają inne warunki. Otwarte zachowują swoje.',
    termsSince: 'Warunki nowych zleceń zmieniły się: {time}. Otwarte zachowują swoje.',
  },
};
