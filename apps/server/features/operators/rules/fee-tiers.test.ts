import type { RuleSettingsSent } from '@candor/api-contract/calls/operator/rules/settings.ts';
import { hash } from 'node:crypto';
import { expect, test } from 'vitest';
import type { TestServer } from '../../../test-server.ts';
import { withRules } from './test-rules.ts';

const tier = { volumeFrom: '1000', makerFee: '0.0008', takerFee: '0.0012' };
const withTiers = (
  settings: RuleSettingsSent,
  feeTiers: NonNullable<RuleSettingsSent['spot']['feeTiers']>,
): RuleSettingsSent => ({ ...settings, spot: { ...settings.spot, feeTiers } });

const ruleOf = async (bench: TestServer) => (await bench.call('GET /portal/common/spotRule/list')).data[0];

test('tiers that cost more with volume, or nothing, or name somebody, are refused at their place', () =>
  withRules(async (bench, { propose, sent }) => {
    const settings = await sent();
    expect(settings.spot).not.toHaveProperty('feeTiers');
    for (const [feeTiers, field] of [
      [[{ ...tier, makerFee: '0.0011' }], '.0'],
      [[{ ...tier, takerFee: '0' }], '.0.takerFee'],
      [[tier, tier], ''],
      [Array.from({ length: 10 }, (_, i) => ({ ...tier, volumeFrom: String(1_000 + i) })), ''],
    ] as const)
      expect((await propose(withTiers(settings, [...feeTiers]))).data).toMatchObject({
        error: 'rules-invalid',
        field: `proposal.settings.spot.feeTiers${field}`,
      });
    const named = withTiers(settings, [{ ...tier, userId: '1' } as typeof tier]);
    expect((await propose(named)).data).toMatchObject({ error: 'field-unknown' });
    // No tiers are what there was.
    expect((await propose(withTiers(settings, []))).data).toMatchObject({ error: 'state-unchanged' });
    expect((await ruleOf(bench))?.feeTiers).toHaveLength(1);
  }));

test('tiers of two operators are previewed, hold from their moment, and are told to customers and the log', () =>
  withRules(async (bench, { propose, approve, sent, checker, rules, maker }) => {
    const first = { volumeFrom: '0', makerFee: '0.001', takerFee: '0.0015' };
    const settings = withTiers(await sent(), [tier]);
    const preview = await bench.call('POST /operator/rules/preview', {
      headers: maker.headers,
      body: { basedOn: 1, settings, from: null },
    });
    expect(preview.data).toMatchObject({
      differences: [
        { path: 'spot.feeTiers.0.volumeFrom', before: null, after: '1000' },
        { path: 'spot.feeTiers.0.makerFee', before: null, after: '0.0008' },
        { path: 'spot.feeTiers.0.takerFee', before: null, after: '0.0012' },
      ],
      worst: { before: { spotFeesLeast: '2.5' }, after: { spotFeesLeast: '2' } },
    });
    const { token } = await bench.signUp();
    const feesOf = async () => (await bench.call('GET /portal/order/spotFees', { token })).data;
    const { id } = (await propose(settings)).data as { id: string };
    await approve(id, checker);
    expect((await feesOf()).tiers).toEqual([first]);
    await bench.advance(60_000);
    expect(await feesOf()).toMatchObject({ makerFee: '0.001', takerFee: '0.0015', volume: '0', tiers: [first, tier] });
    expect((await ruleOf(bench))?.feeTiers).toEqual([first, tier]);
    expect((await rules()).versions.map(({ settings: { spot } }) => spot.feeTiers)).toEqual([[tier], undefined]);
    const told = await bench.server.services.db.query<{ hash: string; rules: string }>(
      'select hash, rules from rules_version order by id',
    );
    const tiersIn = (text: string) => (JSON.parse(text) as { spot: { feeTiers?: object } }).spot.feeTiers;
    expect(told.map(({ rules: text }) => tiersIn(text)).toReversed()).toEqual([
      [{ volumeFrom: '1000000000', makerFee: '80000', takerFee: '120000' }],
      ...told.slice(1).map(() => undefined),
    ]);
    for (const { hash: said, rules: text } of told) expect(hash('sha256', text)).toBe(said);
  }));
