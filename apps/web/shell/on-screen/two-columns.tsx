import type { ReactNode } from 'react';

/** What one has beside what one can do; where the screen is no wider than a phone's, one under the other. */
export const TwoColumns = ({ first, second }: { first: ReactNode; second: ReactNode }) => (
  <div className="two-columns">
    <div className="min-w-0">{first}</div>
    <div className="min-w-0">{second}</div>
  </div>
);
