import { expect, test } from 'vitest';
import { canonicalState } from '../../canonical.ts';
import { apply } from '../../engine.ts';
import type { Mark } from '../../market/mark.ts';
import { restoreState } from '../../restore/restore.ts';
import type { State } from '../../state.ts';
import { at, Trader } from '../test-trader.ts';

/** The state as its tables would give it. */
function restarted({ rules, accounts, futures, marks, dayResults, nextJournal }: State): State {
  const nothing: never[] = [];
  return restoreState(rules, {
    accounts: [...accounts.values()].map((account) => ({ ...account })),
    futuresOrders: [...futures.orders.values()].map((order) => ({ ...order })),
    marks: [...marks.values()],
    nextJournal,
    fastOrders: nothing,
    spotOrders: nothing,
    products: nothing,
    earnOrders: nothing,
    quotes: nothing,
    deposits: nothing,
    depositProofs: nothing,
    withdrawals: nothing,
    withdrawalDays: nothing,
    withdrawalTxids: nothing,
    adjustments: nothing,
    bonuses: nothing,
    limits: nothing,
    dayResults: [...dayResults.values()].map((result) => ({ ...result })),
    testFundsDays: nothing,
  });
}

/** All that trading has changed. */
const traded = (state: State): string[] =>
  canonicalState(state)
    .split('\n')
    .filter((line) => !line.startsWith('adjustment'));

test('a restart loses nothing that waits: a request, an entry, a limit, an alarm, a pair', () => {
  const trader = new Trader({ funds: '100000' });
  const small = { lots: 10n } as const;
  trader.open({ ...small, orderNo: 'requests' });
  trader.open({ ...small, orderNo: 'alarmed', stopLoss: at('59900') });
  trader.open({ ...small, orderNo: 'calm', takeProfit: at('60500') });
  trader.open({ ...small, orderNo: 'leg' });
  trader.do({ kind: 'lock-position', userId: 'a', orderNo: 'leg', newOrderNo: 'other' });
  trader.mark('59900');
  trader.place({ ...small, orderNo: 'limit', orderType: 'limit', price: at('59000') });
  trader.close('requests');
  trader.do({ kind: 'close-part', userId: 'a', orderNo: 'calm', newOrderNo: 'part', lots: 3n });
  trader.place({ ...small, orderNo: 'entry' });
  const state = restarted(trader.state);
  expect(traded(state)).toEqual(traded(trader.state));
  for (const text of ['59900', '60500', '60500', '58999', '58999']) {
    const effects = trader.mark(text);
    const mark: Mark | undefined = trader.state.marks.get('BTCUSDT');
    if (mark === undefined) throw new Error('there is a mark');
    const again = apply(state, { kind: 'tick', marks: [mark] }, trader.now).effects;
    expect([...again.changedFutures]).toEqual([...effects.changedFutures]);
    expect(traded(state)).toEqual(traded(trader.state));
  }
  expect([...state.futures.orders.values()].map(({ orderNo, status }) => `${orderNo} ${status}`).sort()).toEqual([
    'entry holding',
    'leg locked',
    'limit holding',
    'other locked',
  ]);
});

test('an alarm from before a restart ends with a mark that does not reach the stop', () => {
  const trader = new Trader();
  trader.open({ stopLoss: at('59900') });
  trader.mark('59900');
  const state = restarted(trader.state);
  const order = state.futures.orders.get('f');
  const alarms = ['59901', '59900'].map((text, seq) => {
    const mark = {
      symbol: 'BTCUSDT',
      price: at(text),
      time: trader.now + 250 * (seq + 1),
      seq: 3 + seq,
      backfilled: false,
    };
    apply(state, { kind: 'tick', marks: [mark] }, mark.time);
    return order?.armed;
  });
  expect(alarms).toEqual([[], ['stopLoss']]);
});
