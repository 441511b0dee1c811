import { formatAmount } from '@candor/core/money/currencies.ts';
import { useCallback, useEffect, useRef, useState, type CSSProperties } from 'react';
import { say } from '../../../design/access/spoken.tsx';
import { Button } from '../../../design/button.tsx';
import { Segment } from '../../../design/segment.tsx';
import { labelled, signedAmount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { TwoColumns } from '../../../shell/on-screen/two-columns.tsx';
import { useWide } from '../../../shell/on-screen/wide.ts';
import { pairText } from '../../../shell/quotes/words.ts';
import { Line } from '../chart/line.tsx';
import { windowOf } from '../chart/scale.ts';
import { resultWord } from '../orders/result-words.ts';
import { PlayButton } from '../replay/play-button.tsx';
import { roundMs, wholeShare } from './past/choose-span.ts';
import { clockText } from './round/clock-text.ts';
import { entriesOf } from './round/entries.ts';
import { PlacedOrders } from './placed-orders.tsx';
import { PractiseMark } from './practise-mark.tsx';
import { PractiseTicket, type Terms } from './practise-ticket.tsx';
import { endedBetween, profitOf, resultOf, type PractiseOrder, type Round } from './round/round.ts';
import type { Stretch } from './past/stretch.ts';
import { speeds, type Play } from './round/use-round.ts';

/** Here no bar stands at the foot, above which the buttons would have to stay. */
const noTabs: CSSProperties = { ['--bar-height' as string]: '0px', ['--above-bar' as string]: '0px' };

const pointsOf = (text: string): string => `${text} ${t('practise.points')}`;

const resultText = (order: PractiseOrder): string =>
  `${resultWord(order.settlement?.result ?? null)}, ${pointsOf(signedAmount(formatAmount(profitOf(order), 'USDT')))}`;

/** Says what came of orders to who can't see it. */
function useSaidResults(round: Round) {
  const before = useRef(round);
  useEffect(() => {
    const ended = endedBetween(before.current, round);
    if (ended.length > 0) say(ended.map(resultText).join('; '));
    before.current = round;
  }, [round]);
}

function Head({ round }: { round: Round }) {
  const { stretch, at } = round;
  return (
    <div className="gutter grid gap-y-1 pt-1">
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <h2 className="text-bar font-bold">{pairText(stretch.symbol)}</h2>
        <p className="ml-auto text-large font-semibold">
          {pointsOf(signedAmount(formatAmount(resultOf(round), 'USDT')))}
        </p>
      </div>
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <PractiseMark />
        <p className="ml-auto text-note text-soft">{labelled(t('practise.left'), clockText(stretch.to - at))}</p>
      </div>
    </div>
  );
}

function Controls({ play }: { play: Play }) {
  const { playing } = play;
  return (
    <div className="gutter mt-2 flex items-center gap-2">
      <PlayButton playing={playing} label={t(playing ? 'practise.pause' : 'practise.play')} onPress={play.toggle} />
      <Segment
        label={t('practise.speed')}
        name="speed"
        small
        value={play.speed}
        options={speeds.map((value) => ({ value, label: `${value}×` }))}
        onChange={play.setSpeed}
        className="flex-1"
      />
      <Button look="quiet" size="medium" onClick={play.finish}>
        {t('practise.finish')}
      </Button>
    </div>
  );
}

function Chart({ play: { round, player }, seconds }: { play: Play; seconds: number }) {
  const wide = useWide();
  const span = useCallback(
    (now: number) => {
      const { behindMs, aheadMs } = windowOf(seconds);
      return { from: now - behindMs, to: now + aheadMs };
    },
    [seconds],
  );
  return (
    <Line
      source={player}
      label={t('practise.chart', { pair: pairText(round.stretch.symbol) })}
      entries={entriesOf(round, player)}
      span={span}
      mark={(now) => ({ time: now + seconds * 1_000, text: t('fast.seconds', { seconds }) })}
      className={wide ? 'mt-1 h-90' : 'mt-1 h-[clamp(168px,26dvh,270px)]'}
    />
  );
}

/** Says how much there is where it is less than half an hour. */
function Partial({ stretch: { from, to } }: { stretch: Stretch }) {
  if (to - from >= roundMs * wholeShare) return null;
  return (
    <p className="gutter mt-1 text-caption text-pretty text-faint">
      {t('practise.partial', { length: clockText(to - from) })}
    </p>
  );
}

/** A round while it is played: the line of the past, how it plays, the ticket, and what was placed. */
export function PlayView({ play, terms }: { play: Play; terms: Terms }) {
  const { round } = play;
  const [seconds, setSeconds] = useState(30);
  const duration = terms.durations.find((each) => each.seconds === seconds) ?? terms.durations[0];
  useSaidResults(round);
  if (duration === undefined) return null;
  return (
    <TwoColumns
      first={
        <>
          <Head round={round} />
          <Chart play={play} seconds={duration.seconds} />
          <Partial stretch={round.stretch} />
          <Controls play={play} />
        </>
      }
      second={
        <div style={noTabs}>
          <PractiseTicket
            round={round}
            terms={terms}
            duration={duration}
            onDuration={setSeconds}
            onPlace={play.place}
          />
          <PlacedOrders round={round} />
        </div>
      }
    />
  );
}
