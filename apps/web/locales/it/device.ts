import type { device as original } from '../vi/device.ts';
import type { Like } from '../words.ts';

export const device: Like<typeof original> = {
  title: 'Notifiche',
  push: 'Notifiche push',
  pushText: 'Su questo dispositivo, anche ad app chiusa',
  orders: 'Ordini',
  ordersText: 'Risultati, liquidazioni, stop, esecuzioni',
  money: 'Denaro',
  moneyText: 'Depositi e prelievi',
  support: 'Assistenza clienti',
  supportText: 'Quando abbiamo risposto',
  unsupported: 'Questo browser non può ricevere notifiche.',
  homeScreen: 'Aggiungi prima Candor alla schermata Home: tocca Condividi, poi «Aggiungi alla schermata Home».',
  denied: 'Le notifiche sono bloccate. Consentile nelle impostazioni del browser.',
  failed: 'Non è stato possibile attivare le notifiche',
  install: 'Installa l’app',
  installText: 'Si apre dalla schermata Home, in una finestra propria',
  newVersion: 'È disponibile una nuova versione',
  offlineSince: 'Offline. Prezzi e saldi: {time}',
  staleSince: 'Riconnessione. Prezzi e saldi: {time}',
  late: 'Aggiornamenti in ritardo. Gli ordini sono eseguiti.',
};
