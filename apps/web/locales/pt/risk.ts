import type { RiskWords } from '../late/risk-words.ts';

export const words: RiskWords = {
  risk: {
    share: '{share} das contas perderam dinheiro aqui nos últimos 90 dias. Pode perder tudo o que aplicar.',
    unknown: 'Ainda há poucas contas para dizer quantas perdem aqui. Pode perder tudo o que aplicar.',
    earn: 'Não é um depósito bancário nem está seguro. O dinheiro fica bloqueado até ao fim e sair antes tem uma penalização.',
    termsFrom: 'A partir de {time}, as novas ordens terão outras condições. As abertas mantêm as suas.',
    termsSince: 'As condições das novas ordens mudaram em {time}. As abertas mantêm as suas.',
  },
};
