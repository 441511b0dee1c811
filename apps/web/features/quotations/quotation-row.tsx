import { Star } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { CoinIcon } from '../../design/coin-icon.tsx';
import { buttonClass } from '../../design/button.tsx';
import { Sparkline } from '../../design/sparkline.tsx';
import { compact } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { bindTicker, LiveChange, LivePrice, setText } from '../../shell/quotes/live.tsx';
import { nameOf } from '../../shell/quotes/names.ts';
import { pairOf } from '../../shell/quotes/quote-row.tsx';
import type { Ticker } from '../../shell/quotes/tickers.ts';
import { useWorkspaceRoom } from '../../shell/on-screen/wide.ts';
import { Link } from '../../shell/routing/link.tsx';

interface QuotationRowProps {
  row: Ticker;
  starred: boolean;
  onStar: (symbol: string) => void;
}

const lineHeight = '1rem';

/**
 * Its name and the turnover of the day, or that the symbol is halted; alive without rendering. One line high: where
 * both have no room beside each other the turnover stands in a second line at the foot, and the name above is not seen.
 */
function Note({ symbol }: { symbol: string }) {
  const element = useRef<HTMLSpanElement>(null);
  useEffect(() => {
    if (element.current === null) return;
    return bindTicker(element.current, symbol, (target, now) => {
      setText(target, now.halted ? t('quotations.halted') : compact(now.turnover));
      if (target.parentElement !== null) target.parentElement.style.height = now.halted ? 'auto' : lineHeight;
      if (target.hasAttribute('data-halted') !== now.halted) target.toggleAttribute('data-halted', now.halted);
    });
  }, [symbol]);
  return (
    <span
      className="mt-0.5 flex flex-wrap items-baseline overflow-hidden text-caption text-faint"
      style={{ height: lineHeight, alignContent: 'end' }}
    >
      <span className="shrink-0 whitespace-nowrap after:mx-1 after:content-['·'] has-[+[data-halted]]:hidden">
        {nameOf(symbol)}
      </span>
      <span
        ref={element}
        className="shrink-0 data-halted:shrink data-halted:text-mini data-halted:leading-tight data-halted:text-warn"
      >
        —
      </span>
    </span>
  );
}

const place = 'group flex min-h-16 items-center pr-4 pl-1 [contain-intrinsic-size:auto_64px] [content-visibility:auto]';
const action = `${buttonClass('quiet', 'small')} ml-2`;

/** As wide as the actions of a row, so that what heads the columns stands over them. */
export const ActionsRoom = () => (
  <span aria-hidden="true" className="invisible flex h-0 shrink-0">
    <span className={action}>{t('fast.trade')}</span>
    <span className={action}>{t('kline.title')}</span>
  </span>
);

/** Where a row leads to, at its end: clear under the mouse. */
function RowActions({ row: { symbol, group } }: { row: Ticker }) {
  const ticket = group === 'usdt' ? 'pages/currency/currency' : 'pages/contract/contract';
  return (
    <span className="flex shrink-0 opacity-70 group-focus-within:opacity-100 group-hover:opacity-100">
      <Link to={ticket} query={{ symbol }} className={action}>
        {t('fast.trade')}
      </Link>
      <Link to="pages/futures/kline" query={{ symbol }} className={action}>
        {t('kline.title')}
      </Link>
    </span>
  );
}

/** One quotation: star, sign, name with turnover, live price over the day as a line, and change. */
export function QuotationRow({ row, starred, onStar }: QuotationRowProps) {
  const { symbol } = row;
  const [base, quote] = pairOf(symbol);
  const withActions = useWorkspaceRoom();
  return (
    <li className={place}>
      <button
        type="button"
        aria-pressed={starred}
        aria-label={t('quotations.favourite', { symbol: base })}
        onClick={() => onStar(symbol)}
        className="press grid min-h-16 w-10 shrink-0 place-items-center text-faint aria-pressed:text-warn"
      >
        <Star size={18} strokeWidth={1.75} aria-hidden="true" fill={starred ? 'currentColor' : 'none'} />
      </button>
      <Link
        to="pages/futures/kline"
        query={{ symbol }}
        className="flex min-h-16 min-w-0 flex-1 items-center gap-2.5 active:opacity-70"
      >
        <CoinIcon code={symbol} size={32} className="max-xs:hidden" />
        <span className="@container min-w-0 flex-1">
          <span className="block truncate text-row font-semibold">
            {base}
            {quote !== '' && (
              <span className="hidden text-note font-normal text-faint @min-[104px]:inline">/{quote}</span>
            )}
          </span>
          <Note symbol={symbol} />
        </span>
        <span className="flex min-w-19 shrink-0 flex-col items-end">
          <LivePrice symbol={symbol} className="text-right text-row font-semibold" />
          <Sparkline values={row.spark} width={64} height={18} />
        </span>
        <LiveChange symbol={symbol} className="shrink-0" />
      </Link>
      {withActions && <RowActions row={row} />}
    </li>
  );
}
