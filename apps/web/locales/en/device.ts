import type { device as original } from '../vi/device.ts';
import type { Like } from '../words.ts';

export const device: Like<typeof original> = {
  title: 'Notifications',
  push: 'Push notifications',
  pushText: 'On this device, also when the app is closed',
  orders: 'Orders',
  ordersText: 'Results, liquidations, stops, fills',
  money: 'Money',
  moneyText: 'Deposits and withdrawals',
  support: 'Customer service',
  supportText: 'When we have replied',
  unsupported: 'This browser cannot receive notifications.',
  homeScreen: 'First add Candor to the home screen: tap Share, then “Add to Home Screen”.',
  denied: 'Notifications are blocked. Allow them in your browser settings.',
  failed: 'Notifications could not be turned on',
  install: 'Install the app',
  installText: 'Opens from the home screen, in its own window',
  newVersion: 'A new version is available',
  offlineSince: 'Offline. Prices and balances as of {time}',
  staleSince: 'Reconnecting. Prices and balances as of {time}',
  late: 'Updates come late. Orders are carried out as usual.',
};
