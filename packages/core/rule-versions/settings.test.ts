import { expect, test } from 'vitest';
import { paperRules, realRules } from '../rules.ts';
import type { Rules } from '../state.ts';
import type { Json } from './codec.ts';
import { rulesText } from './rules-text.ts';
import { settingsFault } from './settings-fault.ts';
import { readSettings, settingsOf, withSettings, writeSettings } from './settings.ts';

type Fields = Record<string, Json>;
const sent = (): Record<string, Fields> =>
  JSON.parse(JSON.stringify(writeSettings(settingsOf(paperRules)))) as Record<string, Fields>;
const [term, tier] = [
  { seconds: 30, payoutRate: '0.8' },
  { notionalMax: '5', leverageMax: 2, maintenanceRate: '0.1' },
];

const feeTier = { volumeFrom: '50000', makerFee: '0.0008', takerFee: '0.0012' };
/** Tiers as high as the place they stand at. */
const feeTiers = (count: number): Json =>
  Array.from({ length: count }, (_, i) => ({ ...feeTier, volumeFrom: String(50_000 * (i + 1)) }));
const cap = { country: 'VN', fastStakeMax: '100', futuresNotionalMax: '0' };

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

const rateTier = (volumeFrom: string, perTenSeconds: number, perDay: number) => ({ volumeFrom, perTenSeconds, perDay });
const tenRateTiers = Array.from({ length: 10 }, (_, at) => rateTier(String(at + 1), 100, 200_000));

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
  ['spot.takerFee', '0.0009'],
  ['spot.feeTiers', feeTiers(10)],
  ['spot.feeTiers', [feeTier, feeTier]],
  ['spot.feeTiers', [{ ...feeTier, volumeFrom: '0' }], 'spot.feeTiers.0.volumeFrom'],
  ['spot.feeTiers', [{ ...feeTier, takerFee: '0' }], 'spot.feeTiers.0.takerFee'],
  ['spot.feeTiers', [{ ...feeTier, takerFee: '0.0007' }], 'spot.feeTiers.0.takerFee'],
  ['spot.feeTiers', [{ ...feeTier, makerFee: '0.0011' }], 'spot.feeTiers.0'],
  ['spot.feeTiers', [feeTier, { ...feeTier, volumeFrom: '60000', takerFee: '0.0013' }], 'spot.feeTiers.1'],
  ['spot.feeTiers', [{ ...feeTier, userId: 'a' }], 'spot.feeTiers.0.userId'],
  ['exchange.feeRate', '0'],
  ['exchange.excludedCurrencies', ['VND']],
  ['exchange.maxWorth', '0.5'],
  ['withdrawals.feeRate', '0.21'],
  ['withdrawals.feeRate', '0'],
  ['withdrawals.minimum', '0.99'],
  ['withdrawals.arrivalMinMs', 86_400_001, 'withdrawals.arrivalMaxMs'],
  ['withdrawals.dayMax', '99', 'withdrawals.dayMax'],
  ['withdrawals.dayMax', '-1'],
  ['withdrawals.fromHour', 24],
  ['withdrawals.fromHour', 8.5],
  ['withdrawals.untilHour', 0],
  ['caps.countries', [cap, cap]],
  ['caps.countries', [{ ...cap, country: 'user-1' }], 'caps.countries.0.country'],
  ['caps.countries', [{ ...cap, userId: 'a' }], 'caps.countries.0.userId'],
  ['caps.countries', [{ ...cap, fastStakeMax: '-1' }], 'caps.countries.0.fastStakeMax'],
  ['addresses.signUps', 0],
  ['agents.share', '0.50000001'],
  ['agents.share', '-0.1'],
  ['addresses.texts', '5'],
  ['deposits.bonusRate', '1.1'],
  ['deposits.bonusCap', '-1'],
  ['deposits.minimum', '11', 'deposits.bonusMinimum'],
  ['gifts.signUpGift', '1001'],
  ['programs.perTenSeconds', 0],
  ['programs.perTenSeconds', 10_001],
  ['programs.perDay', 99],
  ['programs.tiers', [rateTier('0', 100, 200_000)], 'programs.tiers.0.volumeFrom'],
  ['programs.tiers', [rateTier('2', 100, 200_000), rateTier('2', 100, 200_000)], 'programs.tiers'],
  ['programs.tiers', [rateTier('1', 99, 200_000)], 'programs.tiers.0'],
  ['programs.tiers', [rateTier('1', 100, 199_999)], 'programs.tiers.0'],
  ['programs.tiers', [rateTier('1', 200, 200_000), rateTier('2', 199, 200_000)], 'programs.tiers.1'],
  ['programs.tiers', tenRateTiers, 'programs.tiers'],
];

