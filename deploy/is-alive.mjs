import process from 'node:process';

// For the health check of a container: whether the program lives, not whether traffic may come (that is /ready).
const { ok } = await fetch(`http://127.0.0.1:${process.env.PORT ?? 8080}/health`);
process.exitCode = ok ? 0 : 1;
