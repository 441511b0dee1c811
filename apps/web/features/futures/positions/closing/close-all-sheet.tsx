import { useEffect, useState } from 'react';
import { Gain } from '../../../../design/amount.tsx';
import { Button } from '../../../../design/button.tsx';
import { Fact } from '../../../../design/list.tsx';
import { Sheet } from '../../../../design/sheet.tsx';
import { useSubmit } from '../../../../design/use-submit.ts';
import { t } from '../../../../locales/i18n.ts';
import { shownSum } from '../../../../shell/amounts/shown-parts.ts';
import { useOpenFutures, type FuturesOrder } from '../../../../shell/client/futures-orders.ts';
import { tickerOf } from '../../../../shell/quotes/tickers.ts';
import { pairText } from '../../../../shell/quotes/words.ts';
import { termsOf, useRule } from '../../../../shell/futures/terms.ts';
import { lotsText, sideWord } from '../../words.ts';
import { closeAll } from './close-all.ts';
import { netStanding } from '../../../../shell/futures/standing.ts';

const everyMs = 1_000;

/** Draws anew once a second, so that results of many symbols stay those of now, and readable. */
function useSeconds(): void {
  const [, redraw] = useState(0);
  useEffect(() => {
    const timer = setInterval(() => redraw((count) => count + 1), everyMs);
    return () => clearInterval(timer);
  }, []);
}

/** What closing each would leave now, and all together, as they are shown; null while a price is unknown. */
function useResults(positions: readonly FuturesOrder[]): { parts: string[]; total: string } | null {
  const rule = useRule().data;
  useSeconds();
  if (rule === undefined) return null;
  const nets = positions.flatMap((order) => {
    const contract = termsOf(rule, order.symbol)?.contract;
    const price = tickerOf(order.symbol)?.price ?? order.markPrice;
    return contract === undefined ? [] : (netStanding(order, contract, price)?.net ?? []);
  });
  return nets.length === positions.length ? shownSum(nets) : null;
}

function Question({ onDone }: { onDone: () => void }) {
  const positions = useOpenFutures().rows.filter(({ status }) => status !== 'pending');
  const results = useResults(positions);
  const { submit, busy } = useSubmit(async () => {
    await closeAll({}, positions.map(({ orderNo }) => orderNo).join());
    onDone();
  });
  return (
    <div className="space-y-4">
      <dl className="rounded-field bg-raised px-4 py-2">
        {positions.map((order, at) => (
          <Fact
            key={order.orderNo}
            name={`${pairText(order.symbol)} · ${sideWord(order.direction)} · ${lotsText(order.lots)}`}
          >
            ≈ <Gain value={results?.parts[at] ?? null} />
          </Fact>
        ))}
        <Fact name={t('close-positions.net')}>
          <span className="font-semibold">
            ≈ <Gain value={results?.total ?? null} /> USDT
          </span>
        </Fact>
      </dl>
      <p className="text-note text-pretty text-faint">{t('close-positions.allText')}</p>
      <Button className="w-full" busy={busy} disabled={positions.length === 0} onClick={submit}>
        {t('futures.closeAll')}
      </Button>
    </div>
  );
}

/** Lists what closing everything does, and asks. */
export function CloseAllSheet({ open, onClose }: { open: boolean; onClose: () => void }) {
  return (
    <Sheet open={open} onClose={onClose} title={t('futures.closeAll')}>
      <Question onDone={onClose} />
    </Sheet>
  );
}
