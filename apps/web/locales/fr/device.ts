import type { device as original } from '../vi/device.ts';
import type { Like } from '../words.ts';

export const device: Like<typeof original> = {
  title: 'Notifications',
  push: 'Notifications push',
  pushText: 'Sur cet appareil, même quand l’application est fermée',
  orders: 'Ordres',
  ordersText: 'Résultats, liquidations, stops, exécutions',
  money: 'Argent',
  moneyText: 'Dépôts et retraits',
  support: 'Service client',
  supportText: 'Quand nous avons répondu',
  unsupported: 'Ce navigateur ne peut pas recevoir de notifications.',
  homeScreen: 'Ajoutez d’abord Candor à l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ».',
  denied: 'Les notifications sont bloquées. Autorisez-les dans les réglages du navigateur.',
  failed: 'Les notifications n’ont pas pu être activées',
  install: 'Installer l’application',
  installText: 'S’ouvre depuis l’écran d’accueil, dans sa propre fenêtre',
  newVersion: 'Une nouvelle version est disponible',
  offlineSince: 'Hors ligne. Prix et soldes : {time}',
  staleSince: 'Reconnexion. Prix et soldes : {time}',
  late: 'Mises à jour retardées. Les ordres sont exécutés.',
};
