import process from 'node:process';
import { isAlive } from './hold.mjs';

const pollMs = 250;

/**
 * Calls `onGone` once when npm ends: killed, it tells its children nothing.
 * Started by anything else, a program outlives who has started it, as under nohup.
 * @param {() => void} onGone
 */
export function watchNpm(onGone) {
  if (process.env.npm_lifecycle_event === undefined) return;
  const parent = process.ppid;
  const watch = setInterval(() => {
    // Windows goes on naming a parent that has ended.
    if (process.ppid === parent && isAlive(parent)) return;
    clearInterval(watch);
    onGone();
  }, pollMs);
  watch.unref();
}
