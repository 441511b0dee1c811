import { price, priceScale } from '@candor/core/money/amount.ts';
import { usdt } from '@candor/core/money/currencies.ts';
import type { TestOperator } from '../../../operators/test-operators.ts';
import type { TestServer } from '../../../test-server.ts';
import type { Case } from './case.ts';

const address = 'TXLAQ63Xg1NAzckPwKHvzw7CSEmLMEqcdj';

/** One open case of each kind, all of one customer. @param maker finance, who has proposed the withdrawal */
export async function oneOfEachKind(
  bench: TestServer,
  customer: { readonly token: string; readonly userId: string },
  maker: TestOperator,
): Promise<Case[]> {
  const { db, engine } = bench.server.services;
  const { token, userId } = customer;
  await engine.submit({
    kind: 'request-deposit',
    userId,
    orderNo: 'd1',
    currency: 'USDT',
    amount: usdt('100'),
    claimedTxid: null,
    vndRate: price(26_300n * 10n ** BigInt(priceScale)),
  });
  await engine.submit({
    kind: 'request-withdrawal',
    userId,
    orderNo: 'w1',
    currency: 'USDT',
    holdUntil: null,
    amount: usdt('150'),
    destination: { way: 'chain', chain: 'TRC20', address },
  });
  await bench.call('POST /playerInfo/junior', {
    token,
    body: { cardType: 'idCard', name: 'Nguyễn Văn An', cardNo: '079200001234' },
  });
  await bench.call('POST /service/send', { token, body: { text: 'Where is my money?', files: [] } });
  const [conversation] = await db.query<{ id: string }>('select id from support_conversation where user_id = $1', [
    userId,
  ]);
  const { data: proposal } = await bench.call('POST /operator/proposals/make', {
    headers: maker.headers,
    body: { proposal: { kind: 'withdrawal-approve', orderNo: 'w1', reason: 'checked' } },
  });
  return [
    { kind: 'deposit', id: 'd1' },
    { kind: 'withdrawal', id: 'w1' },
    { kind: 'verification', id: `${userId}-primary` },
    { kind: 'conversation', id: conversation?.id ?? '' },
    { kind: 'proposal', id: proposal.id },
  ];
}
