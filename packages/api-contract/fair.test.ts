import { expect, test } from 'vitest';
import { callNames, declarationOf, type CallName } from './index.ts';
import { ack } from './calls/fair.ts';

const given = {
  kind: 'ack',
  what: 'place-fast-order',
  subject: 'o1',
  userId: 'u1',
  terms: 'fast|o1',
  termsHash: 'a'.repeat(64),
  symbol: 'BTCUSDT',
  lastSeq: 7,
  lastHead: 'b'.repeat(64),
  logSize: 3,
  time: 1_800_000_000_000,
  salt: 'c'.repeat(32),
  signature: '0.1..AAAA',
};

test('a promise may name no tape, and lacks nothing else', () => {
  expect(ack.safeParse(given).success).toBe(true);
  expect(ack.safeParse({ ...given, symbol: null, lastSeq: null, lastHead: null }).success).toBe(true);
  for (const name of Object.keys(given)) {
    const { [name as keyof typeof given]: _, ...rest } = given;
    expect([name, ack.safeParse(rest).success]).toEqual([name, false]);
  }
  expect(ack.safeParse({ ...given, kind: 'promise' }).success).toBe(false);
});

/** Moves money, but is no placing, closing, cancelling, purchase, withdrawal or exchange. */
const without: readonly CallName[] = [
  'POST /account/executeUserCutTurn',
  'POST /account/refuseBonus',
  'POST /transaction/bankRecharge',
  'POST /account/testFunds',
  'POST /transaction/cancelRecharge/{id}',
  'POST /transaction/executeRechargeUser',
  'POST /transaction/recharge',
];

/** Whether `ack` stands anywhere in the declared answer. */
function holdsAck(schema: object): boolean {
  const { def } = schema as { def: Record<string, unknown> & { shape?: Record<string, object> } };
  if (def.shape !== undefined) return 'ack' in def.shape || Object.values(def.shape).some(holdsAck);
  const parts = [def['element'], def['innerType'], ...((def['options'] as object[] | undefined) ?? [])];
  return parts.some((part) => typeof part === 'object' && part !== null && holdsAck(part));
}

test('every call that moves money says whether it is acknowledged', () => {
  const moving = callNames.filter((name) => declarationOf(name).movesMoney === true);
  expect(moving.filter((name) => !holdsAck(declarationOf(name).answer)).sort()).toEqual([...without].sort());
});
