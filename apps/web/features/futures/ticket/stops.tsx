import { ChevronDown } from 'lucide-react';
import { stopIssue } from '@candor/core/futures/stops.ts';
import type { Price } from '@candor/core/money/amount.ts';
import { share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { typed } from '../words.ts';
import { priceForReturn } from './cost.ts';
import { issueOf, type PartProps } from './issue.ts';
import { chipLook, StopField, type StopName } from './stop-fields.tsx';

function Toggle({ open, onPress }: { open: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onPress}
      className="press flex min-h-11 items-center gap-2 text-left text-row"
    >
      <span className={open ? 'font-semibold' : 'text-soft'}>{t('futures.stops')}</span>
      <ChevronDown
        size={18}
        aria-hidden="true"
        className={`shrink-0 text-soft transition-transform ${open ? 'rotate-180' : ''}`}
      />
    </button>
  );
}

/** Whether a stop keeps the rule for the order as it would open. */
function keepsRule({ draft, checked }: PartProps['state'], stop: Partial<Record<StopName, Price>>): boolean {
  const { opening, reference } = checked;
  if (opening === null) return true;
  const { liquidation } = opening;
  return stopIssue({ side: draft.side, reference, liquidation, takeProfit: null, stopLoss: null, ...stop }) === null;
}

/** Both stops at once, by what they would return on the margin, in percent. */
const bothReturns = [10, 25, 50];

/** Chips that set take profit and stop loss alike in one press; each stays to be changed. */
function BothStops({ state, terms }: PartProps) {
  const { draft, checked, change } = state;
  const { tick } = terms.contract;
  const held = { side: draft.side, openPrice: checked.reference };
  return bothReturns.map((percent) => {
    const takeProfit = priceForReturn(held, draft.leverage, percent, tick);
    const stopLoss = priceForReturn(held, draft.leverage, -percent, tick);
    const words = `±${share(percent / 100)}`;
    return (
      <button
        key={percent}
        type="button"
        disabled={stopLoss === 0n || !keepsRule(state, { takeProfit, stopLoss })}
        onClick={() => change({ withStops: true, takeProfit: typed(takeProfit), stopLoss: typed(stopLoss) })}
        aria-label={`${t('futures.stops')} ${words}`}
        className={`${chipLook} px-2.5`}
      >
        {words}
      </button>
    );
  });
}

/** Prices at which the position closes by itself, when they are wanted. */
export function Stops(props: PartProps) {
  const {
    state: { draft, change, checked },
    terms,
  } = props;
  const allows = (name: StopName, at: Price): boolean => keepsRule(props.state, { [name]: at });
  return (
    <div>
      <div className="flex flex-wrap items-center gap-x-3 *:grow">
        <Toggle open={draft.withStops} onPress={() => change({ withStops: !draft.withStops })} />
        <div className="flex gap-1.5 *:grow">
          <BothStops {...props} />
        </div>
      </div>
      {draft.withStops && (
        <div className="animate-appear space-y-3 py-2">
          {(['takeProfit', 'stopLoss'] as const).map((name) => (
            <StopField
              key={name}
              name={name}
              text={draft[name]}
              value={checked[name]}
              onChange={(text) => change({ [name]: text })}
              issue={issueOf(props, name)}
              symbol={terms.contract.symbol}
              held={checked.opening?.held ?? null}
              atReference={checked[name] === checked.reference ? t('futures.stopNotArmed') : undefined}
              leverage={draft.leverage}
              tick={terms.contract.tick}
              allows={(at) => allows(name, at)}
            />
          ))}
        </div>
      )}
    </div>
  );
}
