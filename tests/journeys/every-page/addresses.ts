import { routedPages, type RoutedPage } from '../../gates/routes.ts';
import type { Things } from './full-account.ts';

/** What pages about one thing are opened with. */
const queries = (things: Things): Readonly<Record<string, Readonly<Record<string, string>>>> => ({
  'pages/richView/richView': { type: 'banner', id: things.banner },
  'pages/help/detail': { id: 'fast-contracts' },
  'pages/messages/detail': { id: things.message },
  'pages/market/settlement': { orderNo: things.fast },
  'pages/futures/kline': { symbol: 'BTCUSDT' },
  'pages/recharge/recharging': { orderNo: things.deposit },
  'pages/recharge/rechargeOrder': { orderNo: things.deposit },
  'pages/withdrawal/withdrawal': things.withdrawal === null ? {} : { id: things.withdrawal },
  'pages/lockMining/productDetail': { id: things.lockProduct },
  'pages/lockMining/orderDetail': { id: things.lockOrder },
  'pages/wealth/wealthDetail': { id: things.wealthProduct },
  'pages/wealth/wealthOrder': { id: things.wealthOrder },
  'pages/system/open-location': { name: 'Hà Nội', lat: '21.0285', lon: '105.8542' },
});

/** Pages of the app as hashes, all by default; those about one thing about one of `things`, or about nothing. */
export function addressesOf(things: Things | null, pages: readonly RoutedPage[] = routedPages()): string[] {
  const known = things === null ? {} : queries(things);
  return pages.map(({ path }) => {
    const query = new URLSearchParams(known[path]).toString();
    return `#/${path}${query === '' ? '' : `?${query}`}`;
  });
}

/** Pages that differ for a visitor: those open to them, and of those that ask to sign in one for each frame. */
export function visitorPages(): RoutedPage[] {
  const frames = new Set<string>();
  return routedPages().filter(({ access, nav, tab }) => {
    const frame = `${nav} ${tab}`;
    const isNew = !frames.has(frame);
    frames.add(frame);
    return access === 'visitor' || isNew;
  });
}