test.each(refused.map(([path, value, at = path]) => ({ path, value, at })))(
  '$path of $value is refused at $at',
  ({ path, value, at }) => {
    expect(faultOf(changed(path, value))).toBe(at);
  },
);

/** What earlier versions didn't have. */
const addedLater = [
  'caps',
  'addresses',
  'agents',
  'programs',
  'withdrawals.dayMax',
  'withdrawals.fromHour',
  'withdrawals.untilHour',
];

test('what was decided before more could be set is read as it was then', () => {
  const { caps: _caps, addresses: _addresses, agents: _agents, programs: _programs, ...rest } = sent();
  const { dayMax: _max, fromHour: _from, untilHour: _until, ...withdrawals } = rest['withdrawals'] ?? {};
  expect(readSettings({ ...rest, withdrawals })).toEqual({ settings: settingsOf(paperRules) });
});

test('rules with one tier are written and hashed as they were before there were tiers', () => {
  expect(sent()['spot']).not.toHaveProperty('feeTiers');
  expect(rulesText(paperRules)).not.toContain('feeTiers');
  const read = readSettings(changed('spot.feeTiers', []));
  expect(read).toEqual({ settings: settingsOf(paperRules) });
});

test('rates of orders that fit are kept as they were sent', () => {
  const programs = { perTenSeconds: 50, perDay: 50, tiers: tenRateTiers.slice(1) };
  const settings = { ...sent(), programs };
  const read = readSettings(settings);
  if ('fault' in read) throw new Error(read.fault);
  expect(settingsFault(read.settings, paperRules)).toBeNull();
  expect(writeSettings(read.settings)).toEqual(settings);
  expect(settingsOf(withSettings(paperRules, read.settings)).programs).toEqual(read.settings.programs);
});

test('tiers that fit are kept as they were sent, and are a part of what is hashed', () => {
  for (const count of [1, 9]) {
    const read = readSettings(changed('spot.feeTiers', feeTiers(count)));
    if ('fault' in read) throw new Error(read.fault);
    expect(faultOf(changed('spot.feeTiers', feeTiers(count)))).toBeNull();
    expect(writeSettings(read.settings)).toEqual(changed('spot.feeTiers', feeTiers(count)));
    expect(rulesText(withSettings(paperRules, read.settings))).toContain(
      '"feeTiers":[{"volumeFrom":"50000000000","makerFee":"80000","takerFee":"120000"}',
    );
  }
});

test('of the hours of a day some are left', () => {
  const within = (fromHour: number, untilHour: number) =>
    faultOf({ ...sent(), withdrawals: { ...sent()['withdrawals'], fromHour, untilHour } });
  expect([within(8, 8), within(20, 8), within(8, 9)]).toEqual(['withdrawals.untilHour', 'withdrawals.untilHour', null]);
});

test('every group and every field is wanted', () => {
  for (const [group, fields] of Object.entries(sent())) {
    if (addedLater.includes(group)) continue;
    const without = Object.fromEntries(Object.entries(sent()).filter(([name]) => name !== group));
    expect(faultOf(without)).toMatch(new RegExp(`^${group}\\.`));
    for (const field of Object.keys(fields).filter((one) => !addedLater.includes(`${group}.${one}`))) {
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
