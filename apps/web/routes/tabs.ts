import type { Routes } from './route.ts';

/** The pages of the tab bar. */
export const tabs: Routes = {
  'pages/index/index': {
    load: () => import('../features/home/home.tsx').then((m) => m.HomePage),
    nav: 'custom',
    titleKey: 'shell.home',
    access: 'session',
    tab: 'home',
  },
  'pages/quotation/quotation': {
    load: () => import('../features/quotations/quotations.tsx').then((m) => m.QuotationsPage),
    nav: 'custom',
    titleKey: 'shell.quotations',
    access: 'session',
    tab: 'quotations',
  },
  'pages/market/market': {
    load: () => import('../features/fast/market.tsx').then((m) => m.MarketPage),
    nav: 'custom',
    titleKey: 'shell.market',
    access: 'session',
    workspace: true,
    tab: 'market',
  },
  'pages/property/property': {
    load: () => import('../features/accounts/property.tsx').then((m) => m.PropertyPage),
    nav: 'custom',
    titleKey: 'shell.property',
    access: 'session',
    tab: 'property',
    secondary: true,
  },
  'pages/personal/personal': {
    load: () => import('../features/personal/personal.tsx').then((m) => m.PersonalPage),
    nav: 'custom',
    titleKey: 'shell.personal',
    access: 'session',
    tab: 'personal',
    secondary: true,
  },
};
