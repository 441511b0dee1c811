import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Não verificado',
  certifying: 'Em verificação',
  failed: 'Verificação falhada',
  certified: 'Verificado',
  inviteTitle: 'O seu código de convite',
  inviteText: 'Os amigos introduzem este código ao registar-se.',
  copyCode: 'Copiar código',
  copyLink: 'Copiar ligação',
  trading: 'Negociação',
  orders: 'Ordens de contratos rápidos',
  about: 'Sobre a Candor',
};
