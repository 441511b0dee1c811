import type { App } from './app.ts';
import type { Phone } from './browser.ts';
import { newAccount, type Client } from './client.ts';

/** Opens an account through the API, takes test funds, moves some to another account type, and signs the phone in. */
export async function signIn(
  app: Pick<App, 'base'>,
  phone: Phone,
  account: string,
  move?: { toType: number; amount: string },
): Promise<Client> {
  const client = await newAccount(app.base, account);
  await client.call('POST /account/testFunds');
  if (move !== undefined)
    await client.call('POST /account/executeUserCutTurn', { fromType: 1, currencyCode: 'USDT', ...move });
  await phone.page.evaluate((session) => {
    localStorage.setItem('session', session);
  }, client.session);
  await phone.page.reload();
  return client;
}
