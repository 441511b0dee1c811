import { ChevronDown } from 'lucide-react';
import { stopIssue } from '@candor/core/futures/stops.ts';
import type { Price } from '@candor/core/money/amount.ts';
import { t } from '../../../locales/i18n.ts';
import { issueOf, type PartProps } from './issue.ts';
import { StopField, type StopName } from './stop-fields.tsx';

function Toggle({ open, onPress }: { open: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-expanded={open}
      onClick={onPress}
      className="press flex min-h-11 w-full items-center justify-between gap-3 text-left text-row"
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

/** Prices at which the position closes by itself, when they are wanted. */
export function Stops(props: PartProps) {
  const {
    state: { draft, change, checked },
    terms,
  } = props;
  const allows = (name: StopName, at: Price): boolean => keepsRule(props.state, { [name]: at });
  return (
    <div>
      <Toggle open={draft.withStops} onPress={() => change({ withStops: !draft.withStops })} />
      {draft.withStops && (
        <div className="animate-appear space-y-3 pb-2">
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
