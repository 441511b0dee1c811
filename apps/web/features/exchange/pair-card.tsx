import { ChangePill } from '../../design/amount.tsx';
import { Sparkline } from '../../design/sparkline.tsx';
import { t } from '../../locales/i18n.ts';
import { rateWords } from './rate-words.ts';
import type { ExchangeState } from './use-exchange.ts';

/** The live rate of the pair and its last day as a line. */
export function PairCard({ state: { from, to, rate, priceSeries } }: { state: ExchangeState }) {
  return (
    <section className="mx-4 mt-3 overflow-hidden rounded-card bg-surface">
      <div className="flex flex-wrap items-center justify-between gap-2 p-4 pb-2">
        <div className="min-w-0">
          <p className="text-note text-soft">
            {t('exchange.rate')} · {t('exchange.day')}
          </p>
          <p className="mt-0.5 text-bar font-semibold">
            {rate === null ? '—' : rateWords(from.currencyCode, to.currencyCode, rate)}
          </p>
        </div>
        <ChangePill rate={priceSeries.change} />
      </div>
      <Sparkline values={priceSeries.values} width={358} height={72} className="block w-full" />
    </section>
  );
}
