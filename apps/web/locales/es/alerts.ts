import type { alerts as original } from '../vi/alerts.ts';
import type { Like } from '../words.ts';

export const alerts: Like<typeof original> = {
  title: 'Alertas de precio',
  bell: 'Crear una alerta de precio',
  level: 'Precio',
  rises: 'Te avisamos una vez, cuando el precio suba a {price}.',
  falls: 'Te avisamos una vez, cuando el precio baje a {price}.',
  add: 'Crear alerta',
  set: 'Alerta creada: {pair} en {price}',
  waiting: 'En espera',
  reached: 'Alcanzada',
  reachedAt: '{time}, a {price}',
  above: 'Sube a',
  below: 'Baja a',
  remove: 'Eliminar la alerta de {price}',
  none: 'Aún no hay alertas de precio',
  noneText: 'Abre un gráfico y toca la campana para saber cuándo se alcanza un precio.',
  toChart: 'Ir a Mercados',
  info: 'Una alerta es solo información: nunca compra ni vende.',
  levelNeeded: 'Introduce un precio',
  fired: '{symbol} ha alcanzado {price}',
};
