import type { PricesWords } from '../late/prices-words.ts';

export const words: PricesWords = {
  prices: {
    title: 'Recalcular os preços de ontem',
    text: 'Os preços aqui são simulados e vêm de uma semente secreta. Quando o dia acaba ela é publicada: o seu dispositivo descarrega cerca de {size} MB e recalcula cada preço.',
    run: 'Recalcular neste dispositivo',
    symbol: 'Símbolo',
    all: 'Cada preço de {symbol} decorre da semente publicada: {count}',
    wrong: 'Os preços de {symbol} não correspondem à semente. Envie este ecrã ao apoio ao cliente.',
    none: 'Ainda não terminou nenhum dia desde o início deste mercado. Volte depois da meia-noite (GMT+1).',
    failed: 'Não foi possível carregar todos os preços. Tente novamente.',
    with: 'Misturada com aleatoriedade pública da drand, ronda {round}',
    without: 'Sem aleatoriedade pública',
    set: 'Quem instalou o serviço escolheu a semente e conhece todos os preços futuros. Só para testes.',
  },
};
