import type { PushWords } from './index.ts';

export const en: PushWords = {
  'fast-win': { title: '{symbol}: won', text: 'Profit {amount} USDT.' },
  'fast-lose': { title: '{symbol}: lost', text: 'The stake of {amount} USDT is lost.' },
  'fast-tie': { title: '{symbol}: tie', text: 'The stake of {amount} USDT was returned.' },
  'fast-void': { title: '{symbol}: order void', text: 'The stake of {amount} USDT was returned.' },
  'spot-filled': { title: '{symbol}: order filled', text: 'Value {amount} USDT.' },
  support: { title: 'Customer service has answered', text: 'Open the app to read it.' },
};
