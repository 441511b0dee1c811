import { Hourglass, ShieldAlert } from 'lucide-react';
import { useEffect, useMemo } from 'react';
import { Button } from '../../../design/button.tsx';
import { ErrorState, Notice } from '../../../design/states.tsx';
import { t } from '../../../locales/i18n.ts';
import { useCall } from '../../../shell/client/query.ts';
import { useLastSymbol } from '../../../shell/quotes/last-symbol.ts';
import { NotTraded } from '../../../shell/quotes/not-traded.tsx';
import { pairText } from '../../../shell/quotes/words.ts';
import { navigate } from '../../../shell/routing/hash.ts';
import { useFastSymbols } from '../ticket/fast-symbols.ts';
import { TicketSkeleton } from '../ticket/ticket-skeleton.tsx';
import { leastMs } from './past/choose-span.ts';
import { clockText } from './round/clock-text.ts';
import { keepScore } from './round/last-score.ts';
import type { Loaded } from './past/load-stretch.ts';
import { Outcome } from './outcome.tsx';
import { PlayView } from './play.tsx';
import type { Terms } from './practise-ticket.tsx';
import { isOver } from './round/round.ts';
import { scoreOf } from './round/score.ts';
import { Start } from './start.tsx';
import type { Stretch } from './past/stretch.ts';
import { useRound } from './round/use-round.ts';
import { useStretch } from './past/use-stretch.ts';

/** A stretch from its first minute to the score. */
function RoundView({ stretch, terms, onAgain }: { stretch: Stretch; terms: Terms; onAgain: () => void }) {
  const play = useRound(stretch);
  const { round } = play;
  const score = useMemo(() => (isOver(round) ? scoreOf(round) : null), [round]);
  useEffect(() => void (score !== null && keepScore(score)), [score]);
  if (score === null) return <PlayView play={play} terms={terms} />;
  return <Outcome score={score} stretch={stretch} onAgain={onAgain} />;
}

/** Why there is nothing to play. */
function Unplayable({ symbol, found, onAgain }: { symbol: string; found: Loaded; onAgain: () => void }) {
  const retry = (
    <Button look="quiet" size="medium" onClick={onAgain}>
      {t('shell.retry')}
    </Button>
  );
  if (found.kind === 'broken')
    return (
      <Notice icon={ShieldAlert} title={t('practise.broken')} text={t('practise.brokenText')}>
        {retry}
      </Notice>
    );
  const known = clockText(found.kind === 'short' ? found.ms : 0);
  const text = t('practise.tooShortText', { pair: pairText(symbol), known, least: clockText(leastMs) });
  return (
    <Notice icon={Hourglass} title={t('practise.tooShort')} text={text}>
      {retry}
    </Notice>
  );
}

interface RoomProps {
  symbol: string;
  among: readonly string[];
  terms: Terms;
}

const choose = (symbol: string) => navigate('pages/practise/practise', { symbol }, 'replace');

/** Before, while and after a round. */
function Room({ symbol, among, terms }: RoomProps) {
  const { fetched, start, reset } = useStretch(symbol);
  switch (fetched.kind) {
    case 'failed':
      return <ErrorState text={fetched.text} onRetry={() => void start()} />;
    case 'stretch':
      return <RoundView stretch={fetched.stretch} terms={terms} onAgain={reset} />;
    case 'short':
    case 'broken':
      return <Unplayable symbol={symbol} found={fetched} onAgain={reset} />;
    default:
      return (
        <Start
          symbol={symbol}
          among={among}
          onChoose={choose}
          busy={fetched.kind === 'busy'}
          onStart={() => void start()}
        />
      );
  }
}

/** Half an hour of the past with its date hidden, on the ticket of fast contracts. Nothing of it touches money. */
export function PractisePage() {
  const rule = useCall('GET /portal/common/contractRule', undefined, { staleTime: 600_000 });
  const among = useFastSymbols();
  const { symbol, missing } = useLastSymbol('fast', among);
  if (rule.data === undefined)
    return rule.isError ? <ErrorState onRetry={() => void rule.refetch()} /> : <TicketSkeleton />;
  if (missing !== null) return <NotTraded symbol={missing} among={among} onChoose={choose} />;
  if (symbol === '') return <TicketSkeleton />;
  return <Room key={symbol} symbol={symbol} among={among} terms={rule.data.fast} />;
}
