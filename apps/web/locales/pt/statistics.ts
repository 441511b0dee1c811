import type { StatisticsWords } from '../late/statistics-words.ts';

export const words: StatisticsWords = {
  statistics: {
    intro: 'No que deu a negociação aqui nos últimos 90 dias, contado uma vez por dia.',
    accounts: 'Contas',
    losing: 'das contas perderam dinheiro',
    tooFew: 'A parte de contas com perdas é indicada quando pelo menos {needed} tiverem negociado.',
    traded: 'Contas que negociaram',
    lost: 'Das quais com perdas',
    fewer: 'Menos de {least}',
    accountsText: 'Contratos rápidos e futuros, já sem comissões.',
    durations: 'Contratos rápidos por duração',
    score: 'Ganhas {win} · perdidas {lose} · empates {tie} · anuladas {void}',
    won: '{share} ganhas',
    noDurations: 'Nenhuma duração foi ainda negociada por pelo menos {least} contas.',
    directions: 'A subida e a descida são tratadas por igual?',
    winsUp: 'Ordens de subida ganhas',
    winsDown: 'Ordens de descida ganhas',
    within: 'A {sigma} desvios-padrão, dentro da faixa de ±{band}: o acaso basta para o explicar.',
    beyond:
      'A {sigma} desvios-padrão, fora da faixa de ±{band}: o acaso dificilmente o explica. Um mercado que segue muito tempo num sentido também o causa.',
    band: 'Faixa de alarme',
    market: 'Interrupções e anulações',
    halts: 'Pausas da negociação',
    faults: 'Falhas nos preços',
    voids: 'Anulações decididas por operadores',
    lostGivenBack: 'Apostas perdidas devolvidas',
    winsKept: 'Ganhos mantidos',
    checks: 'O que se pode verificar?',
    checkLog: 'Os números de cada dia estão no registo público; depois ninguém os pode alterar.',
    checkCount: 'Pausas, falhas e anulações: qualquer pessoa as pode voltar a contar no registo.',
    checkWord:
      'O resto é a palavra da Candor: o registo guarda apenas hashes dos recibos, por isso ninguém pode somar as ordens de outros.',
    takenAt: 'Apurado em {time}',
    none: 'Ainda sem números',
    noneText: 'São apurados pela primeira vez quando termina o primeiro dia de negociação.',
  },
};
