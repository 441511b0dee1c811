import { rate, rateScale } from '@candor/core/money/amount.ts';
import { formatAmount, parseAmount } from '@candor/core/money/currencies.ts';
import { parseDecimal } from '@candor/core/money/decimal.ts';
import { useState } from 'react';
import { amount, share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { asTyped, decimalTyped } from '../../../shell/amounts/amount-typed.ts';
import { Directions } from '../ticket/directions.tsx';
import { Durations, type Duration } from '../ticket/durations.tsx';
import { payoutOf, stakeIssue, type StakeLimits } from '../ticket/stake.ts';
import { StakeField } from '../ticket/stake-field.tsx';
import { usePlaced, type Direction } from '../ticket/use-placed.ts';
import { availableOf, fits, type Draft, type Round } from './round/round.ts';

export interface Terms {
  readonly durations: readonly Duration[];
  readonly minStake: string;
  readonly maxStake: string;
}

interface PractiseTicketProps {
  round: Round;
  terms: Terms;
  duration: Duration;
  onDuration: (seconds: number) => void;
  onPlace: (draft: Draft) => void;
}

const firstStake = '10';

function useStake({ round, terms, duration, onPlace }: PractiseTicketProps) {
  const [stake, setStake] = useState(() => asTyped(firstStake));
  const [placed, setPlaced] = usePlaced();
  const available = formatAmount(availableOf(round), 'USDT');
  const limits: StakeLimits = { min: terms.minStake, max: terms.maxStake, available };
  const wire = decimalTyped(stake);
  const issue = stakeIssue(wire, limits);
  const place = (direction: Direction) => {
    const [units, payoutRate] = [parseAmount(wire, 'USDT'), parseDecimal(duration.payoutRate, rateScale)];
    if (units === null || payoutRate === null) return;
    onPlace({ direction, seconds: duration.seconds, stake: units, payoutRate: rate(payoutRate) });
    setPlaced(direction);
  };
  return { stake, setStake, limits, issue, placed, place, profit: payoutOf(wire, duration.payoutRate) };
}

const Available = ({ limits: { available } }: { limits: StakeLimits }) => (
  <p className="pb-1.5 text-note text-soft">
    {t('fast.availableShort')} <span className="font-semibold text-ink">{amount(available)}</span>
  </p>
);

/** The ticket of fast contracts for a number that is no money. */
export function PractiseTicket(props: PractiseTicketProps) {
  const { round, terms, duration, onDuration } = props;
  const ticket = useStake(props);
  const { limits, issue } = ticket;
  return (
    <>
      <Durations options={terms.durations} value={duration.seconds} onChange={onDuration} />
      <StakeField
        value={ticket.stake}
        onChange={ticket.setStake}
        issue={issue}
        limits={limits}
        label={t('practise.stake')}
        unit={t('practise.points')}
        available={<Available limits={limits} />}
        range={t('practise.stakeRange', { min: amount(limits.min, 'USDT', 0), max: amount(limits.max, 'USDT', 0) })}
        short={
          <p role="alert" className="mt-1.5 text-note text-error">
            {t('practise.short')}
          </p>
        }
      />
      <Directions
        odds={
          <p className="mt-2 mb-2 text-caption text-pretty text-soft">
            {t('practise.odds', { breakEven: share(duration.breakEvenRate) })}
          </p>
        }
        profit={ticket.profit}
        blockedReason={fits(round, duration.seconds) ? null : t('practise.tooLate')}
        disabled={issue !== null}
        busy={null}
        placed={ticket.placed}
        onPress={ticket.place}
      />
    </>
  );
}
