import { LatePart } from '../../../shell/routing/late-part.tsx';
import type { FastOrder } from '../../../shell/fast/standing.ts';

const load = () => import('./load-replay.ts').then((m) => m.loadReplay());
const waiting = <div className="mx-4 mt-4 min-h-72 rounded-card bg-surface" />;

/** Where a settled order is played back; what that takes comes behind the page. */
export const ReplayPlace = ({ order }: { order: FastOrder }) => (
  <LatePart load={load} waiting={waiting} part={{ order }} />
);
