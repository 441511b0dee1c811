import '../../../../tests/screens/browser.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountTypes } from '@candor/core/ledger/account.ts';
import { learnWorkspace } from '../../locales/late/workspace-words.ts';
import { speak } from '../../locales/i18n.ts';
import type { Command } from './parse-command.ts';

const opened = vi.fn();
const arranged = vi.fn();
const added = vi.fn(() => Promise.resolve());
vi.mock('../../shell/routing/hash.ts', () => ({ navigate: opened }));
vi.mock('../use-arrangement.ts', () => ({ arrange: arranged }));
vi.mock('../../shell/alerts/alerts.ts', () => ({ addAlert: added }));
vi.mock('../../shell/quotes/tickers.ts', () => ({ tickerOf: () => ({ price: '98000', priceDecimals: 2 }) }));
vi.mock('../../shell/funds/transfer-sheet.tsx', () => ({
  accountNames: { 1: 'funds.account1', 2: 'funds.account2', 3: 'funds.account3' },
}));
vi.mock('../../shell/feedback/toast.ts', () => ({ toast: vi.fn() }));
const { toast } = await import('../../shell/feedback/toast.ts');
const { accountsNamed, carryOut, sentenceOf } = await import('./commands.ts');
const moved = vi.fn();
const act = (command: Command) => carryOut(command, moved);

beforeAll(async () => {
  await speak('en');
  await learnWorkspace();
});
beforeEach(() => vi.clearAllMocks());

test('a command is one sentence, and says that nothing is sent', () => {
  expect(sentenceOf({ kind: 'buy', symbol: 'SOLUSDT', quantity: '1234.5' })).toEqual({
    text: 'Buy 1,234.5 SOL/USDT',
    note: 'Opens the ticket, sends nothing',
  });
  expect(sentenceOf({ kind: 'sell', symbol: 'SOLUSDT', quantity: '2' }).text).toBe('Sell 2 SOL/USDT');
  expect(sentenceOf({ kind: 'alert', symbol: 'BTCUSDT', price: '100000' }).text).toBe(
    'Alert once when BTC/USDT reaches 100,000.00',
  );
  expect(sentenceOf({ kind: 'closeAll' }).note).toBe('Opens positions, closes nothing');
  expect(sentenceOf({ kind: 'close', symbol: 'BTCUSDT' })).toEqual({
    text: 'Close the position in BTC/USDT',
    note: 'Opens positions, closes nothing',
  });
  expect(sentenceOf({ kind: 'transfer', to: accountTypes.futures, amount: '1500' })).toEqual({
    text: 'Move 1,500 USDT: Main account → Futures',
    note: 'Opens the form, moves nothing',
  });
});

test('buying and selling fill the ticket, closing opens the positions and asks', () => {
  act({ kind: 'sell', symbol: 'SOLUSDT', quantity: '2' });
  expect(opened).toHaveBeenLastCalledWith('pages/currency/currency', {
    symbol: 'SOLUSDT',
    side: 'sell',
    quantity: '2',
  });
  act({ kind: 'closeAll' });
  expect(opened).toHaveBeenLastCalledWith('pages/contract/contract', { close: 'all' });
  expect(arranged).toHaveBeenLastCalledWith({ dockTab: 'positions' });
  act({ kind: 'close', symbol: 'BTCUSDT' });
  expect(opened).toHaveBeenLastCalledWith('pages/contract/contract', { symbol: 'BTCUSDT', close: 'BTCUSDT' });
  expect(added).not.toHaveBeenCalled();
});

test('a transfer opens its form, from the main account or to it, and sends nothing', () => {
  const { account, coin, futures } = accountTypes;
  for (const [to, from] of [
    [futures, account],
    [coin, account],
    [account, futures],
  ] as const) {
    act({ kind: 'transfer', to, amount: '5' });
    expect(moved).toHaveBeenLastCalledWith({ from, to, amount: '5' });
  }
  expect(opened).not.toHaveBeenCalled();
});

test('no two own accounts are called the same', () => {
  const names = accountsNamed().flatMap((one) => [...new Set(one.names)]);
  expect(new Set(names).size).toBe(names.length);
});

test('an alert is set in the direction in which the price has to go, and refused where it stands', async () => {
  act({ kind: 'alert', symbol: 'BTCUSDT', price: '100000' });
  await vi.waitFor(() => expect(toast).toHaveBeenLastCalledWith('Alert set: BTC/USDT at 100,000.00'));
  act({ kind: 'alert', symbol: 'BTCUSDT', price: '90000' });
  expect(added.mock.calls).toEqual([
    ['BTCUSDT', 'above', '100000'],
    ['BTCUSDT', 'below', '90000'],
  ]);
  added.mockRejectedValueOnce(new Error('the price is there'));
  act({ kind: 'alert', symbol: 'BTCUSDT', price: '98000' });
  await vi.waitFor(() => expect(toast).toHaveBeenLastCalledWith('the price is there'));
});

test('why an alert was refused is said', async () => {
  added.mockRejectedValueOnce(new Error('too many alerts'));
  act({ kind: 'alert', symbol: 'BTCUSDT', price: '100000' });
  await vi.waitFor(() => expect(toast).toHaveBeenLastCalledWith('too many alerts'));
});
