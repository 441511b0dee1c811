import type { FreezeLinkWords } from './index.ts';

export const pt: FreezeLinkWords = {
  stop: 'Se não reconhece esta operação, abra esta página e pare todos os levantamentos com o botão:',
  terms: 'O link funciona uma vez, durante 7 dias, e só pode parar levantamentos. Depois mude as suas palavras-passe.',
  short: 'Não a reconhece? Pare os levantamentos:',
};
