import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, transformWithOxc, type Plugin } from 'vite';
import { compressed } from '../../launcher/vite/compressed.ts';
import { docsPage } from '../../launcher/vite/docs-page.ts';
import { earlyColours } from '../../launcher/vite/early-colours.ts';
import { earlyStart } from '../../launcher/vite/early-start.ts';
import { verifyPage } from '../../launcher/vite/verify-page.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;
const apiPaths =
  '^/(login|register|logout|player|playerInfo|playerWallet|account|transaction|tickerCollect|market|common|sms|' +
  'email|exchangeRate|currency|currencyType|product|userProductOrder|lockMining|portal|fair|operator|outbox|' +
  'openapi.json|asyncapi.json|health|metrics)(/|\\?|$)';

/** What pages of money in and out, lists and proofs share, and those that are opened most do without. */
const ofForms = new RegExp(
  'packages/verifier/(?!text)|apps/web/shell/(files|export|payouts|fair|lists|' +
    'client/(use-pages|day-list|by-day|kept-draft)|' +
    'session/own-limits|quotes/limit-price|routing/pick-field|amounts|' +
    'funds/(transfer[.]|transfer-sheet|timeline|remedy|top-up|tron-address|copy-row|grouped-address|progress-picture))',
);

/**
 * Little things that the pages opened first share with few others: each by itself would be a request, of which a phone
 * makes six at a time.
 */
const ofLittle = new RegExp(
  'lucide-react.*/(chart-spline|hourglass|landmark|minus|pause|refresh-cw|trash)[.]|' +
    'apps/web/(locales/late/(with|chart|tape)-words|shell/(routing/(late-part|stages|use-on-demand)|' +
    'on-screen/use-on-screen|notices/bell)|design/brand/brand-mark)',
);

/** How pages of trading choose their symbol: home, where most begin, and pages of money do without. */
const ofSymbols = /apps\/web\/shell\/quotes\/(symbol-(switch|sheet)|not-traded|last-symbol)/;

/** What shows how orders stand: pages of trading need it, home only behind its first sight, others not. */
const ofOrders = 'shell/(fast|futures|earn)/';
/** What chart and ticket of futures share. */
const ofFutures = 'shell/(futures/own-lines|client/futures-orders|charts/price-steps)';
/** What the pages of fast orders share: line and orders. */
const ofFast = 'features/fast/(chart/|orders/(entries|orders|result-words|direction-mark)[.])';
/** Signs of how something has ended: settlements, results that arrive and requests of money have them. */
const ofEnded = /lucide-react.*\/(circle-x|equal)[.]/;
/** Few pages show texts of operators. */
const ofTexts = 'shell/articles/(text-picture|article-body|written-in|banner)';
/** Signs that the pages opened first do without. */
const ofFew = 'landmark|hourglass|headset|file-search';
const ofShell = new RegExp(
  `lucide-react(?!.*/(${ofFew})[.])|apps/web/(?!${ofOrders}|${ofFutures}|${ofTexts})(shell|design|locales)/`,
);

/**
 * Writes the service worker beside the page, both marked with the build: a hash of the names, which carry the hashes of
 * the files.
 */
const serviceWorker: Plugin = {
  name: 'service-worker',
  apply: 'build',
  async writeBundle({ dir = '' }) {
    const build = createHash('sha256')
      .update(readdirSync(join(dir, 'assets')).sort().join())
      .digest('hex')
      .slice(0, 16);
    const source = join(import.meta.dirname, 'worker/sw.ts');
    const { code } = await transformWithOxc(readFileSync(source, 'utf8'), source);
    // It is a classic script: not every browser runs modules as one.
    writeFileSync(join(dir, 'sw.js'), code.replace(/^export \{\s*\};$/m, '').replace('__BUILD__', build));
    const page = join(dir, 'index.html');
    writeFileSync(
      page,
      readFileSync(page, 'utf8').replace('<title>', `<meta name="build" content="${build}">\n<title>`),
    );
  },
};

/** Parts that are named here, and pages, keep their names. */
const namedParts = new Set([
  'react',
  'rolldown-runtime',
  'vendor',
  'forms',
  'symbols',
  'futures',
  'fast',
  'little',
  'shell',
]);
/**
 * What pages share without being a part of its own has a short name: the list of what each page needs stands in what
 * every page waits for.
 */
const fileNameOf = ({ name, isDynamicEntry }: { name: string; isDynamicEntry: boolean }): string =>
  `assets/${isDynamicEntry || namedParts.has(name) ? '[name]' : 's'}-[hash].js`;

export default defineConfig({
  root: import.meta.dirname,
  plugins: [
    tailwindcss(),
    earlyColours(import.meta.dirname),
    serviceWorker,
    earlyStart(import.meta.dirname),
    verifyPage(import.meta.dirname),
    docsPage(import.meta.dirname),
    compressed,
  ],
  build: {
    outDir: 'dist',
    manifest: true,
    emptyOutDir: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        chunkFileNames: fileNameOf,
        codeSplitting: {
          groups: [
            // The largest part and the one that changes least: alone, it stays in the browser's store from build to
            // build.
            { name: 'react', test: /node_modules\/(react|react-dom|scheduler)\//, priority: 4 },
            { name: 'vendor', test: /node_modules\/(@tanstack|zustand)\//, priority: 3 },
            // Without what it needs itself, which would come along into every page.
            { name: 'forms', test: ofForms, minShareCount: 5, includeDependenciesRecursively: false, priority: 3 },
            { name: 'symbols', test: ofSymbols, minShareCount: 4, includeDependenciesRecursively: false, priority: 3 },
            {
              name: 'futures',
              test: new RegExp(`apps/web/${ofFutures}`),
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            {
              name: 'fast',
              test: new RegExp(`apps/web/${ofFast}`),
              minShareCount: 2,
              includeDependenciesRecursively: false,
              priority: 3,
            },
            { name: 'ended', test: ofEnded, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
            { name: 'little', test: ofLittle, minShareCount: 2, includeDependenciesRecursively: false, priority: 1 },
            // What few pages share stays out of the start, which every page waits for. The workspace shares with all.
            { name: 'shell', test: ofShell, minShareCount: 5, priority: 2 },
          ],
        },
      },
    },
  },
  server: {
    host: '127.0.0.1',
    port: 5173,
    proxy: { [apiPaths]: server, '/stream': { target: server, ws: true } },
  },
});
