import type { notices as original } from '../vi/notices.ts';
import type { Like } from '../words.ts';

export const notices: Like<typeof original> = {
  title: 'Mensagens',
  message: 'Mensagens',
  notice: 'Anúncios',
  unread: '{count} por ler',
  unreadMark: 'Por ler',
  readAll: 'Marcar tudo como lido',
  noMessages: 'Ainda não há mensagens',
  noMessagesText: 'As decisões sobre as suas ordens, depósitos, levantamentos e verificações aparecem aqui.',
  noNotices: 'Não há anúncios',
  noNoticesText: 'Os anúncios para todos aparecem aqui.',
  missing: 'Mensagem não encontrada',
  missingText: 'Pode ter sido removida, ou o link está errado.',
  openOrder: 'Abrir a ordem',
  openVerification: 'Abrir a verificação',
  openWallets: 'Ver carteiras guardadas',
  openBankCards: 'Ver cartões bancários',
  notMe: 'Não fui eu',
  detailTitle: 'Mensagem',
};
