import { share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { filledShare, type SpotOrder } from './standing.ts';

/** How much of an order has been dealt. */
export function FillBar({ order }: { order: SpotOrder }) {
  const done = filledShare(order);
  const words = t('spot.filledShare', { share: share(Math.floor(done * 1000) / 1000, 1) });
  return (
    <div className="flex items-center gap-2">
      <span aria-hidden="true" className="h-1 min-w-0 flex-1 overflow-hidden rounded-full bg-pressed">
        <span
          className={`block h-full transition-transform ${order.side === 'buy' ? 'bg-up' : 'bg-down'}`}
          style={{ transform: `scaleX(${done})`, transformOrigin: 'left' }}
        />
      </span>
      <span className="text-caption text-soft">{words}</span>
    </div>
  );
}
