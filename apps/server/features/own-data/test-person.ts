import { usdt } from '@candor/core/money/currencies.ts';
import { pngOf } from '../../files/test-images.ts';
import { signInOperator, type TestOperator } from '../../operators/test-operators.ts';
import { passkeyAdded } from '../../proofs/passkeys/store.ts';
import type { TestServer } from '../../test-server.ts';

/** What is sent of one person, and is to be found nowhere once it is erased. */
export const traces = {
  account: 'tracesofme2026',
  nickName: 'Trace Nickname',
  holder: 'TRACE HOLDER NAME',
  cardNo: '9704360012349876',
  street: '12 Trace Street',
  documentName: 'Trace Document Name',
  documentNo: 'T7654321',
  payer: 'Trace Payer Name',
  question: 'where is my trace money',
  answer: 'your trace is on its way',
  note: 'looks like a trace of somebody',
  wallet: 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t',
  passkey: 'Trace Phone',
} as const;
export const password = 'secret-123';
export const fundPasswd = 'money-1234';
/** Where everything is paid; the ledger goes on naming it. */
export const destination = 'TJRabPrwbZy45sbavfcjinPJC18kjpRTv8';

export interface Equipped {
  readonly token: string;
  readonly userId: string;
}

/** Two of finance, so that one proposes and the other approves, and one who answers. */
export async function openDesk(bench: TestServer): Promise<readonly [TestOperator, TestOperator, TestOperator]> {
  return [
    await signInOperator(bench, 'finance', 'anna'),
    await signInOperator(bench, 'finance', 'bert'),
    await signInOperator(bench, 'support', 'mai'),
  ];
}

/** A customer who has used everything that keeps something of them. */
export async function equipped(bench: TestServer, support: TestOperator): Promise<Equipped> {
  const { data } = await bench.call('POST /register', {
    body: { type: 'account', account: traces.account, password, confirmPassword: password, agree: true },
  });
  const { token } = data;
  const { userId } = data.userInfo;
  await bench.call('POST /account/testFunds', { token });
  await bench.call('POST /player/updateInfo', { token, body: { nickName: traces.nickName } });
  await bench.call('POST /player/updateFundsPassword', {
    token,
    body: { password, newPassword: fundPasswd, confirmPassword: fundPasswd },
  });
  await handIn(bench, { token, userId });
  await addPasskey(bench, userId);
  await write(bench, { token, userId }, support);
  await bench.server.services.engine.submit({
    kind: 'adjust-balance',
    adjustmentId: `own-${userId}`,
    userId,
    accountType: 1,
    currency: 'USDT',
    amount: usdt('40'),
    reverses: null,
    reason: 'a test',
    approval: 'test',
  });
  return { token, userId };
}

async function addPasskey({ server }: TestServer, id: string): Promise<void> {
  const { db, clock } = server.services;
  const key = { id: `passkey${id}`, owner: { kind: 'customer', id } as const, credentialId: `credential-${id}` };
  const made = { publicKey: 'AA==', counter: 0, transports: [], name: traces.passkey, createdAt: clock.now() };
  await db.batch(passkeyAdded({ ...key, ...made }));
}

export async function picture(bench: TestServer, userId: string): Promise<string> {
  const kept = await bench.server.services.files.keep(userId, await pngOf(30, 30));
  if (!kept.ok) throw new Error(kept.error);
  return kept.value.id;
}

/** Papers, a card, an address, a report of a payment. */
async function handIn(bench: TestServer, { token, userId }: Equipped): Promise<void> {
  const { documentName: name, documentNo: cardNo } = traces;
  await bench.call('POST /playerInfo/junior', { token, body: { cardType: 'passport', name, cardNo } });
  await bench.call('POST /player/bankAccount/saveOrEdit', {
    token,
    body: {
      username: traces.holder,
      cardNo: traces.cardNo,
      bankCode: 'VCB',
      city: 'Hà Nội',
      address: traces.street,
    },
  });
  await bench.call('POST /playerWallet/add', {
    token,
    body: { currencyCode: 'USDT', chain: 'TRC20', address: traces.wallet, qrImage: await picture(bench, userId) },
  });
  const { data } = await bench.call('POST /transaction/recharge', {
    token,
    body: {
      currencyCode: 'USDT',
      amount: '25',
      payer: traces.payer,
      screenshot: await picture(bench, userId),
    },
  });
  await bench.call('POST /transaction/cancelRecharge/{id}', { token, params: { id: data.orderNo } });
}

/** A question with its answer, and what operators note for each other. */
async function write(bench: TestServer, { token, userId }: Equipped, { headers }: TestOperator): Promise<void> {
  await bench.call('POST /service/send', {
    token,
    body: { text: traces.question, files: [await picture(bench, userId)] },
  });
  const { data } = await bench.call('GET /operator/conversations', { headers, query: {} });
  await bench.call('POST /operator/conversations/answer', {
    headers,
    body: { id: data.list[0]?.id ?? '', text: traces.answer },
  });
  await bench.call('POST /operator/customers/note', { headers, body: { userId, text: traces.note } });
}

/** Asked for by its owner, carried out by two, paid and confirmed. */
export async function closed(
  bench: TestServer,
  { token, userId }: Equipped,
  [maker, checker]: readonly [TestOperator, TestOperator, ...unknown[]],
): Promise<string> {
  await bench.call('POST /player/close', { token, body: { fundPasswd, address: destination } });
  const proposal = { kind: 'account-close', userId, reason: 'asked for by the customer' } as const;
  const made = await bench.call('POST /operator/proposals/make', { headers: maker.headers, body: { proposal } });
  await bench.call('POST /operator/proposals/approve', { headers: checker.headers, body: { id: made.data.id } });
  const { data } = await bench.call('GET /operator/withdrawals', { headers: maker.headers, query: { userId } });
  return data.list[0]?.orderNo ?? '';
}

export async function paid(
  bench: TestServer,
  orderNo: string,
  [maker, checker]: readonly [TestOperator, TestOperator, ...unknown[]],
): Promise<void> {
  const txid = 'c'.repeat(64);
  await bench.call('POST /operator/withdrawals/sent', { headers: maker.headers, body: { orderNo, txid } });
  await bench.call('POST /operator/withdrawals/confirmed', {
    headers: checker.headers,
    body: { orderNo, txid, reason: 'seen on the chain' },
  });
}
