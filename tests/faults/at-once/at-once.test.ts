import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { postgresPlace, type Place } from '../../../bench/harness/place.ts';
import { sampled } from '../../effort.ts';
import { hasRedis, openTestCluster, type TestCluster } from '../cluster.ts';
import { postgresUrl } from '../place.ts';
import * as accounts from './accounts.ts';
import { runRounds, type Kind } from './round.ts';
import { openStage, type Stage } from './stage.ts';
import * as trading from './trading.ts';

const rounds = sampled ? 2 : 200;
/** On a machine that does other things beside it. */
const roundMaxMs = 10_000;
const kinds: readonly [string, Kind][] = [
  ['withdrawal of a day', accounts.withdraw],
  ['close of a position', trading.closePosition],
  ['end of a spot order, against a fill', trading.endAgainstFill],
  ['exchange of a quote', accounts.exchange],
  ['redemption of an order', accounts.redeem],
  ['approval of a proposal', accounts.approve],
  ['sign-up under a name', accounts.signUp],
  ['use of a code', accounts.useCode],
  ['gift of test funds', accounts.takeTestFunds],
  ['order under a key', trading.placeUnderOneKey],
];
/** A round of one of them takes two, and rounds that find no price are tried again. */
const customers = rounds * (kinds.length + 1) * 2 + 20;

describe.runIf(postgresUrl !== undefined && hasRedis)('64 at once, by two processes', () => {
  let place: Place;
  let cluster: TestCluster;
  let stage: Stage | undefined;
  beforeAll(async () => {
    place = await postgresPlace(postgresUrl ?? '');
    cluster = await openTestCluster(place);
    stage = await openStage(place, cluster, customers);
  }, 300_000);
  afterAll(async () => {
    await stage?.close();
    await cluster.close();
    await place.drop();
  });

  test.each(kinds)(
    'are one %s, round after round, and money is conserved',
    async (_name, kind) => {
      expect(await runRounds(stage as Stage, kind, rounds)).toEqual([]);
    },
    rounds * roundMaxMs + 60_000,
  );
});
