import { ArrowDown, ArrowLeftRight, ArrowUp, ChevronDown } from 'lucide-react';
import { useState } from 'react';
import type { Price } from '@candor/core/money/amount.ts';
import { stopIssue } from '@candor/core/futures/stops.ts';
import { Button } from '../../../design/button.tsx';
import { Segment } from '../../../design/segment.tsx';
import { Barred } from '../../../design/states.tsx';
import { amount, number } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { pairOf } from '../../../shell/quotes/quote-row.tsx';
import { tickerOf } from '../../../shell/quotes/tickers.ts';
import { routes } from '../../../routes.ts';
import { Remedy, TopUpSheet } from '../../../shell/funds/remedy.tsx';
import { usePlace } from '../../../shell/routing/hash.ts';
import { useOwnLimit } from '../../../shell/session/own-limits.ts';
import { useBarred } from '../barred.ts';
import { priceOf, priceText, sizeText, usdtText, type Terms } from '../terms.ts';
import { refusalText, typed } from '../words.ts';
import { ConfirmSheet } from './confirm-sheet.tsx';
import { CostBlock } from './cost-block.tsx';
import { lotsOfShare, shownCost, stepOf, tierFor } from './cost.ts';
import type { TextField } from './draft.ts';
import { LeverageSheet } from './leverage-sheet.tsx';
import { ShareSlider } from '../../../design/share-slider.tsx';
import { StepperField } from './stepper-field.tsx';
import { StopField, type StopName } from './stop-fields.tsx';
import { futuresAccount, type useTicket } from './use-ticket.ts';

type State = ReturnType<typeof useTicket>;
interface PartProps {
  state: State;
  terms: Terms;
  mark: Price;
}

/** What is wrong with a field, once it can be said: the server's words, or one's own when typed or tried. */
function issueOf(
  { state: { checked, draft, tried, objection }, terms, mark }: PartProps,
  field: TextField | 'lever',
): string | undefined {
  if (objection?.field === field) return objection.text;
  const refusal = checked.issues[field];
  if (refusal === undefined || (field !== 'lever' && draft[field] === '' && !tried)) return undefined;
  const { contract } = terms;
  return refusalText(refusal, {
    symbol: contract.symbol,
    reference: priceText(checked.reference),
    liquidation: priceText(checked.opening?.liquidation ?? 0n),
    min: contract.lotsMin,
    max: contract.lotsMax,
    tick: priceText(contract.tick),
    leverMax: tierFor(terms, checked.lots, checked.limit ?? mark)?.leverMax ?? 1,
  });
}

function Kind({ state, terms, mark }: PartProps) {
  const [choosing, setChoosing] = useState(false);
  const { draft, change, checked } = state;
  const issue = issueOf({ state, terms, mark }, 'lever');
  const sides = [
    {
      value: 'long' as const,
      tone: 'up' as const,
      label: (
        <>
          <ArrowUp size={18} strokeWidth={2.75} aria-hidden="true" />
          {t('futures.long')}
        </>
      ),
    },
    {
      value: 'short' as const,
      tone: 'down' as const,
      label: (
        <>
          <ArrowDown size={18} strokeWidth={2.75} aria-hidden="true" />
          {t('futures.short')}
        </>
      ),
    },
  ];
  return (
    <>
      <Segment
        label={t('futures.direction')}
        name="side"
        value={draft.side}
        options={sides}
        onChange={(side) => change({ side, stopProfit: '', stopLoss: '' })}
      />
      <div className="mt-2 flex gap-2">
        <Segment
          label={t('futures.orderType')}
          name="entrustType"
          value={draft.entrustType}
          className="flex-1"
          options={[
            { value: 'market', label: t('futures.market') },
            { value: 'limit', label: t('futures.limit') },
          ]}
          onChange={(entrustType) =>
            change({ entrustType, price: entrustType === 'limit' && draft.price === '' ? typed(mark) : draft.price })
          }
        />
        <button
          type="button"
          onClick={() => setChoosing(true)}
          aria-haspopup="dialog"
          aria-label={`${t('futures.leverage')} ${draft.lever}×`}
          aria-describedby={issue === undefined ? undefined : 'lever-note'}
          className={`press flex min-h-11 items-center justify-center gap-1 rounded-field border bg-surface px-3 text-row font-bold ${issue === undefined ? 'border-transparent' : 'border-error'}`}
        >
          {draft.lever}×<ChevronDown size={16} aria-hidden="true" className="text-soft" />
        </button>
      </div>
      {issue !== undefined && (
        <p id="lever-note" role="alert" className="mt-1.5 text-note text-error">
          {issue}
        </p>
      )}
      <LeverageSheet
        open={choosing}
        terms={terms}
        side={draft.side}
        lots={checked.lots}
        at={checked.limit ?? mark}
        value={draft.lever}
        onChange={(lever) => change({ lever })}
        onClose={() => setChoosing(false)}
      />
    </>
  );
}

