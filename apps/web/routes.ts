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
  /** Needs the words of `locales/<language>/further.ts`. */
  readonly further?: true;
}

/** Every page of the app by its path; what is not here shows the not-found page. */
export const routes: Readonly<Record<string, Route>> = {
  'pages/index/index': {
    load: () => import('./features/home/home.tsx').then((m) => m.HomePage),
    nav: 'custom',
    titleKey: 'shell.home',
    access: 'session',
    tab: 'home',
  },
  'pages/quotation/quotation': {
    load: () => import('./features/quotation/quotation.tsx').then((m) => m.QuotationPage),
    nav: 'custom',
    titleKey: 'shell.quotation',
    access: 'session',
    tab: 'quotation',
  },
  'pages/market/market': {
    load: () => import('./features/fast/market.tsx').then((m) => m.MarketPage),
    nav: 'custom',
    titleKey: 'shell.market',
    access: 'session',
    tab: 'market',
  },
  'pages/property/property': {
    load: () => import('./features/accounts/property.tsx').then((m) => m.PropertyPage),
    nav: 'custom',
    titleKey: 'shell.property',
    access: 'session',
    tab: 'property',
    further: true,
  },
  'pages/personal/personal': {
    load: () => import('./features/personal/personal.tsx').then((m) => m.PersonalPage),
    nav: 'custom',
    titleKey: 'shell.personal',
    access: 'session',
    tab: 'personal',
    further: true,
  },

  'pages/market/marketOrder': {
    load: () => import('./features/fast/market-order.tsx').then((m) => m.MarketOrderPage),
    nav: 'standard',
    titleKey: 'shell.marketOrder',
    access: 'session',
  },
  'pages/market/settlement': {
    load: () => import('./features/fast/settlement.tsx').then((m) => m.SettlementPage),
    nav: 'standard',
    titleKey: 'shell.settlement',
    access: 'session',
    further: true,
  },
  'pages/futures/kline': {
    load: () => import('./features/kline/kline.tsx').then((m) => m.KlinePage),
    nav: 'custom',
    titleKey: 'kline.title',
    access: 'session',
  },
  'pages/contract/contract': {
    load: () => import('./features/futures/contract.tsx').then((m) => m.ContractPage),
    nav: 'standard',
    titleKey: 'futures.title',
    access: 'session',
  },
  'pages/contract/contractOrder': {
    load: () => import('./features/futures/contract-order.tsx').then((m) => m.ContractOrderPage),
    nav: 'standard',
    titleKey: 'futures.ordersTitle',
    access: 'session',
    further: true,
  },
  'pages/currency/currency': {
    load: () => import('./features/spot/currency.tsx').then((m) => m.CurrencyPage),
    nav: 'standard',
    titleKey: 'spot.title',
    access: 'session',
  },
  'pages/currency/currencyOrder': {
    load: () => import('./features/spot/currency-order.tsx').then((m) => m.CurrencyOrderPage),
    nav: 'standard',
    titleKey: 'spot.ordersTitle',
    access: 'session',
  },
  'pages/market/tradeRecord': {
    load: () => import('./features/spot/trade-record.tsx').then((m) => m.TradeRecordPage),
    nav: 'standard',
    titleKey: 'spot.recordTitle',
    access: 'session',
  },
  'pages/accountRecord/accountRecord': {
    load: () => import('./features/accounts/account-record.tsx').then((m) => m.AccountRecordPage),
    nav: 'standard',
    titleKey: 'shell.accountRecord',
    access: 'session',
    further: true,
  },

  'pages/transfer/transfer': {
    load: () => import('./features/exchange/transfer.tsx').then((m) => m.TransferPage),
    nav: 'custom',
    titleKey: 'exchange.title',
    access: 'session',
    further: true,
  },
  'pages/personal/transferHistory': {
    load: () => import('./features/exchange/history/transfer-history.tsx').then((m) => m.TransferHistoryPage),
    nav: 'standard',
    titleKey: 'exchange.historyTitle',
    access: 'session',
    further: true,
  },

  'pages/recharge/recharge': {
    load: () => import('./features/deposits/recharge.tsx').then((m) => m.RechargePage),
    nav: 'custom',
    titleKey: 'deposits.title',
    access: 'session',
    further: true,
  },
  'pages/recharge/rechargeWay': {
    load: () => import('./features/deposits/recharge-way.tsx').then((m) => m.RechargeWayPage),
    nav: 'standard',
    titleKey: 'deposits.way',
    access: 'session',
    further: true,
  },
  'pages/pay/pay-view': {
    load: () => import('./features/deposits/pay-view.tsx').then((m) => m.PayViewPage),
    nav: 'standard',
    titleKey: 'deposits.usdt',
    access: 'session',
    further: true,
  },
  'pages/recharge/rechargeNew': {
    load: () => import('./features/deposits/recharge-new.tsx').then((m) => m.RechargeNewPage),
    nav: 'standard',
    titleKey: 'deposits.form',
    access: 'session',
    further: true,
  },
  'pages/recharge/rechargeVND': {
    load: () => import('./features/deposits/recharge-vnd.tsx').then((m) => m.RechargeVndPage),
    nav: 'standard',
    titleKey: 'deposits.vnd',
    access: 'session',
    further: true,
  },
  'pages/recharge/recharging': {
    load: () => import('./features/deposits/recharging.tsx').then((m) => m.RechargingPage),
    nav: 'custom',
    titleKey: 'deposits.title',
    access: 'session',
    further: true,
  },
  'pages/recharge/rechargeOrder': {
    load: () => import('./features/deposits/recharge-order.tsx').then((m) => m.RechargeOrderPage),
    nav: 'standard',
    titleKey: 'deposits.orderTitle',
    access: 'session',
    further: true,
  },
  'pages/personal/historyList': {
    load: () => import('./features/deposits/history/history-list.tsx').then((m) => m.HistoryListPage),
    nav: 'standard',
    titleKey: 'deposits.historyTitle',
    access: 'session',
    further: true,
  },

  'pages/withdrawal/withdrawSelect': {
    load: () => import('./features/withdrawals/withdraw-select.tsx').then((m) => m.WithdrawSelectPage),
    nav: 'custom',
    titleKey: 'withdrawals.title',
    access: 'session',
    further: true,
  },
  'pages/withdrawal/withdrawal': {
    load: () => import('./features/withdrawals/withdrawal.tsx').then((m) => m.WithdrawalPage),
    nav: 'standard',
    titleKey: 'withdrawals.title',
    access: 'session',
    further: true,
  },
  'pages/withdrawal/withdrawByBank': {
    load: () => import('./features/withdrawals/withdraw-by-bank.tsx').then((m) => m.WithdrawByBankPage),
    nav: 'standard',
    titleKey: 'withdrawals.toCard',
    access: 'session',
    further: true,
  },
  'pages/bank/bank': {
    load: () => import('./features/bank-cards/bank.tsx').then((m) => m.BankPage),
    nav: 'standard',
    titleKey: 'bank-cards.title',
    access: 'session',
    further: true,
  },
  'pages/bank/addBankCard': {
    load: () => import('./features/bank-cards/add-bank-card.tsx').then((m) => m.AddBankCardPage),
    nav: 'standard',
    titleKey: 'bank-cards.add',
    access: 'session',
    further: true,
  },
  'pages/wallet/wallet': {
    load: () => import('./features/wallets/wallet.tsx').then((m) => m.WalletPage),
    nav: 'standard',
    titleKey: 'wallets.title',
    access: 'session',
    further: true,
  },
  'pages/wallet/addWallet': {
    load: () => import('./features/wallets/add-wallet.tsx').then((m) => m.AddWalletPage),
    nav: 'standard',
    titleKey: 'wallets.add',
    access: 'session',
    further: true,
  },
  'pages/system/choose-location': {
    load: () => import('./features/location/choose-location.tsx').then((m) => m.ChooseLocationPage),
    nav: 'standard',
    titleKey: 'location.chooseTitle',
    access: 'session',
    further: true,
  },
  'pages/system/open-location': {
    load: () => import('./features/location/open-location.tsx').then((m) => m.OpenLocationPage),
    nav: 'standard',
    titleKey: 'location.openTitle',
    access: 'session',
    further: true,
  },

  'pages/lockMining/lockMining': {
    load: () => import('./features/earn/lock-mining.tsx').then((m) => m.LockMiningPage),
    nav: 'custom',
    titleKey: 'earn.lockTitle',
    access: 'session',
    further: true,
  },
  'pages/lockMining/productList': {
    load: () => import('./features/earn/product-lists.tsx').then((m) => m.ProductListPage),
    nav: 'standard',
    titleKey: 'earn.allProducts',
    access: 'session',
    further: true,
  },
  'pages/lockMining/productDetail': {
    load: () => import('./features/earn/product-detail.tsx').then((m) => m.ProductDetailPage),
    nav: 'standard',
    titleKey: 'earn.lockTitle',
    access: 'session',
    further: true,
  },
  'pages/lockMining/orderList': {
    load: () => import('./features/earn/order-lists.tsx').then((m) => m.OrderListPage),
    nav: 'standard',
    titleKey: 'earn.orders',
    access: 'session',
    further: true,
  },
  'pages/lockMining/orderDetail': {
    load: () => import('./features/earn/order-detail.tsx').then((m) => m.OrderDetailPage),
    nav: 'standard',
    titleKey: 'earn.lockTitle',
    access: 'session',
    further: true,
  },
  'pages/lockMining/incomeList': {
    load: () => import('./features/earn/income-list.tsx').then((m) => m.IncomeListPage),
    nav: 'standard',
    titleKey: 'earn.incomes',
    access: 'session',
    further: true,
  },
  'pages/wealth/wealth': {
    load: () => import('./features/earn/wealth.tsx').then((m) => m.WealthPage),
    nav: 'standard',
    titleKey: 'earn.wealthTitle',
    access: 'session',
    further: true,
  },
  'pages/wealth/wealthList': {
    load: () => import('./features/earn/product-lists.tsx').then((m) => m.WealthListPage),
    nav: 'standard',
    titleKey: 'earn.allProducts',
    access: 'session',
    further: true,
  },
  'pages/wealth/wealthDetail': {
    load: () => import('./features/earn/product-detail.tsx').then((m) => m.WealthDetailPage),
    nav: 'standard',
    titleKey: 'earn.wealthTitle',
    access: 'session',
    further: true,
  },
  'pages/wealth/wealthOrder': {
    load: () => import('./features/earn/wealth.tsx').then((m) => m.WealthOrderPage),
    nav: 'standard',
    titleKey: 'earn.orders',
    access: 'session',
    further: true,
  },

  'pages/certify/first': {
    load: () => import('./features/identity/first.tsx').then((m) => m.CertifyFirstPage),
    nav: 'standard',
    titleKey: 'identity.firstTitle',
    access: 'session',
    further: true,
  },
  'pages/certify/second': {
    load: () => import('./features/identity/second.tsx').then((m) => m.CertifySecondPage),
    nav: 'standard',
    titleKey: 'identity.secondTitle',
    access: 'session',
    further: true,
  },
  'pages/messages/messages': {
    load: () => import('./features/notices/messages.tsx').then((m) => m.MessagesPage),
    nav: 'standard',
    titleKey: 'notices.title',
    access: 'session',
  },
  'pages/messages/detail': {
    load: () => import('./features/notices/detail.tsx').then((m) => m.MessageDetailPage),
    nav: 'standard',
    titleKey: 'notices.detailTitle',
    access: 'session',
  },
  'pages/help/help': {
    load: () => import('./features/articles/help.tsx').then((m) => m.HelpPage),
    nav: 'standard',
    titleKey: 'articles.helpTitle',
    access: 'session',
    further: true,
  },
  'pages/help/detail': {
    load: () => import('./features/articles/help-detail.tsx').then((m) => m.HelpDetailPage),
    nav: 'standard',
    titleKey: 'articles.helpDetail',
    access: 'session',
    further: true,
  },
  'pages/service/service': {
    load: () => import('./features/service/service.tsx').then((m) => m.ServicePage),
    nav: 'standard',
    titleKey: 'service.title',
    access: 'session',
    further: true,
  },
  'pages/service/service-view': {
    load: () => import('./features/service/service-view.tsx').then((m) => m.ServiceViewPage),
    nav: 'standard',
    titleKey: 'service.title',
    access: 'session',
    further: true,
  },

  'pages/login/login': {
    load: () => import('./features/auth/login.tsx').then((m) => m.LoginPage),
    nav: 'custom',
    titleKey: 'shell.login',
    access: 'visitor',
  },
  'pages/register/register': {
    load: () => import('./features/auth/sign-up.tsx').then((m) => m.SignUpPage),
    nav: 'custom',
    titleKey: 'shell.register',
    access: 'visitor',
  },
  'pages/area/area': {
    load: () => import('./features/area/area.tsx').then((m) => m.AreaPage),
    nav: 'standard',
    titleKey: 'shell.area',
    access: 'visitor',
    further: true,
  },
  'pages/richView/richView': {
    load: () => import('./features/articles/rich-view.tsx').then((m) => m.RichViewPage),
    nav: 'standard',
    titleKey: 'shell.richView',
    access: 'visitor',
    further: true,
  },

  'pages/setting/setting': {
    load: () => import('./features/setting/setting.tsx').then((m) => m.SettingPage),
    nav: 'standard',
    titleKey: 'shell.setting',
    access: 'session',
    further: true,
  },
  'pages/setting/priceAlerts': {
    load: () => import('./features/alerts/price-alerts.tsx').then((m) => m.PriceAlertsPage),
    nav: 'standard',
    titleKey: 'alerts.title',
    access: 'session',
  },
  'pages/setting/editNickname': {
    load: () => import('./features/setting/edit-nickname.tsx').then((m) => m.EditNicknamePage),
    nav: 'standard',
    titleKey: 'shell.editNickname',
    access: 'session',
  },
  'pages/setting/setFundPassword': {
    load: () => import('./features/fund-password/set-fund-password.tsx').then((m) => m.SetFundPasswordPage),
    nav: 'standard',
    titleKey: 'fund-password.title',
    access: 'session',
    further: true,
  },
  'pages/setting/editPassword': {
    load: () => import('./features/setting/edit-password.tsx').then((m) => m.EditPasswordPage),
    nav: 'standard',
    titleKey: 'shell.editPassword',
    access: 'session',
  },
  'pages/setting/authenticator': {
    load: () => import('./features/security/authenticator.tsx').then((m) => m.AuthenticatorPage),
    nav: 'standard',
    titleKey: 'security.title',
    access: 'session',
    further: true,
  },
  'pages/setting/devices': {
    load: () => import('./features/security/devices.tsx').then((m) => m.DevicesPage),
    nav: 'standard',
    titleKey: 'security.devicesTitle',
    access: 'session',
    further: true,
  },
  'pages/setting/freezeWithdrawals': {
    load: () => import('./features/security/freeze-withdrawals.tsx').then((m) => m.FreezeWithdrawalsPage),
    nav: 'standard',
    titleKey: 'security.freezeTitle',
    access: 'visitor',
    further: true,
  },
  'pages/setting/closeAccount': {
    load: () => import('./features/withdrawals/close-account.tsx').then((m) => m.CloseAccountPage),
    nav: 'standard',
    titleKey: 'closing.title',
    access: 'session',
    further: true,
  },
  'pages/setting/ownLimits': {
    load: () => import('./features/limits/own-limits.tsx').then((m) => m.OwnLimitsPage),
    nav: 'standard',
    titleKey: 'limits.title',
    access: 'session',
    further: true,
  },
  'pages/setting/changeLanguage': {
    load: () => import('./features/setting/change-language.tsx').then((m) => m.ChangeLanguagePage),
    nav: 'standard',
    titleKey: 'shell.changeLanguage',
    access: 'visitor',
  },
};

/** Whether a page exists in this build: menus show only what can be opened. */
export const hasPage = (path: string): boolean => Object.hasOwn(routes, path);

/** The five entries of the tab bar, in their order. */
export const tabPaths = [
  'pages/index/index',
  'pages/quotation/quotation',
  'pages/market/market',
  'pages/property/property',
  'pages/personal/personal',
] as const;
