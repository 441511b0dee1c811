import { enableCompileCache, flushCompileCache } from 'node:module';
import process from 'node:process';
import { fileURLToPath } from 'node:url';

// What an earlier start has compiled is not compiled again, in threads neither. Before all else, and in plain
// JavaScript: what makes that of TypeScript is itself a part of what a start would cost.
process.env.NODE_COMPILE_CACHE ??= fileURLToPath(
  new URL('../../node_modules/.cache/candor/compiled/', import.meta.url),
);
enableCompileCache(process.env.NODE_COMPILE_CACHE);
const { run } = await import('./run.ts');
await run();
// A killed process would take with it what it has compiled.
flushCompileCache();
