import { lazy, type ComponentType, type JSX } from 'react';
import { Fault } from '../design/page.tsx';
import { words } from '../locales/words.ts';
import type { Place } from './route.ts';

type Screen = ComponentType<{ place: Place }>;

/** A newer console has other files: it comes with the page. */
const Lost = (): JSX.Element => <Fault error={new Error(words.app.viewLost)} again={() => location.reload()} />;

/** A view whose code comes when it is opened first. */
export const view = (load: () => Promise<Screen>): Screen =>
  lazy(() =>
    load().then(
      (found) => ({ default: found }),
      () => ({ default: Lost }),
    ),
  );
