import '../../../tests/screens/browser.ts';
import { expect, test } from 'vitest';
import { hasPage, routes, tabPaths } from '../routes.ts';

const all = Object.entries(routes);

test('a page that is named like what every object has is none', () => {
  expect(['constructor', 'toString', '__proto__', '', 'pages/none/none'].filter(hasPage)).toEqual([]);
});

test('the five tabs stand in their order', () => {
  expect(tabPaths.map((path) => routes[path]?.tab)).toEqual(['home', 'quotations', 'market', 'property', 'personal']);
});

test('only what has to work without an account is open to visitors', () => {
  expect(all.flatMap(([path, { access }]) => (access === 'visitor' ? [path] : [])).toSorted()).toEqual([
    'pages/area/area',
    'pages/login/login',
    'pages/practise/practise',
    'pages/preview/preview',
    'pages/proof/proof',
    'pages/register/register',
    'pages/richView/richView',
    'pages/setting/changeLanguage',
    'pages/setting/freezeWithdrawals',
    'pages/statistics/statistics',
  ]);
});
