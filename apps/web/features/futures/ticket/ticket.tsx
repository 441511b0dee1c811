import { ArrowDown, ArrowUp } from 'lucide-react';
import { Button } from '../../../design/button.tsx';
import { BlockedReason } from '../../../design/states.tsx';
import { amount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { withSecondary } from '../../../locales/late/with-words.ts';
import { routes } from '../../../routes.ts';
import { usePlace } from '../../../shell/routing/hash.ts';
import { LatePart } from '../../../shell/routing/late-part.tsx';
import { useOwnLimit } from '../../../shell/session/own-limits.ts';
import { useBlockedReason } from '../../../shell/quotes/use-blocked-reason.ts';
import { CostBlock } from './cost-block.tsx';
import { shownCost } from './cost.ts';
import type { PartProps } from './issue.ts';
import { Kind } from './kind.tsx';
import { LimitPrice } from './limit-price.tsx';
import { Lots } from './lots.tsx';
import { Stops } from './stops.tsx';

const loadConfirmSheet = () => withSecondary(() => import('./confirm-sheet.tsx').then((m) => m.ConfirmSheet));
const loadRisk = () => import('../../../shell/risk/load-risk-lines.ts').then((m) => m.loadTradingRisk());
const Risk = () => <LatePart load={loadRisk} waiting={<div className="h-12" />} part={{}} quiet />;

/** What the button says beneath its name: the price of opening, or what is missing. */
function costLine({ cost, issues }: PartProps['state']['checked']): string {
  if (cost !== null) return t('futures.costLine', { amount: amount(shownCost(cost).total) });
  return t(issues.price === undefined ? 'futures.enterLots' : 'futures.enterPrice');
}

/**
 * The button that stays in sight, and how many lose under it: over what is scrolled where there is room for it, else
 * behind it, so that neither covers the other.
 */
function Foot(props: { state: PartProps['state']; blockedReason: string | null }) {
  const aboveTabs = routes[usePlace().path]?.tab !== undefined;
  return (
    <>
      <div
        className={`sticky z-10 -mx-4 bg-page px-4 pt-2 ${aboveTabs ? 'above-tabs pb-4' : 'bottom-0'}`}
        style={{ boxShadow: '0 -8px 8px var(--color-page)' }}
      >
        <OpenButton {...props} />
        {!aboveTabs && <Risk />}
      </div>
      {aboveTabs && <Risk />}
    </>
  );
}

function OpenButton({ state, blockedReason }: { state: PartProps['state']; blockedReason: string | null }) {
  const { draft, checked, review, busy } = state;
  const Icon = draft.side === 'long' ? ArrowUp : ArrowDown;
  return (
    <>
      <BlockedReason why={blockedReason} className="mb-2" />
      <Button
        look={draft.side === 'long' ? 'up' : 'down'}
        busy={busy}
        disabled={blockedReason !== null}
        onClick={review}
        className="min-h-14 w-full flex-col !gap-0"
      >
        <span className="flex items-center gap-1.5 text-bar">
          <Icon size={20} strokeWidth={2.75} aria-hidden="true" />
          {t(draft.side === 'long' ? 'futures.openLong' : 'futures.openShort')}
        </span>
        <span className="text-caption font-semibold">{costLine(checked)}</span>
      </Button>
    </>
  );
}

/**
 * The ticket of a symbol's futures: everything an order is, what it costs and where it would be liquidated, before it
 * is placed.
 */
export function Ticket({ terms, state, mark }: PartProps) {
  const total = state.checked.cost?.total ?? 0n;
  const ownLimit = useOwnLimit({ stake: total, atRisk: total });
  const blockedReason = useBlockedReason('futures', terms.contract.symbol) ?? ownLimit;
  const props = { state, terms, mark };
  return (
    <section aria-label={t('futures.ticket')} className="gutter space-y-2 pt-2">
      <Kind {...props} />
      {state.draft.orderType === 'limit' && <LimitPrice {...props} />}
      <Lots {...props} offers={blockedReason === null} />
      <Stops {...props} />
      <CostBlock symbol={terms.contract.symbol} cost={state.checked.cost} max={state.checked.max} />
      <Foot state={state} blockedReason={blockedReason} />
      <LatePart load={loadConfirmSheet} part={{ ...props, blockedReason }} />
    </section>
  );
}
