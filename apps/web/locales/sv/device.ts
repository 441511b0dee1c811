import type { device as original } from '../vi/device.ts';
import type { Like } from '../words.ts';

export const device: Like<typeof original> = {
  title: 'Aviseringar',
  push: 'Pushnotiser',
  pushText: 'På den här enheten, även när appen är stängd',
  orders: 'Ordrar',
  ordersText: 'Resultat, likvidationer, stopp, avslut',
  money: 'Pengar',
  moneyText: 'Insättningar och uttag',
  support: 'Kundtjänst',
  supportText: 'När vi har svarat',
  unsupported: 'Den här webbläsaren kan inte ta emot aviseringar.',
  homeScreen: 'Lägg först till Candor på hemskärmen: tryck på Dela och sedan på ”Lägg till på hemskärmen”.',
  denied: 'Aviseringar är blockerade. Tillåt dem i webbläsarens inställningar.',
  failed: 'Aviseringar kunde inte slås på',
  install: 'Installera appen',
  installText: 'Öppnas från hemskärmen i ett eget fönster',
  newVersion: 'Det finns en ny version',
  offlineSince: 'Offline. Priser och saldon från {time}',
  staleSince: 'Återansluter. Priser och saldon från {time}',
  late: 'Uppdateringar kommer sent. Order utförs som vanligt.',
};
