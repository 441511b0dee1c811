import { useEffect, useRef } from 'react';
import { share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { setText } from '../../../shell/quotes/live.tsx';
import { onFeed, tradesNow } from '../../../shell/book/feed.ts';
import { buyShare } from '../book/levels.ts';

/** Who pushes: how much of what was dealt lately was bought, and how much sold. */
export function FlowBar() {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const draw = () => {
      const bought = buyShare(tradesNow());
      const [words, bar] = frame.current?.children ?? [];
      const [left, right] = words?.children ?? [];
      const fill = bar?.firstElementChild;
      if (left === undefined || right === undefined || !(fill instanceof HTMLElement)) return;
      setText(left, bought === null ? '—' : t('spot.flowBought', { share: share(bought, 0) }));
      setText(
        right,
        bought === null ? '—' : t('spot.flowSold', { share: share(1 - Math.round(bought * 100) / 100, 0) }),
      );
      fill.style.transform = `scaleX(${(bought ?? 0.5).toFixed(2)})`;
    };
    draw();
    return onFeed(draw);
  }, []);
  return (
    <div ref={frame} role="group" aria-label={t('spot.flow')} className="gutter py-3">
      <p className="flex justify-between text-caption font-semibold">
        <span className="text-up">—</span>
        <span className="text-down">—</span>
      </p>
      <div aria-hidden="true" className="mt-1.5 h-2 overflow-hidden rounded-full bg-down">
        <div style={{ transformOrigin: 'left' }} className="h-full bg-up transition-transform" />
      </div>
    </div>
  );
}
