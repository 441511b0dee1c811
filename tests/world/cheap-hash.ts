import { hash as digest } from 'node:crypto';

/** Stands for `@node-rs/argon2`: what it says depends on what it is asked alone. */
interface Cost {
  readonly memoryCost?: number;
  readonly timeCost?: number;
  readonly parallelism?: number;
}

const hashed = (password: string, head: string): string =>
  `${head}$${digest('sha256', `${head} ${password}`, 'buffer').toString('base64').replace('=', '')}`;

export const hash = (password: string, { memoryCost, timeCost, parallelism }: Cost = {}): Promise<string> =>
  Promise.resolve(hashed(password, `$argon2id$v=19$m=${memoryCost},t=${timeCost},p=${parallelism}$c2FsdHNhbHRzYWx0`));

export const verify = (stored: string, password: string): Promise<boolean> =>
  Promise.resolve(hashed(password, stored.slice(0, stored.lastIndexOf('$'))) === stored);
