import type { Routes } from './route.ts';

/** Lock mining and the older wealth products. */
export const earn: Routes = {
  'pages/lockMining/lockMining': {
    load: () => import('../features/earn/lock-mining.tsx').then((m) => m.LockMiningPage),
    nav: 'custom',
    titleKey: 'earn.lockTitle',
    access: 'session',
    secondary: true,
  },
  'pages/lockMining/productList': {
    load: () => import('../features/earn/product-lists.tsx').then((m) => m.ProductListPage),
    nav: 'standard',
    titleKey: 'earn.allProducts',
    access: 'session',
    secondary: true,
  },
  'pages/lockMining/productDetail': {
    load: () => import('../features/earn/product-detail.tsx').then((m) => m.ProductDetailPage),
    nav: 'standard',
    titleKey: 'earn.lockTitle',
    access: 'session',
    secondary: true,
  },
  'pages/lockMining/orderList': {
    load: () => import('../features/earn/order-lists.tsx').then((m) => m.OrderListPage),
    nav: 'standard',
    titleKey: 'earn.orders',
    access: 'session',
    secondary: true,
  },
  'pages/lockMining/orderDetail': {
    load: () => import('../features/earn/order-detail.tsx').then((m) => m.OrderDetailPage),
    nav: 'standard',
    titleKey: 'earn.lockTitle',
    access: 'session',
    secondary: true,
  },
  'pages/lockMining/incomeList': {
    load: () => import('../features/earn/income/income-list.tsx').then((m) => m.IncomeListPage),
    nav: 'standard',
    titleKey: 'earn.incomes',
    access: 'session',
    secondary: true,
  },
  'pages/wealth/wealth': {
    load: () => import('../features/earn/wealth.tsx').then((m) => m.WealthPage),
    nav: 'standard',
    titleKey: 'earn.wealthTitle',
    access: 'session',
    secondary: true,
  },
  'pages/wealth/wealthList': {
    load: () => import('../features/earn/product-lists.tsx').then((m) => m.WealthListPage),
    nav: 'standard',
    titleKey: 'earn.allProducts',
    access: 'session',
    secondary: true,
  },
  'pages/wealth/wealthDetail': {
    load: () => import('../features/earn/product-detail.tsx').then((m) => m.WealthDetailPage),
    nav: 'standard',
    titleKey: 'earn.wealthTitle',
    access: 'session',
    secondary: true,
  },
  'pages/wealth/wealthOrder': {
    load: () => import('../features/earn/wealth.tsx').then((m) => m.WealthOrderPage),
    nav: 'standard',
    titleKey: 'earn.orders',
    access: 'session',
    secondary: true,
  },
};
