import { Hourglass } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Empty, ErrorState, SkeletonRows } from '../../../design/states.tsx';
import { t } from '../../../locales/i18n.ts';
import { refresh } from '../../../shell/client/query.ts';
import { useHalted } from '../../../shell/quotes/halted.ts';
import { pairText } from '../../../shell/quotes/words.ts';
import { CurrentRow } from './current-row.tsx';
import { OrderSheet } from './order-sheet.tsx';
import { useCurrentOrders } from './spot-orders.ts';

/** Narrows the list to the pair of the page. */
function OnlyThis({ symbol, on, onChange }: { symbol: string; on: boolean; onChange: (on: boolean) => void }) {
  return (
    <label className="gutter flex min-h-11 cursor-pointer items-center gap-2 text-note text-soft">
      <input
        type="checkbox"
        checked={on}
        onChange={(event) => onChange(event.currentTarget.checked)}
        style={{ accentColor: 'var(--color-brand)', width: 16, height: 16 }}
      />
      {t('spot.onlyPair', { pair: pairText(symbol) })}
    </label>
  );
}

/** The user's orders that stand in the book, of all pairs or of this one. */
export function CurrentOrders({ symbol }: { symbol: string }) {
  const query = useCurrentOrders();
  const [onlyThis, setOnlyThis] = useState(false);
  const [shown, setShown] = useState<string | null>(null);
  const halted = useHalted(symbol);
  const before = useRef(halted);
  useEffect(() => {
    // A halt locks orders, and its end unlocks them, without an event for each.
    if (before.current !== halted) void refresh('POST /portal/order/getSpotOrder');
    before.current = halted;
  }, [halted]);
  if (query.isPending) return <SkeletonRows count={3} />;
  if (query.data === undefined) return <ErrorState text={query.error?.message} onRetry={() => void query.refetch()} />;
  const all = query.data.list;
  const rows = onlyThis ? all.filter((order) => order.symbol === symbol) : all;
  const others = all.some((order) => order.symbol !== symbol);
  return (
    <>
      {others && <OnlyThis symbol={symbol} on={onlyThis} onChange={setOnlyThis} />}
      {rows.length === 0 ? (
        <Empty icon={Hourglass} title={t('fast.noOpen')} text={t('spot.noOpenText')} />
      ) : (
        <ul className="divide-y divide-line/60">
          {rows.map((order) => (
            <li key={order.orderNo}>
              <CurrentRow order={order} onPress={() => setShown(order.orderNo)} />
            </li>
          ))}
        </ul>
      )}
      <OrderSheet order={all.find((order) => order.orderNo === shown) ?? null} onClose={() => setShown(null)} />
    </>
  );
}
