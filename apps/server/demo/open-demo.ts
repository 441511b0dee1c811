import type { Clock } from '../clock.ts';
import type { Installation } from '../installation.ts';
import type { Feed } from '../market/feed.ts';
import { openPastFeed, type FeedAnchor } from '../market/open-feed.ts';
import { isExposed } from '../running/exposure.ts';
import type { Settings } from '../settings.ts';
import { demoLogin, type DemoLogin } from './demo-login.ts';
import { seedDemo, type DemoParts } from './seed.ts';

interface Parts extends Pick<DemoParts, 'db' | 'rules' | 'log'> {
  readonly clock: Clock;
  readonly installation: Installation;
  readonly anchor: FeedAnchor;
  /** Null where a test brings its own: then nothing is lived through. */
  readonly feed: Feed | null;
}

/** The demo account, made at the first start. @returns by what one signs in to it; null where there is none */
export async function openDemo(
  settings: Settings,
  { db, rules, log, clock, installation, anchor, feed }: Parts,
): Promise<DemoLogin | null> {
  const { DEMO_ACCOUNT, MODE } = settings;
  const isUnused = async (): Promise<boolean> => (await db.query('select 1 from customer limit 1')).length === 0;
  if (feed !== null && DEMO_ACCOUNT && MODE === 'paper' && (await isUnused())) {
    await seedDemo({
      db,
      rules,
      log,
      now: clock.now(),
      feedAt: (time) => openPastFeed(settings, anchor, feed, time),
    });
  }
  return installation.mode === 'paper' ? demoLogin(db, isExposed(settings), clock.now()) : null;
}
