import { Button } from '../../../design/button.tsx';
import { Card } from '../../../design/list.tsx';
import { signedAmount } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { LuckBar } from '../../../shell/mirror/luck-bar.tsx';
import { verdicts } from '../../../shell/mirror/meaning.ts';
import { TwoColumns } from '../../../shell/on-screen/two-columns.tsx';
import { PractiseMark } from './practise-mark.tsx';
import type { Score } from './round/score.ts';
import type { Stretch } from './past/stretch.ts';
import { Where } from './where.tsx';

/** What it means, in one sentence; of an empty round, that it was one. */
function meaningOf({ hitRate, ties, voids }: Score): string {
  if (hitRate !== null) return t(verdicts[hitRate.verdict]);
  return t(ties + voids > 0 ? 'practise.undecided' : 'practise.nonePlaced');
}

function ScoreCard({ score }: { score: Score }) {
  const { wins, losses, ties, voids, hitRate, needed } = score;
  return (
    <Card className="p-4">
      <h2 className="text-note text-soft">{t('practise.result')}</h2>
      <p className="mt-0.5 text-title font-bold">
        {signedAmount(score.result)} <span className="text-note font-semibold text-faint">{t('practise.points')}</span>
      </p>
      <p className="mt-2 text-row text-pretty">{meaningOf(score)}</p>
      {hitRate !== null && <LuckBar fast={score} hitRate={hitRate} />}
      {hitRate?.verdict === 'few' && (
        <p className="mt-3 rounded-field bg-raised px-3 py-2 text-note text-pretty">
          {t('mirror.fewNeeded', { decided: wins + losses, needed })}
        </p>
      )}
      <p className="mt-3 text-note text-soft">{t('mirror.score', { wins, losses })}</p>
      {ties + voids > 0 && <p className="text-note text-soft">{t('mirror.apart', { ties, voids })}</p>}
      <p className="mt-3 text-caption text-pretty text-faint">{t('practise.kept')}</p>
    </Card>
  );
}

interface OutcomeProps {
  score: Score;
  stretch: Stretch;
  onAgain: () => void;
}

/** What a round has come to against break-even, and which part of the past it was. */
export const Outcome = ({ score, stretch, onAgain }: OutcomeProps) => (
  <TwoColumns
    first={
      <div className="gutter space-y-3 pt-2 pb-3">
        <PractiseMark />
        <ScoreCard score={score} />
        <Button className="w-full" onClick={onAgain}>
          {t('practise.again')}
        </Button>
      </div>
    }
    second={
      <div className="gutter pt-2 pb-4">
        <Where stretch={stretch} />
      </div>
    }
  />
);
