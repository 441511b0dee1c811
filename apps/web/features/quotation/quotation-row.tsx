import { Star } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CoinIcon } from '../../design/coin-icon.tsx';
import { Sparkline } from '../../design/sparkline.tsx';
import { compact } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { bindTicker, LiveChange, LivePrice } from '../../shell/client/live.tsx';
import { pairOf } from '../../shell/client/quote-row.tsx';
import type { Ticker } from '../../shell/client/tickers.ts';
import { Link } from '../../shell/routing/link.tsx';

interface QuotationRowProps { row: Ticker; starred: boolean; onStar: (symbol: string) => void }

/** The turnover of the day, or that the symbol is halted; alive without rendering. */
function Note({ symbol }: { symbol: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current === null) return;
    return bindTicker(element.current, symbol, (target, now) => {
      const text = now.halted ? t('quotation.halted') : compact(now.turnover);
      if (target.textContent !== text) target.textContent = text;
      if (target.hasAttribute('data-halted') !== now.halted) target.toggleAttribute('data-halted', now.halted);
    });
  }, [symbol]);
  return <span ref={element} className="mt-0.5 block truncate text-caption text-faint data-halted:text-mini data-halted:font-semibold data-halted:text-warn">—</span>;
}

/** One quotation: star, sign, name with turnover, the day as a line, live price and change. */
export function QuotationRow({ row, starred, onStar }: QuotationRowProps) {
  const { symbol } = row;
  const [base, quote] = pairOf(symbol);
  return (
    <li className="flex h-16 items-center pr-4 pl-1 [contain-intrinsic-size:auto_64px] [content-visibility:auto]">
      <button type="button" aria-pressed={starred} aria-label={t('quotation.favourite', { symbol: base })} onClick={() => onStar(symbol)} className="press grid h-full w-10 shrink-0 place-items-center text-faint aria-pressed:text-warn">
        <Star size={18} strokeWidth={1.75} aria-hidden="true" fill={starred ? 'currentColor' : 'none'} />
      </button>
      <Link to="pages/futures/kline" query={{ symbol }} className="flex h-full min-w-0 flex-1 items-center gap-2.5 active:opacity-70">
        <CoinIcon code={symbol} size={32} className="max-[359px]:hidden" />
        <span className="@container min-w-0 flex-1">
          <span className="block truncate text-row font-semibold">{base}{quote !== '' && <span className="hidden text-note font-normal text-faint @min-[104px]:inline">/{quote}</span>}</span>
          <Note symbol={symbol} />
        </span>
        <Sparkline values={row.spark} width={48} className="hidden shrink-0 min-[380px]:block" />
        <LivePrice symbol={symbol} className="min-w-[76px] shrink-0 text-right text-row font-semibold" />
        <LiveChange symbol={symbol} className="shrink-0" />
      </Link>
    </li>
  );
}
