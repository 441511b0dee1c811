import { Pickaxe, Zap } from 'lucide-react';
import { buttonClass } from '../../design/button.tsx';
import { Notice, SkeletonRows } from '../../design/states.tsx';
import { t } from '../../locales/i18n.ts';
import { QuoteRow } from '../../shell/client/quote-row.tsx';
import { tickerOf, useSymbols } from '../../shell/client/tickers.ts';
import { Link } from '../../shell/routing/link.tsx';

/** Gold, oil, indices: what of the futures can be traded today, which is as fast contracts. */
export function FuturesPanel({ onChoose }: { onChoose: (symbol: string) => void }) {
  const symbols = useSymbols();
  const futures = symbols.filter((symbol) => tickerOf(symbol)?.group === 'futures');
  return (
    <>
      <p className="mx-4 mt-4 flex items-center gap-3 rounded-card bg-brand-soft p-4 text-note text-pretty">
        <Zap size={20} aria-hidden="true" className="shrink-0 text-brand" />{t('fast.futuresToday')}
      </p>
      {symbols.length === 0 ? <SkeletonRows /> : (
        <ul className="gutter mt-2">
          {futures.map((symbol) => (
            <li key={symbol}><button type="button" onClick={() => onChoose(symbol)} className="press -mx-2 w-[calc(100%+16px)] rounded-field px-2 active:bg-surface"><QuoteRow symbol={symbol} /></button></li>
          ))}
        </ul>
      )}
    </>
  );
}

/** There are no products on sale: said plainly, with what can be done instead. */
export function LockMiningPanel() {
  return (
    <div className="my-auto">
      <Notice icon={Pickaxe} title={t('fast.noLockMining')} text={t('fast.noLockMiningText')}>
        <Link to="pages/market/market" how="replace" className={buttonClass('quiet', 'medium')}>{t('fast.tabFast')}</Link>
      </Notice>
    </div>
  );
}
