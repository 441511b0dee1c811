import type { ReplayWords } from '../late/replay-words.ts';

export const words: ReplayWords = {
  replay: {
    play: 'Reproduzir',
    pause: 'Pausar',
    moment: 'Momento do contrato',
    before: '{seconds} s antes da entrada',
    winning: 'A ganhar',
    losing: 'A perder',
    level: 'Empate',
    none: 'Sem preço registado',
    broken: 'Onde a linha se interrompe, não foi registado nenhum preço.',
    gone: 'Os preços desta ordem já não são guardados: não pode ser reproduzida.',
    unchecked: 'Só são reproduzidos os preços que o seu dispositivo verificou com o recibo.',
  },
};
