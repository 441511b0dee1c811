import type { Introductions } from './index.ts';

export const fr: Introductions = {
  usdt: '{name} ({code}) s’échange contre l’USDT dans un seul carnet d’ordres : tout le monde voit les mêmes prix et la même profondeur. Le prix de {code} peut chuter fortement ; n’engagez que l’argent que vous pouvez perdre.',
  futures:
    '{name} ({code}) se négocie uniquement en futures : vous ne possédez pas l’actif, gains et pertes sont calculés en USDT au prix mark public.',
};
