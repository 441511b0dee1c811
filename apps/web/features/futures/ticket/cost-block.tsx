import type { ReactNode } from 'react';
import { priceIn } from '../../../shell/quotes/words.ts';
import { amount, number } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { priceText } from '../../../shell/futures/terms.ts';
import { lotsText, usdtWords } from '../words.ts';
import { shownCost, type Cost } from './cost.ts';

const Part = ({ name, children }: { name: string; children: ReactNode }) => (
  <div className="flex min-w-0 flex-col justify-between">
    <dt className="text-caption break-words max-xs:text-mini hyphens-auto text-soft">{name}</dt>
    <dd className="mt-0.5 truncate text-note font-semibold">{children}</dd>
  </div>
);

function liquidationText(symbol: string, cost: Cost | null): string {
  if (cost === null) return '—';
  return cost.liquidationShown === 0n ? t('futures.none') : priceIn(symbol, priceText(cost.liquidationShown));
}

/** What the order costs and where it would be liquidated, before it is confirmed. USDT. */
export function CostBlock({ symbol, cost, max }: { symbol: string; cost: Cost | null; max: bigint }) {
  const shown = cost === null ? null : shownCost(cost);
  return (
    <dl aria-label={t('futures.cost')} className="grid grid-cols-3 gap-2 rounded-card bg-surface px-4 py-2.5">
      <Part name={t('futures.margin')}>{amount(shown?.margin)}</Part>
      <Part name={t('futures.openFee')}>{amount(shown?.openFee)}</Part>
      <Part name={t('futures.closeFee')}>{amount(shown?.closeFee)}</Part>
      <Part name={t('futures.notional')}>{cost === null ? '—' : usdtWords(cost.notional)}</Part>
      <Part name={t('futures.liquidation')}>
        <span className="text-warn">{liquidationText(symbol, cost)}</span>
      </Part>
      <Part name={t('futures.maxLots')}>
        <span aria-label={lotsText(max)}>{number(String(max))}</span>
      </Part>
    </dl>
  );
}
