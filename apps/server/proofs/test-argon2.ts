import { createRequire } from 'node:module';

type Argon2 = typeof import('@node-rs/argon2');
const real = createRequire(import.meta.url)('@node-rs/argon2') as Argon2;

const cheap = { memoryCost: 64, timeCost: 1, parallelism: 1 };
const cheapText = '$m=64,t=1,p=1$';
/** What was hashed here, by what is stored of it. */
const made = new Map<string, string>();

/**
 * The library at a thousandth of its cost, since tests sign in thousands of times. What is stored names the cost that
 * was asked for. Journeys run the product with the library as it is.
 */
export const hash: Argon2['hash'] = async (password, options) => {
  const hashed = await real.hash(password, { ...options, ...cheap });
  const { memoryCost, timeCost, parallelism } = { ...options };
  const stored = hashed.replace(cheapText, `$m=${memoryCost},t=${timeCost},p=${parallelism}$`);
  made.set(stored, hashed);
  return stored;
};

/** The cost of each check so far, as in `m=19456,t=2,p=1`: what whoever measures time would learn. */
export const checks: string[] = [];

/** Those that were not made here, as in data of before, are checked at their own cost. */
export const verify: Argon2['verify'] = (stored, password, options) => {
  checks.push(String(stored).split('$')[3] ?? '');
  return real.verify(made.get(String(stored)) ?? stored, password, options);
};
