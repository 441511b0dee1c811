import type { Rules } from '@candor/core/state.ts';
import type { Logger } from 'pino';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import type { Blobs } from '../files/blobs.ts';
import type { Feed } from '../market/feed.ts';
import type { Every } from '../market/timing.ts';
import type { PushPost } from '../push/post.ts';
import type { BoundPort } from '../running/bound-port.ts';
import type { Stops } from '../running/stops.ts';
import type { Settings } from '../settings.ts';

/** What a test puts in the place of the real thing. */
export interface TestOverrides {
  readonly db?: Database;
  readonly clock?: Clock;
  readonly every?: Every;
  readonly feed?: Feed;
  readonly blobs?: Blobs;
  readonly postPush?: PushPost;
  readonly rules?: Rules;
  readonly log?: Logger;
  /** Where requests come in that no network has carried. */
  readonly port?: BoundPort;
  /** Of the web's `index.html`. */
  readonly webFolder?: string;
  /** Another process has become the writer; without it the process ends. */
  readonly onLeaseLost?: () => void;
  /** Commands and questions reach the engine as they would from another process. */
  readonly asData?: boolean;
  /** Compares every answer with its declaration. */
  readonly checkAnswers?: boolean;
}

/** What every opener is given; it adds the stop of a part as soon as the part is open. */
export interface Start {
  readonly settings: Settings;
  readonly overrides: TestOverrides;
  readonly log: Logger;
  readonly stops: Stops;
}
