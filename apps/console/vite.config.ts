import { defineConfig } from 'vite';
import { compressed } from '../../launcher/vite/compressed.ts';

const server = `http://127.0.0.1:${process.env['PORT'] ?? '8080'}`;

export default defineConfig({
  root: import.meta.dirname,
  base: '/console/',
  plugins: [compressed],
  build: {
    outDir: 'dist',
    emptyOutDir: true,
    assetsInlineLimit: 0,
    reportCompressedSize: false,
    chunkSizeWarningLimit: 1_500,
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: /node_modules\// }] } } },
  },
  server: { host: '127.0.0.1', port: 5174, strictPort: true, proxy: { '^/(operator|fair)/': server } },
});