function LimitPrice(props: PartProps) {
  const {
    state: { draft, change, checked },
    terms,
    mark,
  } = props;
  const { symbol, tick } = terms.contract;
  const step = (way: -1 | 1) => {
    const from = checked.limit ?? mark;
    const moved = from + BigInt(way) * stepOf(from, tick);
    if (moved > 0n) change({ price: typed(moved) });
  };
  const last = () => change({ price: typed(priceOf(tickerOf(symbol)?.price) ?? mark) });
  return (
    <StepperField
      label={t('futures.orderPrice')}
      decimals={tickerOf(symbol)?.priceDecimals ?? 2}
      value={draft.price}
      onChange={(text) => change({ price: text })}
      onStep={step}
      issue={issueOf(props, 'price')}
      after={
        <button
          type="button"
          onClick={last}
          className="press min-h-11 shrink-0 rounded-chip px-2 text-note font-semibold text-brand"
        >
          {t('futures.last')}
        </button>
      }
    />
  );
}

/** @param offers what helps with a balance that is too small; not where more money would change nothing */
function Lots({ offers, ...props }: PartProps & { offers: boolean }) {
  const {
    state: { draft, change, checked, available, balances },
    terms,
  } = props;
  const [moving, setMoving] = useState(false);
  const { contract } = terms;
  const { max, lots } = checked;
  const step = (way: -1 | 1) => {
    const moved = lots + BigInt(way);
    change({ lots: (moved < contract.lotsMin ? contract.lotsMin : moved).toString() });
  };
  const size = number(sizeText((lots === 0n ? 1n : lots) * contract.contractSize), 8);
  const percent = max === 0n ? 0 : (Number(lots) / Number(max)) * 100;
  const short = checked.issues.lots === 'insufficient-balance' || (available !== null && max === 0n);
  return (
    <div>
      <StepperField
        label={t('futures.lots')}
        value={draft.lots}
        onChange={(text) => change({ lots: text })}
        onStep={step}
        whole
        placeholder="0"
        issue={issueOf(props, 'lots')}
        hint={t(lots === 0n ? 'futures.lotSize' : 'futures.sizeIs', { size, base: pairOf(contract.symbol)[0] })}
        beside={
          <button
            type="button"
            onClick={() => setMoving(true)}
            aria-haspopup="dialog"
            className="press relative flex items-center gap-1.5 text-note text-soft after:absolute after:-inset-x-2 after:-inset-y-2.5"
          >
            <span>
              {t('futures.available')}{' '}
              <span className="font-semibold text-ink">{available === null ? '—' : amount(usdtText(available))}</span>
            </span>
            <ArrowLeftRight size={14} aria-hidden="true" className="text-brand" />
            <span className="sr-only">{t('funds.transfer')}</span>
          </button>
        }
      />
      <ShareSlider
        label={t('futures.shareOfAvailable')}
        percent={percent}
        disabled={max === 0n}
        tone={draft.side === 'long' ? 'up' : 'down'}
        onChange={(share) => change({ lots: share === 0 ? '' : lotsOfShare(share, max, contract.lotsMin).toString() })}
      />
      {short && offers && <Remedy balances={balances} to={futuresAccount} text={t('futures.shortOffer')} />}
      <TopUpSheet open={moving} onClose={() => setMoving(false)} balances={balances} to={futuresAccount} />
    </div>
  );
}

