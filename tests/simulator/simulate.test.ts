import { expect, test } from 'vitest';
import { sampled } from '../effort.ts';
import { simulate, type SimulationReport } from './simulate.ts';

// In the last ones a chase meets the customer's own limits and what a stop or a liquidation leaves, which is rare.
const seeds = [...Array.from({ length: 20 }, (_, i) => 1_000 + i), 4, 14, 24, 27, 30, 42, 185, 193, 215, 459];
const commandsPerSeed = 20_000;

const onPaper = new Map<number, SimulationReport>();
/** What a seed comes to, which more than one test looks at. */
function reportOf(seed: number): SimulationReport {
  const report = onPaper.get(seed) ?? simulate(seed, commandsPerSeed);
  onPaper.set(seed, report);
  return report;
}

test.each(sampled ? seeds.slice(0, 4) : seeds)(
  'money is conserved and every settlement follows the tape: seed %i',
  (seed) => {
    const report = reportOf(seed);
    expect(report.restarts).toBeGreaterThan(0);
    for (const result of ['win', 'lose', 'void']) expect(report.settled[result] ?? 0, result).toBeGreaterThan(0);
  },
);

/** Seldom a run never meets a house that can’t pay a spot order; these do. */
const houseSeeds = [1_003, 1_004, 1_005, 1_006, 1_008, 1_009];
test.each(sampled ? houseSeeds.slice(0, 2) : houseSeeds)(
  'with real money nothing comes from nothing, and what the house can’t pay is refused: seed %i',
  (seed) => {
    const { refused, accepted } = simulate(seed, commandsPerSeed, 'real');
    for (const kind of ['place-fast-order', 'place-futures-order', 'place-spot-order'] as const) {
      expect(
        [refused[`${kind} house-limit-reached`] ?? 0, accepted[kind] ?? 0].every((count) => count > 0),
        kind,
      ).toBe(true);
    }
  },
);

