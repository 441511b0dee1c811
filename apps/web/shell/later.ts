import { startArrivals } from './arrivals/arrivals-host.tsx';
import { watchTradingTime } from './reality/watch-time.ts';

/** What no first screen needs: it begins when that stands. */
export function startLater() {
  startArrivals();
  watchTradingTime();
}
