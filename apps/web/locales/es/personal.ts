import type { personal as original } from '../vi/personal.ts';
import type { Like } from '../words.ts';

export const personal: Like<typeof original> = {
  userId: 'ID',
  none: 'Sin verificar',
  certifying: 'En revisión',
  failed: 'Verificación rechazada',
  certified: 'Cuenta verificada',
  inviteTitle: 'Tu código de invitación',
  inviteText: 'Tus amigos lo escriben al registrarse.',
  copyCode: 'Copiar código',
  copyLink: 'Copiar enlace',
  agent: 'Tu actividad de agente',
  agentText: 'Recibes cada día {share} de las comisiones de spot y futuros que pagan las personas que has invitado.',
  commissionPaid: 'Retribución pagada hasta ahora',
  agentDay: 'Invitados que operaron: {count} · comisiones {fees} USDT',
  trading: 'Trading',
  orders: 'Órdenes rápidas',
  money: 'Depósitos, retiradas y conversión',
  about: 'Acerca de Candor',
  identity: 'Verificación de identidad',
  identityFirst: 'Verificación básica',
  identitySecond: 'Verificación avanzada',
};
