import type { alerts as original } from '../vi/alerts.ts';
import type { Like } from '../words.ts';

export const alerts: Like<typeof original> = {
  title: 'Alertas de preço',
  bell: 'Criar um alerta de preço',
  level: 'Preço',
  rises: 'Avisamos uma vez, quando o preço subir para {price}.',
  falls: 'Avisamos uma vez, quando o preço descer para {price}.',
  add: 'Criar alerta',
  set: 'Alerta criado: {pair} a {price}',
  waiting: 'Em espera',
  reached: 'Atingido',
  reachedAt: '{time}, a {price}',
  above: 'Sobe para',
  below: 'Desce para',
  remove: 'Eliminar o alerta de {price}',
  none: 'Ainda não há alertas de preço',
  noneText: 'Abra um gráfico e toque no sino para saber quando um preço é atingido.',
  toChart: 'Ir para Mercados',
  info: 'Um alerta é apenas informação: nunca compra nem vende.',
  levelNeeded: 'Introduza um preço',
  fired: '{symbol} atingiu {price}',
};
