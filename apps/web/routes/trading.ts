import type { Routes } from './route.ts';

/** Charts, tickets and orders of fast contracts, futures and spot. */
export const trading: Routes = {
  'pages/market/marketOrder': {
    load: () => import('../features/fast/market-order.tsx').then((m) => m.MarketOrderPage),
    nav: 'standard',
    titleKey: 'shell.marketOrder',
    access: 'session',
    secondary: true,
  },
  'pages/market/settlement': {
    load: () => import('../features/fast/settlement.tsx').then((m) => m.SettlementPage),
    nav: 'standard',
    titleKey: 'shell.settlement',
    access: 'session',
    secondary: true,
  },
  'pages/practise/practise': {
    load: () => import('../features/fast/practise/load-practise.ts').then((m) => m.loadPractise()),
    nav: 'standard',
    titleKey: 'shell.practise',
    access: 'visitor',
    secondary: true,
  },
  'pages/statistics/statistics': {
    load: () => import('../features/statistics/load-statistics.ts').then((m) => m.loadStatistics()),
    nav: 'standard',
    titleKey: 'accounts.statistics',
    access: 'visitor',
    secondary: true,
  },
  'pages/futures/kline': {
    load: () => import('../features/kline/kline.tsx').then((m) => m.KlinePage),
    nav: 'custom',
    titleKey: 'kline.title',
    access: 'session',
    workspace: true,
  },
  'pages/contract/contract': {
    load: () => import('../features/futures/contract.tsx').then((m) => m.ContractPage),
    nav: 'standard',
    titleKey: 'futures.title',
    access: 'session',
    workspace: true,
  },
  'pages/contract/contractOrder': {
    load: () => import('../features/futures/contract-order.tsx').then((m) => m.ContractOrderPage),
    nav: 'standard',
    titleKey: 'futures.ordersTitle',
    access: 'session',
    secondary: true,
  },
  'pages/currency/currency': {
    load: () => import('../features/spot/currency.tsx').then((m) => m.CurrencyPage),
    nav: 'standard',
    titleKey: 'spot.title',
    access: 'session',
    workspace: true,
  },
  'pages/currency/currencyOrder': {
    load: () => import('../features/spot/currency-order.tsx').then((m) => m.CurrencyOrderPage),
    nav: 'standard',
    titleKey: 'spot.ordersTitle',
    access: 'session',
  },
  'pages/market/tradeRecord': {
    load: () => import('../features/spot/trade-record.tsx').then((m) => m.TradeRecordPage),
    nav: 'standard',
    titleKey: 'spot.recordTitle',
    access: 'session',
  },
  'pages/accountRecord/accountRecord': {
    load: () => import('../features/accounts/statement/load-statement.ts').then((m) => m.loadStatement()),
    nav: 'standard',
    titleKey: 'shell.accountRecord',
    access: 'session',
    secondary: true,
  },
};
