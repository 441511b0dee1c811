import { t } from '../../locales/i18n.ts';
import { LatePart } from '../../shell/routing/late-part.tsx';
import { useWide } from '../../shell/on-screen/wide.ts';
import { SkeletonRows } from '../../design/states.tsx';

const loadOrders = () => import('./order-lists.tsx').then((m) => m.Orders);

/** What runs, beside what is on sale: where there is no room beside, it stands on a page of its own. */
export function ActiveOrders({ kind }: { kind: 'lock' | 'wealth' }) {
  if (!useWide()) return null;
  return (
    <section className="mt-5">
      <h2 className="gutter mb-1 text-bar font-semibold">{t('earn.activeOrders')}</h2>
      <LatePart load={loadOrders} waiting={<SkeletonRows count={3} />} part={{ kind, tab: 'active' as const }} />
    </section>
  );
}
