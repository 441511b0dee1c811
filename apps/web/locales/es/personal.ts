import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Sin verificar',
  certifying: 'En verificación',
  failed: 'Verificación fallida',
  certified: 'Verificado',
  inviteTitle: 'Tu código de invitación',
  inviteText: 'Tus amigos lo escriben al registrarse.',
  copyCode: 'Copiar código',
  copyLink: 'Copiar enlace',
  trading: 'Operaciones',
  orders: 'Órdenes de contratos rápidos',
  about: 'Acerca de Candor',
};