const stopRefusals = [
  'liquidation-below-stop-loss',
  'reference-below-stop-loss',
  'reference-below-stop-profit',
  'stop-loss-below-liquidation',
  'stop-loss-below-reference',
  'stop-profit-below-reference',
];
/** A limit that waits lies beyond the mark, so its stop-loss can't be on the wrong side of the mark. */
const chaseStopRefusals = stopRefusals.filter(
  (name) => name !== 'reference-below-stop-loss' && name !== 'stop-loss-below-reference',
);
const ownLimits = ['own-loss-limit', 'own-stake-limit', 'own-time-out', 'self-excluded'];
const refusals = {
  'place-fast-order': [
    'country-cap',
    'duration-unknown',
    'house-limit-reached',
    'insufficient-balance',
    'market-halted',
    'stake-range',
    'symbol-unknown',
    ...ownLimits,
  ],
  'sign-up-gift': ['gift-taken', 'house-limit-reached', 'self-excluded'],
  'take-test-funds': ['test-funds-taken'],
  'request-deposit': ['amount-not-positive', 'deposit-min', 'deposits-open'],
  'credit-deposit': ['amount-not-positive', 'deposit-state', 'proof-mismatch', 'proof-used'],
  'credit-chain-deposit': ['already-credited', 'amount-not-positive', 'proof-mismatch'],
  'reject-deposit': ['deposit-state', 'reason-required'],
  'cancel-deposit': ['deposit-state'],
  'refuse-bonus': ['bonus-refused'],
  'request-withdrawal': [
    'amount-not-positive',
    'chain-unknown',
    'currency-unknown',
    'insufficient-balance',
    'withdrawal-day-used',
    'withdrawal-held',
    'withdrawal-hours',
    'withdrawal-max',
    'withdrawal-min',
  ],
  'cancel-withdrawal': ['withdrawal-state'],
  'approve-withdrawal': ['withdrawal-state'],
  'reject-withdrawal': ['reason-required', 'withdrawal-state'],
  'send-withdrawal': ['proof-used', 'txid-invalid', 'withdrawal-state'],
  'mark-unknown-withdrawal': ['reason-required', 'withdrawal-state'],
  'confirm-withdrawal': ['proof-used', 'txid-invalid', 'withdrawal-state'],
  'fail-withdrawal': ['reason-required', 'withdrawal-state'],
  'adjust-balance': [
    'adjustment-ceiling',
    'adjustment-repeated',
    'amount-not-positive',
    'insufficient-balance',
    'not-found',
    'reason-required',
  ],
  transfer: ['amount-not-positive', 'insufficient-balance', 'same-account'],
  'place-futures-order': [
    'country-cap',
    'insufficient-balance',
    'lever-too-high',
    'lever-unknown',
    'lots-range',
    'market-halted',
    'open-interest-reached',
    'order-price-required',
    'price-tick',
    'symbol-unknown',
    ...stopRefusals,
    ...ownLimits,
  ],
  'revoke-futures-order': ['not-found', 'order-not-pending'],
  'chase-futures-order': [
    'order-already-asked',
    'market-halted',
    'not-found',
    'order-not-pending',
    'country-cap',
    'insufficient-balance',
    'open-interest-reached',
    ...ownLimits,
    ...chaseStopRefusals,
  ],
  'close-position': ['order-already-asked', 'not-found', 'order-not-holding'],
  'close-part': ['lots-range', 'order-already-asked', 'not-found', 'order-locked', 'order-not-holding'],
  'close-all': ['symbol-unknown', 'not-found'],
  'reverse-position': [
    'order-already-asked',
    'insufficient-balance',
    'market-halted',
    'market-paused',
    'not-found',
    'order-not-holding',
    ...ownLimits,
  ],
  'lock-position': [
    'country-cap',
    'open-interest-reached',
    'order-already-asked',
    'insufficient-balance',
    'market-halted',
    'market-paused',
    'not-found',
    'order-not-holding',
    ...ownLimits,
  ],
  'place-spot-order': [
    'book-empty',
    'insufficient-balance',
    'market-halted',
    'notional-min',
    'order-price-required',
    'price-band',
    'quantity-step',
    'symbol-unknown',
    'client-id-used',
    'force-unfit',
    'stop-reached',
    'would-take',
    ...ownLimits,
  ],
  'place-spot-list': [
    'insufficient-balance',
    'list-unfit',
    'market-halted',
    'notional-min',
    'price-band',
    'stop-reached',
    'symbol-unknown',
    'would-take',
    ...ownLimits,
  ],
  'end-spot-order': ['not-found', 'order-has-fills'],
  'set-countdown': ['countdown-range', 'symbol-unknown'],
  'amend-spot-order': ['amend-unfit', 'not-found', 'notional-min', 'quantity-not-less'],
  'purchase-earn-product': [
    'insufficient-balance',
    'product-paused',
    'product-sold-out',
    'product-unknown',
    'purchase-amount',
    'self-excluded',
  ],
  'redeem-earn-order': ['not-found'],
  'change-product': ['product-invalid'],
  'change-rules': ['rules-invalid', 'rules-moved', 'rules-past'],
  'set-spot-volumes': ['day-not-over', 'volumes-set'],
  'pay-commission': [
    'amount-not-positive',
    'commission-differs',
    'commission-paid',
    'day-not-over',
    'house-limit-reached',
  ],
  'fund-pool': ['amount-not-positive', 'product-unknown'],
  'quote-exchange': [
    'currency-unknown',
    'exchange-limit-reached',
    'exchange-range',
    'insufficient-balance',
    'market-halted',
    'same-currency',
  ],
  'execute-exchange': [
    'exchange-limit-reached',
    'insufficient-balance',
    'market-halted',
    'quote-ended',
    'quote-expired',
    'quote-moved',
  ],
  'update-limits': ['amount-not-positive', 'field-invalid'],
  'set-stops': ['not-found', 'order-not-holding', 'price-tick', ...stopRefusals],
};

test.skipIf(sampled)(
  'the flow reaches every refusal and every end of an order',
  () => {
    const reports = seeds.map(reportOf);
    const seen = (count: (report: SimulationReport) => object): string[] =>
      [...new Set(reports.flatMap((report) => Object.keys(count(report))))].sort();
    const named = Object.entries(refusals).flatMap(([kind, names]) => names.map((name) => `${kind} ${name}`));
    expect(seen(({ refused }) => refused)).toEqual(named.sort());
    expect(seen(({ settled }) => settled)).toEqual(['lose', 'tie', 'void', 'win']);
    expect(seen(({ closed }) => closed)).toEqual(['liquidation', 'reverse', 'stopLoss', 'takeProfit', 'user']);
  },
  240_000,
);

test('the same seed gives the same state', () => {
  expect(simulate(42, 5_000)).toEqual(simulate(42, 5_000));
  expect(simulate(42, 5_000).state).not.toBe(simulate(43, 5_000).state);
});
