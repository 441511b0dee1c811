import type { Contract } from '@candor/core/futures/contract.ts';
import { Lock, LockOpen } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { Button } from '../../../design/button.tsx';
import { Badge } from '../../../design/list.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { BlockedReason } from '../../../design/states.tsx';
import { useSubmit } from '../../../design/use-submit.ts';
import { amount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import type { FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { LivePrice } from '../../../shell/quotes/live.tsx';
import { pairText, priceIn } from '../../../shell/quotes/words.ts';
import { useBlockedReason } from '../../../shell/quotes/use-blocked-reason.ts';
import { priceOf } from '../../../shell/futures/terms.ts';
import { lotsText, usdtWords } from '../words.ts';
import { CardHead, UnderWay } from './card-parts.tsx';
import { closePosition } from './close-position.ts';
import { closeAll } from './closing/close-all.ts';
import { LivePair } from './live.tsx';
import { SideBadge } from './side-badge.tsx';
import { feeAt } from './standing.ts';
import { useAsked } from './use-asked.ts';

interface PairProps {
  long: FuturesOrder;
  short: FuturesOrder;
  contract: Contract;
  onChoose: (symbol: string) => void;
  onAsked: (() => void) | undefined;
}

const Leg = ({ order, children }: { order: FuturesOrder; children: ReactNode }) => (
  <div className="flex items-center justify-between gap-2 px-3 py-2">
    <div className="min-w-0">
      <SideBadge side={order.direction} leverage={order.lever} />
      <p className="mt-1 text-caption text-soft">
        {t('futures.entry')} <span className="text-ink">{priceIn(order.symbol, order.openPrice)}</span> ·{' '}
        {t('futures.margin')} <span className="text-ink">{amount(order.holdBond)}</span>
      </p>
    </div>
    {children}
  </div>
);

/** Which leg to close; the other goes on alone. */
function Unlock({ long, short, onDone }: Pick<PairProps, 'long' | 'short'> & { onDone: () => void }) {
  const blockedReason = useBlockedReason('futures', long.symbol, 'close');
  const { submit, busy } = useSubmit(async (leg: FuturesOrder | 'both') => {
    await (leg === 'both' ? closeAll({ orderId: long.orderNo }) : closePosition(leg.orderNo));
    onDone();
  });
  return (
    <div className="space-y-2">
      <p className="mb-3 text-note text-pretty text-soft">{t('futures.unlockText')}</p>
      <BlockedReason why={blockedReason} />
      <Button look="quiet" className="w-full" disabled={busy || blockedReason !== null} onClick={() => submit(long)}>
        {t('futures.closeLong')}
      </Button>
      <Button look="quiet" className="w-full" disabled={busy || blockedReason !== null} onClick={() => submit(short)}>
        {t('futures.closeShort')}
      </Button>
      <Button look="leave" className="w-full" disabled={busy || blockedReason !== null} onClick={() => submit('both')}>
        {t('futures.closeBoth')}
      </Button>
    </div>
  );
}

function LockedBadge() {
  return (
    <Badge tone="warn">
      <span className="inline-flex items-center gap-1">
        <Lock size={11} aria-hidden="true" />
        {t('futures.lockedPair')}
      </span>
    </Badge>
  );
}

type Pair = Omit<PairProps, 'onChoose' | 'onAsked'>;

function FixedResult(pair: Pair) {
  return (
    <span className="block text-right">
      <span className="block text-caption text-soft">{t('futures.fixedResult')}</span>
      <LivePair {...pair} part="net" />
    </span>
  );
}

function Legs(pair: Pair) {
  return (
    <div className="mt-3 divide-y divide-line rounded-field bg-raised">
      <Leg order={pair.long}>
        <LivePair {...pair} part="long" className="shrink-0" />
      </Leg>
      <Leg order={pair.short}>
        <LivePair {...pair} part="short" className="shrink-0" />
      </Leg>
    </div>
  );
}

/** A locked pair as what it is: two legs whose sum the price no longer changes. */
export function PairCard({ long, short, contract, onChoose, onAsked }: PairProps) {
  const [unlocking, setUnlocking] = useState(false);
  useAsked(onAsked, () => setUnlocking(true));
  const mark = priceOf(long.markPrice) ?? priceOf(long.openPrice) ?? contract.tick;
  const pair = { long, short, contract };
  const closing = long.wish !== null || short.wish !== null;
  return (
    <article aria-label={`${pairText(long.symbol)} ${t('futures.lockedPair')}`} className="rounded-card bg-surface p-4">
      <CardHead symbol={long.symbol} onChoose={onChoose} badges={<LockedBadge />}>
        <FixedResult {...pair} />
      </CardHead>
      <Legs {...pair} />
      <p className="mt-2 flex flex-wrap justify-between gap-x-3 text-caption text-soft">
        <span>
          {lotsText(long.lots)} · {t('futures.mark')} <LivePrice symbol={long.symbol} quiet className="text-ink" />
        </span>
        <span>{t('futures.fixedText', { fee: usdtWords(feeAt(contract, long.lots, mark) * 2n) })}</span>
      </p>
      {closing ? (
        <UnderWay text={t('futures.closing')} />
      ) : (
        <Button look="quiet" size="medium" className="mt-3 w-full" onClick={() => setUnlocking(true)}>
          <LockOpen size={17} aria-hidden="true" />
          {t('futures.unlock')}
        </Button>
      )}
      <Sheet open={unlocking} onClose={() => setUnlocking(false)} title={t('futures.unlock')}>
        <Unlock long={long} short={short} onDone={() => setUnlocking(false)} />
      </Sheet>
    </article>
  );
}
