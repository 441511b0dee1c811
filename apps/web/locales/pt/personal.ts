import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Não verificado',
  certifying: 'Em análise',
  failed: 'Verificação recusada',
  certified: 'Verificado',
  inviteTitle: 'O seu código de convite',
  inviteText: 'Os amigos introduzem este código quando se registam.',
  copyCode: 'Copiar código',
  copyLink: 'Copiar link',
  agent: 'A sua atividade de agente',
  agentText: 'Recebe em cada dia {share} das comissões de spot e futuros pagas por quem convidou.',
  commissionPaid: 'Remuneração paga até agora',
  agentDay: 'Convidados que negociaram: {count} · comissões {fees} USDT',
  trading: 'Negociação',
  orders: 'Ordens rápidas',
  money: 'Depósitos, levantamentos e conversão',
  about: 'Sobre a Candor',
  identity: 'Verificação de identidade',
  identityFirst: 'Verificação básica',
  identitySecond: 'Verificação avançada',
};
