import type { device as original } from '../vi/device.ts';
import type { Like } from '../words.ts';

export const device: Like<typeof original> = {
  title: 'Notificações',
  push: 'Notificações push',
  pushText: 'Neste dispositivo, mesmo com a aplicação fechada',
  orders: 'Ordens',
  ordersText: 'Resultados, liquidações, stops, execuções',
  money: 'Dinheiro',
  moneyText: 'Depósitos e levantamentos',
  support: 'Apoio ao cliente',
  supportText: 'Quando tivermos respondido',
  unsupported: 'Este navegador não consegue receber notificações.',
  homeScreen:
    'Primeiro adicione a Candor ao ecrã principal: toque em Partilhar e depois em «Adicionar ao ecrã principal».',
  denied: 'As notificações estão bloqueadas. Permita-as nas definições do navegador.',
  failed: 'Não foi possível ativar as notificações',
  install: 'Instalar a aplicação',
  installText: 'Abre a partir do ecrã principal, numa janela própria',
  newVersion: 'Há uma nova versão disponível',
  offlineSince: 'Sem ligação. Preços e saldos: {time}',
  staleSince: 'A religar. Preços e saldos: {time}',
  late: 'Atualizações com atraso. As ordens são executadas.',
};
