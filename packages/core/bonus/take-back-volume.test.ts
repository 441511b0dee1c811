import { expect, test } from 'vitest';
import { apply, emptyState } from '../engine.ts';
import { brokenInvariants } from '../invariants.ts';
import { zero, type Amount } from '../money/amount.ts';
import { formatAmount, usdt } from '../money/currencies.ts';
import { paperRules } from '../rules.ts';
import type { State } from '../state.ts';
import { beginTurn } from '../turn.ts';
import { countVolume } from './bonus.ts';

const text = (units: Amount = zero): string => formatAmount(units, 'USDT');
const now = 1_800_000_000_000;

/** A customer with the gift of 10 locked, after orders of these volumes; each says what it had released by itself. */
function traded(...volumes: string[]): { state: State; released: string[] } {
  const state = emptyState(paperRules);
  apply(state, { kind: 'fund-house' }, now);
  apply(state, { kind: 'sign-up-gift', userId: 'a' }, now);
  const released = volumes.map((units, at) => {
    const turn = beginTurn(state, now);
    countVolume(turn, 'a', usdt(units), `o${at}`);
    return text(turn.effects.journals[0]?.entries[1]?.available);
  });
  return { state, released };
}
const standing = (state: State) => {
  const bonus = state.bonuses.get('a');
  const texts = [bonus?.volume, bonus?.carry, bonus?.released, state.accounts.get('a:4:USDT')?.available].map((units) =>
    text(units),
  );
  const [volume, carry, freed, locked] = texts;
  return { volume, carry, released: freed, locked };
};
function voided(state: State, stake: string, released: string, volume = stake) {
  const lost = [
    { orderNo: 'x', userId: 'a', stake: usdt(stake), settledAt: now, volume: usdt(volume), released: usdt(released) },
  ];
  const was = JSON.stringify(standing(state));
  const { effects } = apply(state, { kind: 'void-orders', lost }, now);
  expect(brokenInvariants(state)).toEqual([]);
  // What has changed is written, too.
  const bonus = state.bonuses.get('a');
  if (JSON.stringify(standing(state)) !== was) expect([...effects.bonuses]).toEqual([bonus]);
  return effects.journals.map(({ kind, entries }) => [
    kind,
    ...entries.map(({ account, available }) => `${account.id} ${text(available)}`),
  ]);
}

test.each([
  ['all its volume', ['25'], 0, '25'],
  ['volume that a later order completed', ['5', '5'], 0, '5'],
  ['volume between others', ['7', '10', '6'], 1, '10'],
  ['less than a step', ['12', '3'], 1, '3'],
  ['more than the whole gift needs', ['1000'], 0, '1000'],
] as const)('after a void everything is as if the order had never counted: %s', (_name, volumes, at, stake) => {
  const { state, released } = traded(...volumes);
  voided(state, stake, released[at] ?? '0');
  expect(standing(state)).toEqual(standing(traded(...volumes.filter((_, each) => each !== at)).state));
});

test('stake and bonus come back in one journal', () => {
  const { state, released } = traded('25');
  expect(voided(state, '25', released[0] ?? '')).toEqual([
    ['fast-void', 'fast-reserve:0:USDT -25', 'a:1:USDT 23', 'a:4:USDT 2'],
  ]);
});

test('no more is locked again than the stake that comes back, however small it is', () => {
  const { state, released } = traded('9.8', '0.5');
  expect(released).toEqual(['0', '1']);
  expect(voided(state, '0.5', '1')).toEqual([['fast-void', 'fast-reserve:0:USDT -0.5', 'a:4:USDT 0.5']]);
  expect(standing(state)).toEqual({ volume: '9.8', carry: '9.8', released: '0.5', locked: '9.5' });
});

test('an order that had counted nothing takes nothing back, and neither does one of a refused bonus', () => {
  const { state } = traded('25');
  expect(voided(state, '25', '0', '0')).toEqual([['fast-void', 'fast-reserve:0:USDT -25', 'a:1:USDT 25']]);
  expect(standing(state)).toEqual({ volume: '25', carry: '5', released: '2', locked: '8' });
  apply(state, { kind: 'refuse-bonus', userId: 'a' }, now);
  expect(voided(state, '25', '2')).toEqual([['fast-void', 'fast-reserve:0:USDT -25', 'a:1:USDT 25']]);
  expect(standing(state)).toEqual({ volume: '25', carry: '5', released: '2', locked: '0' });
});

test('an order beyond the end of one bonus takes back its own release, not that of a later bonus', () => {
  const { state, released } = traded('1000');
  expect(released).toEqual(['10']);
  const deposit = {
    kind: 'credit-chain-deposit',
    orderNo: 'd',
    userId: 'a',
    txid: 'a'.repeat(64),
    logIndex: 0,
    amount: usdt('1000'),
    bonus: true,
  } as const;
  expect(apply(state, deposit, now).result.ok).toBe(true);
  countVolume(beginTurn(state, now), 'a', usdt('200'), 'later');
  expect(standing(state)).toMatchObject({ released: '30', locked: '30' });
  voided(state, '1000', '10');
  expect(standing(state)).toEqual({ volume: '200', carry: '0', released: '20', locked: '40' });
});
