import type { Routes } from './route.ts';

/** What a customer sets, and the safety of the account. */
export const settings: Routes = {
  'pages/setting/setting': {
    load: () => import('../features/setting/setting.tsx').then((m) => m.SettingPage),
    nav: 'standard',
    titleKey: 'shell.setting',
    access: 'session',
    secondary: true,
  },
  'pages/setting/priceAlerts': {
    load: () => import('../features/alerts/price-alerts.tsx').then((m) => m.PriceAlertsPage),
    nav: 'standard',
    titleKey: 'alerts.title',
    access: 'session',
  },
  'pages/setting/editNickname': {
    load: () => import('../features/setting/edit-nickname.tsx').then((m) => m.EditNicknamePage),
    nav: 'standard',
    titleKey: 'shell.editNickname',
    access: 'session',
  },
  'pages/setting/setFundPassword': {
    load: () => import('../features/fund-password/set-fund-password.tsx').then((m) => m.SetFundPasswordPage),
    nav: 'standard',
    titleKey: 'fund-password.title',
    access: 'session',
    secondary: true,
  },
  'pages/setting/editPassword': {
    load: () => import('../features/setting/edit-password.tsx').then((m) => m.EditPasswordPage),
    nav: 'standard',
    titleKey: 'shell.editPassword',
    access: 'session',
  },
  'pages/setting/authenticator': {
    load: () => import('../features/security/authenticator.tsx').then((m) => m.AuthenticatorPage),
    nav: 'standard',
    titleKey: 'security.title',
    access: 'session',
    secondary: true,
  },
  'pages/setting/passkeys': {
    load: () => import('../features/security/passkeys/load-passkeys.ts').then((m) => m.loadPasskeys()),
    nav: 'standard',
    titleKey: 'security.passkeysTitle',
    access: 'session',
    secondary: true,
  },
  'pages/setting/devices': {
    load: () => import('../features/security/devices.tsx').then((m) => m.DevicesPage),
    nav: 'standard',
    titleKey: 'security.devicesTitle',
    access: 'session',
    secondary: true,
  },
  'pages/setting/freezeWithdrawals': {
    load: () => import('../features/security/freeze-withdrawals.tsx').then((m) => m.FreezeWithdrawalsPage),
    nav: 'standard',
    titleKey: 'security.freezeTitle',
    access: 'visitor',
    secondary: true,
  },
  'pages/setting/closeAccount': {
    load: () => import('../features/withdrawals/close-account.tsx').then((m) => m.CloseAccountPage),
    nav: 'standard',
    titleKey: 'closing.title',
    access: 'session',
    secondary: true,
  },
  'pages/setting/ownData': {
    load: () => import('../features/security/own-data.tsx').then((m) => m.OwnDataPage),
    nav: 'standard',
    titleKey: 'closing.dataTitle',
    access: 'session',
    secondary: true,
  },
  'pages/setting/ownLimits': {
    load: () => import('../features/limits/own-limits.tsx').then((m) => m.OwnLimitsPage),
    nav: 'standard',
    titleKey: 'limits.title',
    access: 'session',
    secondary: true,
  },
  'pages/setting/changeLanguage': {
    load: () => import('../features/setting/change-language.tsx').then((m) => m.ChangeLanguagePage),
    nav: 'standard',
    titleKey: 'shell.changeLanguage',
    access: 'visitor',
  },
};
