import { withSecondary } from '../../locales/late/with-words.ts';
import { LatePart } from '../routing/late-part.tsx';
import type { SealProps } from './seal.tsx';

const loadSeal = () => withSecondary(() => import('./seal.tsx').then((m) => m.Seal));

/** The seal of an order where not every visit shows one; its place is kept. */
export const LateSeal = (props: SealProps) => (
  <div className="min-h-20">
    <LatePart load={loadSeal} part={props} quiet />
  </div>
);
