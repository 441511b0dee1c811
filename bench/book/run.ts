import { orderBook } from './order-book.ts';

/** By hand: `node bench/book/run.ts`. */
for (const { what, value, aim = '', note = '' } of orderBook())
  console.log(`${what.padEnd(58)} ${value.padEnd(40)} ${aim.padEnd(8)} ${note}`);
