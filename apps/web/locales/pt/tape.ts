import type { TapeWords } from '../late/tape-words.ts';

export const words: TapeWords = {
  tape: {
    title: 'A cadeia de preços ao vivo',
    text: 'Cada preço traz o hash do anterior. Se um for alterado, retirado ou acrescentado, nada mais bate certo.',
    check: 'Verificar os últimos 100 preços',
    byYou: 'O seu dispositivo calcula-os todos: não precisa de confiar em nós.',
    whole:
      'De #{first} a #{last}: nenhum preço falta, nenhum foi alterado. O seu dispositivo calculou em {ms} milissegundos.',
    broken: 'A partir do preço #{seq} a cadeia não bate certo. Envie este ecrã ao apoio ao cliente.',
  },
};
