import type { MirrorWords } from '../late/mirror-words.ts';

export const words: MirrorWords = {
  mirror: {
    span: 'Período',
    week: '7 dias',
    month: '4 semanas',
    quarter: '90 dias',
    nothing: 'Neste período não terminou nenhuma operação.',
    nothingText: 'Quando terminar uma, esta página mostra quanto custou negociar e o que é apenas sorte.',
    tooFew: 'Contratos rápidos a menos para concluir algo.',
    below: 'A taxa de acertos está abaixo do equilíbrio. O azar sozinho dificilmente o explica.',
    unclear: 'A taxa de acertos não se distingue do equilíbrio. A sorte sozinha explica a distância.',
    above: 'A taxa de acertos está acima do equilíbrio. A sorte sozinha dificilmente o explica, e ainda pode mudar.',
    others: 'Neste período nenhum contrato rápido foi ganho ou perdido.',
    holding: 'Face a apenas manter',
    holdingText:
      'Comparado com não negociar desde {date}: os mesmos USDT, as mesmas criptomoedas. Estas contam a preços atuais; o que ainda está aberto não conta.',
    noPrice: 'Falta um preço, por isso não é possível somar.',
    winRate: 'Taxa de acertos',
    breakEven: 'Equilíbrio',
    luck: 'Margem da sorte',
    sentence:
      'Ganhas {rate} de {decided} ordens. Equilíbrio em {breakEven}. A sorte deixa em aberto de {low} a {high}.',
    fewNeeded: 'Poucas para concluir: {decided} de pelo menos {needed} ordens',
    score: 'Ganhas {wins} · perdidas {losses}',
    apart: 'Não contam: empates {ties}, anuladas {voids}',
    costs: 'Custos',
    fees: 'Comissões pagas',
    edge: 'Vantagem da Candor, em média',
    edgeText:
      'Sobre {staked}\u00a0USDT apostados: metade da diferença entre apostas e ganhos possíveis, que a Candor ganha quando subir e descer são igualmente prováveis.',
    products: 'Por produto',
    atPrices: 'A preços atuais',
    hours: 'Melhor e pior hora',
    best: 'Melhor',
    worst: 'Pior',
    hoursFew: 'São precisas duas horas do dia com pelo menos {needed} operações cada.',
    hoursText: 'De 24 horas, uma é sempre a melhor e outra a pior, mesmo só por sorte.',
    how: 'Como se calcula',
    howRate:
      'Equilíbrio = apostas ÷ (apostas + ganhos possíveis), às taxas de ganho das ordens tal como foram enviadas.',
    howLuck:
      'A margem da sorte é o intervalo de confiança de 95% de Wilson (1927): assim calculado, contém a verdadeira taxa de acertos 19 em cada 20 vezes.',
    howFew:
      'Abaixo de {needed} ordens, nem em equilíbrio se podem esperar dez acertos e dez falhas, por isso nada se conclui.',
    howTimes:
      'Os contratos rápidos contam a partir do envio, as posições a partir do fecho; as horas são as deste dispositivo.',
    trades: { one: '{count} operação', other: '{count} operações' },
  },
};
