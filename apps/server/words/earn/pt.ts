import type { EarnWords } from './index.ts';

export const pt: EarnWords = {
  names: { 'lock-mining': 'Mineração com bloqueio {days} dias', wealth: 'Investimento {days} dias' },
  paidAtEnd: '{name}, pago no fim',
  example: '{name} (exemplo)',
  descriptions: {
    'lock-mining':
      'Bloqueia um montante por {days} dias. O rendimento é pago após cada dia completo e o capital é devolvido no fim. Resgatar antes custa uma penalização sobre o capital; o que já foi pago continua seu.',
    wealth:
      'Bloqueia um montante por {days} dias e paga rendimento após cada dia completo. Resgatar antes custa uma penalização por cada dia restante.',
  },
  wealthAtEnd:
    'Bloqueia um montante por {days} dias e paga todo o rendimento no fim. Ao resgatar antes, o rendimento dos dias completos é pago; ao capital é descontada uma penalização por cada dia restante.',
  fundedBy:
    'O rendimento vem de um fundo de prémios em que a Candor colocou dinheiro. Na compra, todo o rendimento do prazo fica reservado para a sua ordem; se o fundo não chegar, o produto está esgotado.',
  fundedByTest:
    'O rendimento é pago em fundos de teste do fundo de prémios do produto. Na compra, todo o rendimento do prazo fica reservado para a sua ordem; se o fundo não chegar, o produto está esgotado.',
};
