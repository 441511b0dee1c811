import { LatePart } from '../routing/late-part.tsx';
import { loadEarnRisk, loadTradingRisk } from './load-risk-lines.ts';

const waiting = <div className="h-9" />;

/** What can be lost, where it can be lost. */
export const RiskPlace = ({ earn = false }: { earn?: boolean }) => (
  <LatePart load={earn ? loadEarnRisk : loadTradingRisk} waiting={waiting} part={{}} quiet />
);
