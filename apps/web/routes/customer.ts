import type { Routes } from './route.ts';

/** Verification, messages, help, service, and how one gets in. */
export const customer: Routes = {
  'pages/certify/first': {
    load: () => import('../features/identity/load-identity.ts').then((m) => m.loadFirst()),
    nav: 'standard',
    titleKey: 'personal.identityFirst',
    access: 'session',
    secondary: true,
  },
  'pages/certify/second': {
    load: () => import('../features/identity/load-identity.ts').then((m) => m.loadSecond()),
    nav: 'standard',
    titleKey: 'personal.identitySecond',
    access: 'session',
    secondary: true,
  },
  'pages/messages/messages': {
    load: () => import('../features/notices/messages.tsx').then((m) => m.MessagesPage),
    nav: 'standard',
    titleKey: 'notices.title',
    access: 'session',
    secondary: true,
  },
  'pages/messages/detail': {
    load: () => import('../features/notices/detail.tsx').then((m) => m.MessageDetailPage),
    nav: 'standard',
    titleKey: 'notices.detailTitle',
    access: 'session',
    secondary: true,
  },
  'pages/help/help': {
    load: () => import('../features/articles/help.tsx').then((m) => m.HelpPage),
    nav: 'standard',
    titleKey: 'articles.helpTitle',
    access: 'session',
    secondary: true,
  },
  'pages/help/detail': {
    load: () => import('../features/articles/help-detail.tsx').then((m) => m.HelpDetailPage),
    nav: 'standard',
    titleKey: 'articles.helpDetail',
    access: 'session',
    secondary: true,
  },
  'pages/service/service': {
    load: () => import('../features/support/support.tsx').then((m) => m.SupportPage),
    nav: 'standard',
    titleKey: 'support.title',
    access: 'session',
    secondary: true,
  },
  'pages/service/service-view': {
    load: () => import('../features/support/support-view.tsx').then((m) => m.SupportViewPage),
    nav: 'standard',
    titleKey: 'support.title',
    access: 'session',
    secondary: true,
  },

  'pages/login/login': {
    load: () => import('../features/auth/login.tsx').then((m) => m.LoginPage),
    nav: 'custom',
    titleKey: 'shell.login',
    access: 'visitor',
  },
  'pages/register/register': {
    load: () => import('../features/auth/sign-up.tsx').then((m) => m.SignUpPage),
    nav: 'custom',
    titleKey: 'shell.register',
    access: 'visitor',
  },
  'pages/area/area': {
    load: () => import('../features/area/area.tsx').then((m) => m.AreaPage),
    nav: 'standard',
    titleKey: 'shell.area',
    access: 'visitor',
    secondary: true,
  },
  'pages/richView/richView': {
    load: () => import('../features/articles/rich-view.tsx').then((m) => m.RichViewPage),
    nav: 'standard',
    titleKey: 'shell.richView',
    access: 'visitor',
    secondary: true,
  },
  'pages/preview/preview': {
    load: () => import('../features/articles/preview.tsx').then((m) => m.PreviewPage),
    nav: 'standard',
    titleKey: 'shell.richView',
    access: 'visitor',
    secondary: true,
  },
  'pages/proof/proof': {
    load: () => import('../features/proof/load-proof.ts').then((m) => m.loadProof()),
    nav: 'standard',
    titleKey: 'shell.proof',
    access: 'visitor',
    secondary: true,
  },
};
