import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { expect, test } from 'vitest';
import { accountOf, rateOf, type Account } from './rate-acts.ts';

const account: Account = {
  id: 'a1',
  bankName: 'Vietcombank',
  bankCode: 'VCB',
  holder: 'CANDOR',
  accountNo: '0071 000',
  test: false,
  enabled: false,
  createdAt: 1,
};
const reason = 'the bank told us';

test('an account is proposed with what is typed; only one that exists has an id', async () => {
  const { id, test: _, createdAt: __, ...written } = account;
  const change = accountOf(account);
  expect(await sentBy(() => change.send(typedInto(change.fields, { holder: 'CANDOR JSC', reason })))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'pay-account', id, ...written, holder: 'CANDOR JSC', reason } },
  ]);
  const create = accountOf(null);
  expect(await sentBy(() => create.send(typedInto(create.fields, { ...written, enabled: 'true', reason })))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'pay-account', ...written, enabled: true, reason } },
  ]);
});

test('a new account is offered unless that is switched off', () => {
  expect(accountOf(null).fields?.find(({ name }) => name === 'enabled')?.initial).toBe('true');
  expect(accountOf(account).fields?.find(({ name }) => name === 'enabled')?.initial).toBe('false');
});

test('the rate begins with the one that holds', async () => {
  const { fields, send } = rateOf('26300');
  expect(await sentBy(() => send(typedInto(fields, { reason })))).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'vnd-rate', vndPerUsdt: '26300', reason } },
  ]);
});
