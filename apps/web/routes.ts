import type { ComponentType } from 'react';
import type { PlainKey } from './locales/i18n.ts';

export type TabName = 'home' | 'quotation' | 'market' | 'property' | 'personal';

export interface Route {
  readonly load: () => Promise<ComponentType>;
  /** `standard`: back and title above the page; `custom`: the page brings its own bar. */
  readonly nav: 'custom' | 'standard';
  readonly titleKey: PlainKey;
  /** `session` pages show the login prompt in place to visitors. */
  readonly access: 'visitor' | 'session';
  readonly tab?: TabName;
}

/** Every page of the app by its path; what is not here shows the not-found page. */
export const routes: Readonly<Record<string, Route>> = {
  'pages/index/index': { load: () => import('./features/home/home.tsx').then((m) => m.HomePage), nav: 'custom', titleKey: 'shell.home', access: 'session', tab: 'home' },
  'pages/quotation/quotation': { load: () => import('./features/quotation/quotation.tsx').then((m) => m.QuotationPage), nav: 'custom', titleKey: 'shell.quotation', access: 'session', tab: 'quotation' },
  'pages/market/market': { load: () => import('./features/fast/market.tsx').then((m) => m.MarketPage), nav: 'custom', titleKey: 'shell.market', access: 'session', tab: 'market' },
  'pages/property/property': { load: () => import('./features/accounts/property.tsx').then((m) => m.PropertyPage), nav: 'custom', titleKey: 'shell.property', access: 'session', tab: 'property' },
  'pages/personal/personal': { load: () => import('./features/personal/personal.tsx').then((m) => m.PersonalPage), nav: 'custom', titleKey: 'shell.personal', access: 'session', tab: 'personal' },

  'pages/market/marketOrder': { load: () => import('./features/fast/market-order.tsx').then((m) => m.MarketOrderPage), nav: 'standard', titleKey: 'shell.marketOrder', access: 'session' },
  'pages/market/settlement': { load: () => import('./features/fast/settlement.tsx').then((m) => m.SettlementPage), nav: 'standard', titleKey: 'shell.settlement', access: 'session' },
  'pages/futures/kline': { load: () => import('./features/kline/kline.tsx').then((m) => m.KlinePage), nav: 'custom', titleKey: 'kline.title', access: 'session' },
  'pages/contract/contract': { load: () => import('./features/futures/contract.tsx').then((m) => m.ContractPage), nav: 'standard', titleKey: 'futures.title', access: 'session' },
  'pages/contract/contractOrder': { load: () => import('./features/futures/contract-order.tsx').then((m) => m.ContractOrderPage), nav: 'standard', titleKey: 'futures.ordersTitle', access: 'session' },
  'pages/currency/currency': { load: () => import('./features/spot/currency.tsx').then((m) => m.CurrencyPage), nav: 'standard', titleKey: 'spot.title', access: 'session' },
  'pages/currency/currencyOrder': { load: () => import('./features/spot/currency-order.tsx').then((m) => m.CurrencyOrderPage), nav: 'standard', titleKey: 'spot.ordersTitle', access: 'session' },
  'pages/market/tradeRecord': { load: () => import('./features/spot/trade-record.tsx').then((m) => m.TradeRecordPage), nav: 'standard', titleKey: 'spot.recordTitle', access: 'session' },
  'pages/accountRecord/accountRecord': { load: () => import('./features/accounts/account-record.tsx').then((m) => m.AccountRecordPage), nav: 'standard', titleKey: 'shell.accountRecord', access: 'session' },

  'pages/login/login': { load: () => import('./features/auth/login.tsx').then((m) => m.LoginPage), nav: 'custom', titleKey: 'shell.login', access: 'visitor' },
  'pages/register/register': { load: () => import('./features/auth/register.tsx').then((m) => m.RegisterPage), nav: 'custom', titleKey: 'shell.register', access: 'visitor' },
  'pages/area/area': { load: () => import('./features/area/area.tsx').then((m) => m.AreaPage), nav: 'standard', titleKey: 'shell.area', access: 'visitor' },
  'pages/richView/richView': { load: () => import('./features/articles/rich-view.tsx').then((m) => m.RichViewPage), nav: 'standard', titleKey: 'shell.richView', access: 'visitor' },

  'pages/setting/setting': { load: () => import('./features/setting/setting.tsx').then((m) => m.SettingPage), nav: 'standard', titleKey: 'shell.setting', access: 'session' },
  'pages/setting/editNickname': { load: () => import('./features/setting/edit-nickname.tsx').then((m) => m.EditNicknamePage), nav: 'standard', titleKey: 'shell.editNickname', access: 'session' },
  'pages/setting/editPassword': { load: () => import('./features/setting/edit-password.tsx').then((m) => m.EditPasswordPage), nav: 'standard', titleKey: 'shell.editPassword', access: 'session' },
  'pages/setting/changeLanguage': { load: () => import('./features/setting/change-language.tsx').then((m) => m.ChangeLanguagePage), nav: 'standard', titleKey: 'shell.changeLanguage', access: 'visitor' },
};

/** Whether a page exists in this build: menus show only what can be opened. */
export const hasPage = (path: string): boolean => Object.hasOwn(routes, path);

/** The five entries of the tab bar, in their order. */
export const tabPaths = ['pages/index/index', 'pages/quotation/quotation', 'pages/market/market', 'pages/property/property', 'pages/personal/personal'] as const;
