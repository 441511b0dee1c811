import { LatePart } from '../routing/late-part.tsx';

const load = () => import('./load-share.ts').then((m) => m.loadShare());
const waiting = <div className="h-11" />;

/** Where an own settled order can be shared; what that takes comes behind the page. */
export const SharePlace = ({ orderNo }: { orderNo: string }) => (
  <LatePart load={load} waiting={waiting} part={{ orderNo }} quiet />
);
