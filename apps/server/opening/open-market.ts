import { refuseOtherThanFeed } from '../clock/refuse-wrong-clock.ts';
import { watchClock } from '../clock/watch-clock.ts';
import type { DemoLogin } from '../demo/demo-login.ts';
import { openDemo } from '../demo/open-demo.ts';
import type { Feed } from '../market/feed.ts';
import { openFeed } from '../market/open-feed.ts';
import type { ReadinessCheck } from '../running/readiness.ts';
import type { Ground } from '../services.ts';
import type { Start } from './start.ts';

/** The market as it comes in; engine and tape make the traded one of it. */
export interface OutsideMarket {
  readonly feed: Feed;
  readonly demo: DemoLogin | null;
  /** Whether platform time is that of other clocks; of none where a test brings its time. */
  readonly clockChecks: readonly ReadinessCheck[];
}

/** The feed and, at a first start, what the demo account has lived through in it; not while this process stands by. */
export async function openOutsideMarket(
  { settings, overrides, log, stops }: Start,
  standsBy: boolean,
  { db, rules, clock, every, installation, marketSeed, publicValues, metrics }: Ground,
): Promise<OutsideMarket> {
  const publicValueOf = publicValues.of.bind(publicValues);
  const anchor = { createdAt: installation.createdAt, seed: { ...marketSeed, publicValueOf } };
  const isReal = overrides.clock === undefined;
  const feed = overrides.feed ?? (await openFeed(settings, anchor, clock, every));
  if (isReal) await refuseOtherThanFeed(feed);
  const lived = overrides.feed === undefined ? feed : null;
  const demo = standsBy ? null : await openDemo(settings, { db, rules, log, clock, installation, anchor, feed: lived });
  const watch = watchClock({
    clock,
    db,
    feed,
    every,
    log,
    registry: metrics.registry,
    ...(isReal ? {} : { wall: clock.now }),
  });
  stops.add(() => watch.stop());
  return { feed, demo, clockChecks: isReal ? [watch] : [] };
}
