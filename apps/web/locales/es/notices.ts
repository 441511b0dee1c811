import type { notices as original } from '../vi/notices.ts';
import type { Like } from '../words.ts';

export const notices: Like<typeof original> = {
  title: 'Mensajes',
  message: 'Mensajes',
  notice: 'Anuncios',
  unread: '{count} sin leer',
  unreadMark: 'Sin leer',
  readAll: 'Marcar todo como leído',
  noMessages: 'Aún no hay mensajes',
  noMessagesText: 'Aquí aparecen las decisiones sobre tus órdenes, depósitos, retiradas y verificaciones.',
  noNotices: 'No hay anuncios',
  noNoticesText: 'Aquí aparecen los anuncios para todos.',
  missing: 'Mensaje no encontrado',
  missingText: 'Puede que se haya retirado o que el enlace sea incorrecto.',
  openOrder: 'Abrir la orden',
  openVerification: 'Abrir la verificación',
  openWallets: 'Ver los monederos guardados',
  openBankCards: 'Ver las tarjetas bancarias',
  notMe: 'No fui yo',
  detailTitle: 'Mensaje',
};
