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
  trading: 'Negociação',
  orders: 'Ordens rápidas',
  money: 'Depósitos, levantamentos e conversão',
  about: 'Sobre a Candor',
  identity: 'Verificação de identidade',
  identityFirst: 'Verificação básica',
  identitySecond: 'Verificação avançada',
};
