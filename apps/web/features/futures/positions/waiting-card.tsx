import { Crosshair, FastForward, Undo2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { Badge } from '../../../design/list.tsx';
import { useSubmit } from '../../../design/use-submit.ts';
import { amount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import type { FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { confirm } from '../../../shell/feedback/confirm.ts';
import { pairText, priceIn } from '../../../shell/quotes/words.ts';
import { useBlockedReason } from '../../../shell/quotes/use-blocked-reason.ts';
import { lotsText, sideWord } from '../words.ts';
import { Actions, CardHead, Part, UnderWay } from './card-parts.tsx';
import { chaseOrder } from './chase-order.ts';
import { LiveAway } from './live.tsx';
import { revokeOrder } from './revoke-order.ts';
import { StopsSheet } from './set-stops.tsx';
import { SideBadge } from './side-badge.tsx';

const acts = { revoke: revokeOrder, chase: chaseOrder } as const;
const chasedShownMs = 2_500;

async function ask(action: 'revoke' | 'chase', { holdBond, symbol, entrustPrice }: FuturesOrder) {
  if (action === 'revoke')
    return confirm({
      title: t('futures.confirmRevoke'),
      text: t('futures.confirmRevokeText', { amount: amount(holdBond) }),
      confirm: t('futures.revoke'),
      cancel: t('shell.back'),
    });
  return confirm({
    title: t('futures.confirmChase'),
    text: t('futures.confirmChaseText', { price: priceIn(symbol, entrustPrice) }),
    confirm: t('futures.chase'),
  });
}

/** True for a while after it was set: a chase that found no price in time leaves the limit as it was. */
function useShortly(ms: number) {
  const [on, setOn] = useState(false);
  useEffect(() => {
    if (!on) return;
    const timer = setTimeout(() => setOn(false), ms);
    return () => clearTimeout(timer);
  }, [on, ms]);
  return [on, setOn] as const;
}

function Badges({ order }: { order: FuturesOrder }) {
  return (
    <>
      <SideBadge side={order.direction} leverage={order.lever} />
      <Badge tone="brand">{t(order.entrustType === 'limit' ? 'futures.limit' : 'futures.market')}</Badge>
    </>
  );
}

/** The price that it waits for, and how far that is. */
function AtPrice({ order }: { order: FuturesOrder }) {
  if (order.entrustPrice === null) return null;
  return (
    <span className="block text-right">
      <span className="block text-bar font-bold">{priceIn(order.symbol, order.entrustPrice)}</span>
      <span className="block text-caption text-soft">
        <LiveAway order={order} />
      </span>
    </span>
  );
}

function Facts({ order }: { order: FuturesOrder }) {
  return (
    <dl className="mt-3 grid grid-cols-3 gap-x-2">
      <Part name={t('futures.lots')}>{lotsText(order.lots)}</Part>
      <Part name={t('futures.frozen')}>{amount(order.holdBond)}</Part>
      <Part name={t('futures.setStops')} end>
        {[order.stopProfit, order.stopLoss].map((at) => (at === null ? '—' : priceIn(order.symbol, at))).join(' / ')}
      </Part>
    </dl>
  );
}

/**
 * An order that has not opened: a limit that waits for its price, or an order at market that waits for the next mark.
 */
export function WaitingCard({ order, onChoose }: { order: FuturesOrder; onChoose: (symbol: string) => void }) {
  const [stopping, setStopping] = useState(false);
  const [chased, setChased] = useShortly(chasedShownMs);
  const blockedReason = useBlockedReason('futures', order.symbol);
  const { submit, busy } = useSubmit(async (action: 'revoke' | 'chase') => {
    await ask(action, order);
    await acts[action](order.orderNo);
    if (action === 'chase') setChased(true);
  });
  const atMarket = order.entrustType === 'market' || chased;
  return (
    <article
      aria-label={`${pairText(order.symbol)} ${sideWord(order.direction)}`}
      className="rounded-card border border-line bg-surface p-4"
    >
      <CardHead symbol={order.symbol} onChoose={onChoose} badges={<Badges order={order} />}>
        <AtPrice order={order} />
      </CardHead>
      <Facts order={order} />
      {atMarket ? (
        <UnderWay text={t('futures.opening')} />
      ) : (
        <Actions
          disabled={busy}
          actions={[
            { icon: Crosshair, label: t('futures.setStops'), onPress: () => setStopping(true) },
            { icon: FastForward, label: t('futures.chase'), onPress: () => blockedReason === null && submit('chase') },
            { icon: Undo2, label: t('futures.revoke'), onPress: () => submit('revoke'), strong: true },
          ]}
        />
      )}
      <StopsSheet open={stopping} order={order} onClose={() => setStopping(false)} />
    </article>
  );
}
