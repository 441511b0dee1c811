import type { PushWords } from './index.ts';

export const sv: PushWords = {
  'fast-win': { title: '{symbol}: vinst', text: 'Vinst {amount} USDT.' },
  'fast-lose': { title: '{symbol}: förlust', text: 'Insatsen på {amount} USDT är förlorad.' },
  'fast-tie': { title: '{symbol}: oavgjort', text: 'Insatsen på {amount} USDT har betalats tillbaka.' },
  'fast-void': { title: '{symbol}: ordern ogiltig', text: 'Insatsen på {amount} USDT har betalats tillbaka.' },
  'spot-filled': { title: '{symbol}: order utförd', text: 'Värde {amount} USDT.' },
  support: { title: 'Kundtjänst har svarat', text: 'Öppna appen för att läsa.' },
};
