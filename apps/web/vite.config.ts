import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import tailwindcss from '@tailwindcss/vite';
import { defineConfig, type Plugin } from 'vite';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;
const apiPaths = '^/(login|register|logout|player|playerInfo|playerWallet|account|transaction|tickerCollect|market|common|sms|email|exchangeRate|currency|currencyType|product|userProductOrder|lockMining|portal|fair|operator|outbox|openapi.json|health|metrics)(/|\\?|$)';

/** Moves the style sheet behind the prerendered shell, so that the shell is painted without waiting for it. */
const stylesAfterShell: Plugin = {
  name: 'styles-after-shell',
  enforce: 'post',
  transformIndexHtml: {
    order: 'post',
    handler(html) {
      const links = html.match(/<link rel="stylesheet"[^>]*>/g) ?? [];
      return links.reduce((page, link) => page.replace(link, '').replace('</body>', `${link}</body>`), html);
    },
  },
};

/** Writes each text file beside itself in the two forms that browsers take compressed; the server sends those. */
const compressed: Plugin = {
  name: 'compressed',
  apply: 'build',
  writeBundle({ dir = '' }) {
    for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
      if (!entry.isFile() || !/\.(js|css|html|svg)$/.test(entry.name)) continue;
      const file = join(entry.parentPath, entry.name);
      const bytes = readFileSync(file);
      writeFileSync(`${file}.gz`, gzipSync(bytes, { level: 9 }));
      writeFileSync(`${file}.br`, brotliCompressSync(bytes));
    }
  },
};

export default defineConfig({
  root: import.meta.dirname,
  plugins: [tailwindcss(), stylesAfterShell, compressed],
  resolve: {
    // Written against React, shipped with Preact's implementation of it: 11 KiB instead of 68 on every page.
    alias: {
      'react/jsx-runtime': 'preact/jsx-runtime',
      'react/jsx-dev-runtime': 'preact/jsx-dev-runtime',
      'react-dom/client': 'preact/compat/client',
      'react-dom': 'preact/compat',
      react: 'preact/compat',
    },
  },
  build: {
    outDir: 'dist',
    manifest: true,
    emptyOutDir: true,
    cssCodeSplit: false,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'vendor', test: /node_modules\/(preact|@tanstack|zustand)\//, priority: 3 },
            { name: 'shell', test: /lucide-react|apps\/web\/(shell|design|locales)\//, minShareCount: 2, priority: 2 },
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
