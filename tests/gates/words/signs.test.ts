import { expect, test } from 'vitest';
import { planted, readAll, type Source } from '../source.ts';

/** What is traded or bought: each has one sign, and that sign leads nowhere else. By the folder of its pages. */
const products = ['market', 'contract', 'currency', 'lockMining', 'wealth'];
/** A sign in a table or row of ways, and the folder of pages to which it leads. */
const ways = /icon(?:: |=\{)(\w+)(?:,|\}).*? to(?:: '|=")pages\/(\w+)\//g;
/** A sign of the bar at the foot. */
const tabs = /name: '(\w+)', icon: (\w+),/g;

/** Which signs lead to which folders of pages. */
const signsIn = (text: string): { icon: string; leads: string }[] => [
  ...Array.from(text.matchAll(ways), ([, icon = '', leads = '']) => ({ icon, leads })),
  ...Array.from(text.matchAll(tabs), ([, leads = '', icon = '']) => ({ icon, leads: `tab ${leads}` })),
];

/** Signs that mean two things, things that have two signs, and ⇆ beside anything but a transfer. */
function wrongIcons(sources: readonly Source[]): string[] {
  const pages = sources.filter(({ path }) => path.startsWith('apps/web/') && path.endsWith('.tsx'));
  const signs = pages.flatMap(({ text }) => signsIn(text));
  const about = products.flatMap((product) => {
    const own = [...new Set(signs.filter(({ leads }) => leads === product).map(({ icon }) => icon))];
    const others = signs.filter(({ icon, leads }) => own.includes(icon) && leads !== product);
    return [
      ...(own.length > 1 ? [`${product} has ${own.join(' and ')}`] : []),
      ...others.map(({ icon, leads }) => `${icon} of ${product} leads to ${leads} as well`),
    ];
  });
  const moves = pages.filter(
    ({ text }) => text.includes('ArrowLeftRight') && !/transfer/i.test(text.replaceAll('ArrowLeftRight', '')),
  );
  return [...new Set(about), ...moves.map(({ path }) => `${path} shows ⇆ beside something else than a transfer`)];
}

test('each product has one sign, a sign means one thing, and ⇆ is money that moves between own accounts', () => {
  expect(wrongIcons(readAll())).toEqual([]);
});

test('two signs of one product, one sign of two, and a wrong ⇆ are reported', () => {
  const place = 'apps/web/features/a/a.tsx';
  expect(
    wrongIcons(
      planted({
        [place]: `{ icon: Zap, word: 'a', to: 'pages/market/market' },
          { icon: Bolt, title: 'b', to: 'pages/market/marketOrder' },
          <LinkRow icon={Zap} title={t('c')} to="pages/help/help" />`,
        'apps/web/shell/bar.tsx': "{ name: 'quotations', icon: Bolt, label: 'd' }",
        'apps/web/features/b/b.tsx': '<ArrowLeftRight size={14} />',
      }),
    ),
  ).toEqual([
    'market has Zap and Bolt',
    'Zap of market leads to help as well',
    'Bolt of market leads to tab quotations as well',
    'apps/web/features/b/b.tsx shows ⇆ beside something else than a transfer',
  ]);
  expect(wrongIcons(planted({ [place]: `import { loadTransferSheet } from 'x'; <ArrowLeftRight />` }))).toEqual([]);
});
