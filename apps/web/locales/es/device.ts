import type { device as original } from '../vi/device.ts';
import type { Like } from '../words.ts';

export const device: Like<typeof original> = {
  title: 'Notificaciones',
  push: 'Notificaciones push',
  pushText: 'En este dispositivo, también con la aplicación cerrada',
  orders: 'Órdenes',
  ordersText: 'Resultados, liquidaciones, stops, ejecuciones',
  money: 'Dinero',
  moneyText: 'Depósitos y retiradas',
  support: 'Atención al cliente',
  supportText: 'Cuando hayamos respondido',
  unsupported: 'Este navegador no puede recibir notificaciones.',
  homeScreen: 'Primero añade Candor a la pantalla de inicio: toca Compartir y luego «Añadir a pantalla de inicio».',
  denied: 'Las notificaciones están bloqueadas. Permítelas en los ajustes del navegador.',
  failed: 'No se pudieron activar las notificaciones',
  install: 'Instalar la aplicación',
  installText: 'Se abre desde la pantalla de inicio, en su propia ventana',
  newVersion: 'Hay una nueva versión disponible',
  offlineSince: 'Sin conexión. Precios y saldos: {time}',
  staleSince: 'Reconectando. Precios y saldos: {time}',
  late: 'Las novedades llegan tarde. Las órdenes se ejecutan.',
};
