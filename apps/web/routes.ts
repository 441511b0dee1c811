import { customer } from './routes/customer.ts';
import { earn } from './routes/earn.ts';
import { money } from './routes/money.ts';
import type { Route, Routes } from './routes/route.ts';
import { settings } from './routes/settings.ts';
import { tabs } from './routes/tabs.ts';
import { trading } from './routes/trading.ts';

export type { Route, TabName } from './routes/route.ts';

/** Every page of the app by its path; what is not here shows the not-found page. */
export const routes: Routes = { ...tabs, ...trading, ...money, ...earn, ...customer, ...settings };

/** What visitors see in place of a page that needs a session. */
export const loginPrompt: Route = {
  load: () => import('./shell/session/login-prompt.tsx').then((m) => m.LoginPrompt),
  nav: 'custom',
  titleKey: 'shell.login',
  access: 'visitor',
};

/** All of trading at once, where the screen has room for it. */
export const workspaceRoute: Route = {
  load: () => import('./workspace/load-workspace.ts').then((m) => m.loadWorkspace()),
  nav: 'custom',
  titleKey: 'shell.market',
  access: 'session',
  tab: 'market',
  secondary: true,
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
