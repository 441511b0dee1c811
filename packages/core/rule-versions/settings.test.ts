import { expect, test } from 'vitest';
import { paperRules, realRules } from '../rules.ts';
import type { Rules } from '../state.ts';
import type { Json } from './codec.ts';
import { settingsFault } from './settings-fault.ts';
import { readSettings, settingsOf, withSettings, writeSettings } from './settings.ts';

type Fields = Record<string, Json>;
const sent = (): Record<string, Fields> =>
  JSON.parse(JSON.stringify(writeSettings(settingsOf(paperRules)))) as Record<string, Fields>;
const [term, tier] = [
  { seconds: 30, payoutRate: '0.8' },
  { notionalMax: '5', leverageMax: 2, maintenanceRate: '0.1' },
];

/** Settings as they are sent, with one of them changed. */
function changed(path: string, value: Json): Json {
  const all = sent();
  const [group = '', field = ''] = path.split('.');
  all[group] = { ...all[group], [field]: value };
  return all;
}

/** Where settings are at fault, or null. */
function faultOf(json: Json, rules: Rules = paperRules): string | null {
  const read = readSettings(json);
  return 'fault' in read ? read.fault : settingsFault(read.settings, rules);
}

const refused: readonly (readonly [path: string, value: Json, at?: string])[] = [
  ['fast.terms', []],
  ['fast.terms', [{ ...term, payoutRate: '0.99' }], 'fast.terms.0.payoutRate'],
  ['fast.terms', [{ ...term, payoutRate: '1.5' }], 'fast.terms.0.payoutRate'],
  ['fast.terms', [{ ...term, payoutRate: '-0.5' }], 'fast.terms.0.payoutRate'],
  ['fast.terms', [{ ...term, seconds: 30.5 }], 'fast.terms.0.seconds'],
  ['fast.terms', [{ ...term, seconds: 601 }], 'fast.terms.0.seconds'],
  ['fast.terms', [{ ...term, userId: 'a' }], 'fast.terms.0.userId'],
  ['fast.terms', [term, term]],
  ['fast.minStake', '0'],
  ['fast.minStake', 1],
  ['fast.maxStake', '1000001'],
  ['fast.minStake', '10000.000001'],
  ['fast.symbolShare', '1.01'],
  ['fast.excludedSymbols', ['BTCUSDT', 'BTCUSDT']],
  ['fast.excludedSymbols', ['user-1'], 'fast.excludedSymbols.0'],
  ['fast.result', 'win'],
  ['futures.leverages', [5, 2]],
  ['futures.leverages', [1, 101], 'futures.leverages.1'],
  ['futures.leverages', [1, 50]],
  ['futures.tiers', [tier, tier]],
  ['futures.tiers', [{ ...tier, leverageMax: 20 }], 'futures.tiers.0'],
  ['futures.contracts', []],
  ['futures.excludedSymbols', ['NOSUCH']],
  ['spot.makerFee', '0.021'],
  ['spot.takerFee', '0.0000000001'],
  ['spot.excludedSymbols', ['XAUUSDT']],
  ['exchange.feeRate', '0'],
  ['exchange.excludedCurrencies', ['VND']],
  ['exchange.maxWorth', '0.5'],
  ['withdrawals.feeRate', '0.21'],
  ['withdrawals.feeRate', '0'],
  ['withdrawals.minimum', '0.99'],
  ['withdrawals.arrivalMinMs', 86_400_001, 'withdrawals.arrivalMaxMs'],
  ['deposits.bonusRate', '1.1'],
  ['deposits.bonusCap', '-1'],
  ['deposits.minimum', '11', 'deposits.bonusMinimum'],
  ['gifts.signUpGift', '1001'],
];

test.each(refused.map(([path, value, at = path]) => ({ path, value, at })))(
  '$path of $value is refused at $at',
  ({ path, value, at }) => {
    expect(faultOf(changed(path, value))).toBe(at);
  },
);

test('every group and every field is wanted', () => {
  for (const [group, fields] of Object.entries(sent())) {
    const without = Object.fromEntries(Object.entries(sent()).filter(([name]) => name !== group));
    expect(faultOf(without)).toMatch(new RegExp(`^${group}\\.`));
    for (const field of Object.keys(fields)) {
      const rest = Object.fromEntries(Object.entries(fields).filter(([name]) => name !== field));
      expect(faultOf({ ...sent(), [group]: rest })).toBe(`${group}.${field}`);
    }
  }
});

test('with real money there are no test funds', () => {
  expect([faultOf(sent()), faultOf(sent(), realRules)]).toEqual([null, 'gifts.testFundsPerDay']);
});

test('the rules of the release are settings that can be set, and come back as they were', () => {
  const read = readSettings(sent());
  if ('fault' in read) throw new Error(read.fault);
  expect(read.settings).toEqual(settingsOf(paperRules));
  expect(withSettings(paperRules, read.settings)).toEqual(paperRules);
  expect(faultOf(writeSettings(settingsOf(realRules)), realRules)).toBeNull();
});

test('a contract that came with a later release keeps what that release says', () => {
  const settings = settingsOf(paperRules);
  const contracts = settings.futures.contracts.filter(({ symbol }) => symbol !== 'ETHUSDT');
  const older = { ...settings, futures: { ...settings.futures, contracts } };
  expect(withSettings(paperRules, older)).toEqual(paperRules);
});
