import { demoAccount } from '../../apps/server/demo/account.ts';
import type { OwnApp } from '../journeys/app.ts';
import { openClient, type Client } from '../journeys/client.ts';
import { fillAccount, type Things } from '../journeys/every-page/full-account.ts';
import { decide, signInOperator } from '../journeys/operators.ts';

interface Reported {
  readonly orderNo: string;
  readonly currencyCode: string;
}

/** The demo account with its past, one of everything besides, and a deposit that two operators have credited. */
export async function fillDemo(app: OwnApp): Promise<{ client: Client; things: Things }> {
  const client = await openClient(app.base, 'POST /login', demoAccount);
  const things = await fillAccount(client, { password: demoAccount.password, isNew: false });
  const { list } = await client.call<{ list: Reported[] }>('GET /transaction/page?type=1');
  const reported = list.find(({ currencyCode }) => currencyCode === 'USDT');
  const [maker, checker] = await Promise.all([signInOperator(app, 'lan'), signInOperator(app, 'minh')]);
  await decide(maker, checker, {
    kind: 'deposit-credit',
    orderNo: reported?.orderNo,
    txid: 'c'.repeat(64),
    logIndex: 0,
    reason: 'arrived on the chain',
  });
  return { client, things };
}