function Stops(props: PartProps) {
  const {
    state: { draft, change, checked },
    terms,
  } = props;
  const allows = (name: StopName, at: Price): boolean =>
    checked.opening === null ||
    stopIssue({
      side: draft.side,
      reference: checked.reference,
      liquidation: checked.opening.liquidation,
      stopProfit: null,
      stopLoss: null,
      [name]: at,
    }) === null;
  return (
    <div>
      <button
        type="button"
        aria-expanded={draft.withStops}
        onClick={() => change({ withStops: !draft.withStops })}
        className="press flex min-h-11 w-full items-center justify-between gap-3 text-left text-row"
      >
        <span className={draft.withStops ? 'font-semibold' : 'text-soft'}>{t('futures.stops')}</span>
        <ChevronDown
          size={18}
          aria-hidden="true"
          className={`shrink-0 text-soft transition-transform ${draft.withStops ? 'rotate-180' : ''}`}
        />
      </button>
      {draft.withStops && (
        <div className="animate-appear space-y-3 pb-2">
          {(['stopProfit', 'stopLoss'] as const).map((name) => (
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
              lever={draft.lever}
              tick={terms.contract.tick}
              allows={(at) => allows(name, at)}
            />
          ))}
        </div>
      )}
    </div>
  );
}

/** What the button says beneath its name: the price of opening, or what is missing. */
function costLine({ cost, issues }: State['checked']): string {
  if (cost !== null) return t('futures.costLine', { amount: amount(shownCost(cost).total) });
  return t(issues.price === undefined ? 'futures.enterLots' : 'futures.enterPrice');
}

function OpenButton({ state, barred }: { state: State; barred: string | null }) {
  const { draft, checked, review, busy } = state;
  const aboveTabs = routes[usePlace().path]?.tab !== undefined;
  const Icon = draft.side === 'long' ? ArrowUp : ArrowDown;
  return (
    <div className={`sticky z-10 -mx-4 bg-page px-4 pt-2 pb-4 ${aboveTabs ? 'above-tabs' : 'bottom-0'}`}>
      <Barred why={barred} className="mb-2" />
      <Button
        look={draft.side === 'long' ? 'up' : 'down'}
        busy={busy}
        disabled={barred !== null}
        onClick={review}
        className="min-h-14 w-full flex-col !gap-0"
      >
        <span className="flex items-center gap-1.5 text-bar">
          <Icon size={20} strokeWidth={2.75} aria-hidden="true" />
          {t(draft.side === 'long' ? 'futures.openLong' : 'futures.openShort')}
        </span>
        <span className="text-caption font-semibold">{costLine(checked)}</span>
      </Button>
    </div>
  );
}

interface TicketProps {
  terms: Terms;
  state: State;
  mark: Price;
}

/**
 * The ticket of a symbol's futures: everything an order is, what it costs and where it would be liquidated, before it
 * is placed.
 */
export function Ticket({ terms, state, mark }: TicketProps) {
  const total = state.checked.cost?.total ?? 0n;
  const ownLimit = useOwnLimit({ stake: total, atRisk: total });
  const barred = useBarred(terms.contract.symbol) ?? ownLimit;
  const props = { state, terms, mark };
  return (
    <section aria-label={t('futures.ticket')} className="gutter space-y-2 pt-2">
      <Kind {...props} />
      {state.draft.entrustType === 'limit' && <LimitPrice {...props} />}
      <Lots {...props} offers={barred === null} />
      <Stops {...props} />
      <CostBlock symbol={terms.contract.symbol} cost={state.checked.cost} max={state.checked.max} />
      <OpenButton state={state} barred={barred} />
      <ConfirmSheet
        open={state.asked}
        onClose={state.leave}
        onConfirm={state.place}
        busy={state.busy}
        terms={terms}
        mark={mark}
        draft={state.draft}
        checked={state.checked}
        barred={barred}
      />
    </section>
  );
}
