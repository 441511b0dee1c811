import { accountTypes } from '@candor/core/ledger/account.ts';
import { useEffect, useState, type ReactNode } from 'react';
import { ErrorState } from '../../../design/states.tsx';
import { useSubmit } from '../../../design/use-submit.ts';
import { amount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { useCall } from '../../../shell/client/query.ts';
import { tickerOf } from '../../../shell/quotes/tickers.ts';
import { useBlockedReason } from '../../../shell/quotes/use-blocked-reason.ts';
import { pairText } from '../../../shell/quotes/words.ts';
import { confirm } from '../../../shell/feedback/confirm.ts';
import { asTyped, decimalTyped, isDecimal } from '../../../shell/amounts/amount-typed.ts';
import { balanceIn, useBalances } from '../../../shell/funds/balances.ts';
import { micros } from '../../../shell/funds/micros.ts';
import { placeOf, type Place } from '../../../shell/routing/hash.ts';
import { LatePart } from '../../../shell/routing/late-part.tsx';
import { useOwnLimit } from '../../../shell/session/own-limits.ts';
import { useOffer, useQuestionsFirst } from '../../../shell/questions/own-offer.ts';
import { useAsksFirst } from './asks-first.ts';
import { Directions } from './directions.tsx';
import { Durations, type Duration } from './durations.tsx';
import { Odds } from './odds.tsx';
import { OwnStakeField } from './own-stake-field.tsx';
import { placeFastOrder } from './place-order.ts';
import { payoutOf, stakeIssue } from './stake.ts';
import { TicketSkeleton } from './ticket-skeleton.tsx';
import { usePlaced, type Direction } from './use-placed.ts';

const loadRisk = () => import('../../../shell/risk/load-risk-lines.ts').then((m) => m.loadTradingRisk());

/**
 * What the user chose last, for as long as the app is open; the stake in the form of the wire, which every language
 * reads alike.
 */
const last = { seconds: 60, stake: '10' };
/** The same from a link that asks for it: to trade once more as before. */
function takeAsked({ query }: Place) {
  const [seconds, stake] = [Number(query.get('seconds')), query.get('stake') ?? ''];
  if (seconds > 0) last.seconds = seconds;
  if (isDecimal(stake)) last.stake = stake;
  return last;
}

interface TicketBodyProps {
  symbol: string;
  durations: readonly Duration[];
  min: string;
  max: string;
}

const wordsOf = (direction: Direction, symbol: string, stake: string, seconds: number) => ({
  title: t(direction === 'up' ? 'fast.confirmUp' : 'fast.confirmDown'),
  text: t('fast.confirmText', { stake, pair: pairText(symbol), seconds }),
});

function useTicket({ symbol, min, max }: TicketBodyProps, duration: Duration) {
  const [stake, setStake] = useState(() => asTyped(last.stake));
  const [pressed, setPressed] = useState<'up' | 'down' | null>(null);
  const [placed, setPlaced] = usePlaced();
  const balances = useBalances().data;
  const limits = {
    min,
    max,
    available: balances && (balanceIn(balances, accountTypes.account, 'USDT')?.available ?? '0'),
  };
  const wire = decimalTyped(stake);
  useEffect(() => void (last.stake = wire), [wire]);
  const { submit, busy, renew } = useSubmit(async (direction: 'up' | 'down') => {
    if (useAsksFirst.getState().on) await confirm(wordsOf(direction, symbol, amount(wire), duration.seconds));
    setPressed(direction);
    try {
      await placeFastOrder(
        { symbol, direction, seconds: duration.seconds, amount: wire },
        tickerOf(symbol)?.price ?? null,
      );
      navigator.vibrate?.(15);
      setPlaced(direction);
    } finally {
      setPressed(null);
    }
  });
  useEffect(renew, [renew, symbol, duration.seconds]);
  const change = (text: string) => {
    setStake(text);
    renew();
  };
  const issue = stakeIssue(wire, limits);
  const profit = payoutOf(wire, duration.payoutRate);
  return { stake, change, limits, balances, issue, profit, submit, pressed: busy ? pressed : null, placed };
}

interface BodyProps extends TicketBodyProps {
  duration: Duration;
  onDuration: (seconds: number) => void;
  children: ReactNode;
}

function TicketBody(props: BodyProps) {
  const { symbol, durations, duration, onDuration } = props;
  const ticket = useTicket(props, duration);
  const stake = micros(decimalTyped(ticket.stake));
  const ownLimit = useOwnLimit({ stake, atRisk: stake });
  const { notOffered } = useOffer('fast', symbol);
  const questionsFirst = useQuestionsFirst();
  const blocked = useBlockedReason('fast', symbol);
  const blockedReason = notOffered ?? blocked ?? ownLimit;
  return (
    <>
      {props.children}
      <Durations options={durations} value={duration.seconds} onChange={onDuration} />
      <OwnStakeField
        value={ticket.stake}
        onChange={ticket.change}
        issue={ticket.issue}
        limits={ticket.limits}
        balances={ticket.balances}
      />
      <div className="gutter">
        <LatePart load={loadRisk} waiting={<div className="h-12" />} part={{}} quiet />
      </div>
      <Directions
        odds={<Odds duration={duration} />}
        profit={ticket.profit}
        blockedReason={blockedReason}
        disabled={ticket.issue !== null}
        busy={ticket.pressed}
        placed={ticket.placed}
        onPress={(direction) => questionsFirst(() => ticket.submit(direction))}
      />
    </>
  );
}

interface TicketProps {
  /** '' while it is not known. */
  symbol: string;
  /** What stands above it, for the duration that is chosen. */
  head: (seconds: number) => ReactNode;
}

/** The ticket of fast contracts. */
export function Ticket({ symbol, head }: TicketProps) {
  const rule = useCall('GET /portal/common/contractRule', undefined, { staleTime: 600_000 });
  const [seconds, setSeconds] = useState(() => takeAsked(placeOf(location.hash)).seconds);
  useEffect(() => void (last.seconds = seconds), [seconds]);
  if (rule.data === undefined)
    return rule.isError ? <ErrorState onRetry={() => void rule.refetch()} /> : <TicketSkeleton />;
  const { durations, minStake, maxStake } = rule.data.fast;
  const duration = durations.find((each) => each.seconds === seconds) ?? durations[0];
  if (duration === undefined || symbol === '') return <TicketSkeleton />;
  return (
    <TicketBody
      symbol={symbol}
      durations={durations}
      duration={duration}
      onDuration={setSeconds}
      min={minStake}
      max={maxStake}
    >
      {head(duration.seconds)}
    </TicketBody>
  );
}
