import type { alerts as original } from '../vi/alerts.ts';
import type { Like } from '../words.ts';

export const alerts: Like<typeof original> = {
  title: 'Price alerts',
  bell: 'Set a price alert',
  level: 'Price',
  rises: 'You are told once when the price rises to {price}.',
  falls: 'You are told once when the price falls to {price}.',
  add: 'Set alert',
  set: 'Alert set: {pair} at {price}',
  waiting: 'Waiting',
  reached: 'Reached',
  reachedAt: '{time}, at {price}',
  above: 'Rises to',
  below: 'Falls to',
  remove: 'Remove alert at {price}',
  none: 'No price alerts yet',
  noneText: 'Open a chart and tap the bell to be told when a price is reached.',
  toChart: 'Go to Markets',
  info: 'An alert is information only: it never buys or sells.',
  levelNeeded: 'Enter a price',
  fired: '{symbol} has reached {price}',
};
