import { t, type PlainKey } from '../../locales/i18n.ts';

const markets: Readonly<Record<string, PlainKey>> = {
  simulated: 'shell.simulatedMarket',
  replay: 'shell.recordedMarket',
};

/** What is said of a feed that is no live market; null for one that is. */
export function marketMark(feed: string): string | null {
  const key = markets[feed];
  return key === undefined ? null : t(key);
}
