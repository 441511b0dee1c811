import { expect, test } from 'vitest';
import { sentBy, typedInto } from '../../../../tests/screens/sent-by.ts';
import { proposing, settingAt } from './propose-rules.ts';

const settings = {
  fast: {
    excludedSymbols: [],
    terms: [{ seconds: 30, payoutRate: '0.8' }],
    minStake: '1',
    maxStake: '2',
    symbolShare: '1',
  },
  futures: { excludedSymbols: [], leverages: [1], tiers: [], contracts: [] },
  spot: { excludedSymbols: ['BTCUSDT'], makerFee: '0.001', takerFee: '0.0015', minNotional: '5' },
  exchange: { excludedCurrencies: [], feeRate: '0.001', quoteMs: 10_000, minWorth: '1', maxWorth: '9' },
  deposits: {
    minimum: '1',
    openMax: 5,
    rateValidMs: 1_800_000,
    bonusRate: '0.05',
    bonusMinimum: '10',
    bonusCap: null,
  },
  withdrawals: {
    minimum: '100',
    feeRate: '0.01',
    arrivalMinMs: 3_600_000,
    arrivalMaxMs: 86_400_000,
    dayMax: null,
    fromHour: 0,
    untilHour: 24,
  },
  caps: { countries: [] },
  addresses: { signUps: null, mails: null, texts: null },
  gifts: { signUpGift: '10', testFundsPerDay: '10000' },
};

test('a change is proposed with the version it was made on, and then stands open', async () => {
  const { title, fields, send } = proposing({ basedOn: 3, settings, from: null });
  expect(title).toContain('4');
  const act = () => send(typedInto(fields, { reason: 'as agreed' }));
  expect(await sentBy(act, { id: 'p7' })).toEqual([
    'POST /operator/proposals/make',
    { proposal: { kind: 'rules-change', basedOn: 3, settings, from: null, reason: 'as agreed' } },
  ]);
  expect(location.hash).toBe('#/proposals/p7');
});

test('an objection stands at the setting that it names', () => {
  expect(settingAt('proposal.settings.fast.terms.0.payoutRate')).toBe('fast.terms.0.payoutRate');
  expect(settingAt('settings.fast.minStake')).toBe('fast.minStake');
  expect([settingAt('proposal.from'), settingAt(undefined)]).toEqual([null, null]);
});
