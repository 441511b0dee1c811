import { lazy, useEffect, type ComponentType, type JSX } from 'react';
import { Fault } from '../design/page.tsx';
import { words } from '../locales/words.ts';
import type { Place } from './route.ts';

type Screen = ComponentType<{ place: Place }>;

const lookEveryMs = 1_000;
const reloadEveryMs = 60_000;
const reloadedAt = 'view-reloaded-at';

async function reloadIfUp(): Promise<void> {
  const isUp = await fetch('/health').then(
    ({ ok }) => ok,
    () => false,
  );
  if (!isUp) return;
  sessionStorage.setItem(reloadedAt, String(Date.now()));
  location.reload();
}

/**
 * A browser asks for code that has not arrived no second time, and a newer console has other files: it comes with the
 * page, once a server that is being replaced answers. Not over and over where that does not help.
 */
function Lost(): JSX.Element {
  useEffect(() => {
    if (Date.now() - Number(sessionStorage.getItem(reloadedAt)) < reloadEveryMs) return undefined;
    const timer = setInterval(() => void reloadIfUp(), lookEveryMs);
    return () => clearInterval(timer);
  }, []);
  return (
    <div className="head">
      <Fault error={new Error(words.app.viewLost)} again={() => location.reload()} />
    </div>
  );
}

/** A view whose code comes when it is opened first. */
export const view = (load: () => Promise<Screen>): Screen =>
  lazy(() =>
    load().then(
      (found) => ({ default: found }),
      () => ({ default: Lost }),
    ),
  );
