import type { device as original } from '../vi/device.ts';
import type { Like } from '../words.ts';

export const device: Like<typeof original> = {
  title: 'Powiadomienia',
  push: 'Powiadomienia push',
  pushText: 'Na tym urządzeniu, także gdy aplikacja jest zamknięta',
  orders: 'Zlecenia',
  ordersText: 'Wyniki, likwidacje, stopy, realizacje',
  money: 'Pieniądze',
  moneyText: 'Wpłaty i wypłaty',
  support: 'Obsługa klienta',
  supportText: 'Gdy jest odpowiedź',
  unsupported: 'Ta przeglądarka nie obsługuje powiadomień.',
  homeScreen: 'Najpierw dodaj Candor do ekranu początkowego: naciśnij „Udostępnij”, potem „Do ekranu początkowego”.',
  denied: 'Powiadomienia są zablokowane. Zezwól na nie w ustawieniach przeglądarki.',
  failed: 'Nie udało się włączyć powiadomień',
  install: 'Zainstaluj aplikację',
  installText: 'Otwiera się z ekranu początkowego, we własnym oknie',
  newVersion: 'Dostępna jest nowa wersja',
  offlineSince: 'Offline. Ceny i salda z {time}',
  staleSince: 'Ponowne łączenie. Ceny i salda z {time}',
  late: 'Aktualizacje są opóźnione. Zlecenia są realizowane.',
};
