import { accountsForShare, alarmSigma, groupLeast } from '@candor/core/fair/statistics.ts';
import type { ReactNode } from 'react';
import { Card, Fact } from '../../design/list.tsx';
import { labelled, number, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { placeOf, winShare, type Statistics } from './figures.ts';

function FigureCard({ title, text, children }: { title: string; text?: string; children: ReactNode }) {
  return (
    <Card className="p-4">
      <h2 className="text-note text-soft">{title}</h2>
      {children}
      {text !== undefined && <p className="mt-2 text-caption text-pretty text-faint">{text}</p>}
    </Card>
  );
}

const accountsText = (count: number | null): string =>
  count === null ? t('statistics.fewer', { least: groupLeast }) : number(count);

/** How many accounts lost, large; or that too few have traded to tell. */
export function AccountsCard({ accounts: { traded, lost, lossShare } }: Pick<Statistics, 'accounts'>) {
  return (
    <FigureCard title={t('statistics.accounts')} text={t('statistics.accountsText')}>
      {lossShare === null ? (
        <p className="mt-1 text-row text-pretty">{t('statistics.tooFew', { needed: accountsForShare })}</p>
      ) : (
        <p className="mt-1 flex flex-wrap items-baseline gap-x-2">
          <span className="text-title font-bold">{share(lossShare)}</span>
          <span className="text-row text-soft">{t('statistics.losing')}</span>
        </p>
      )}
      <dl className="mt-2">
        <Fact name={t('statistics.traded')}>{accountsText(traded)}</Fact>
        <Fact name={t('statistics.lost')}>{accountsText(lost)}</Fact>
      </dl>
    </FigureCard>
  );
}

type Duration = Statistics['fast']['durations'][number];

function DurationRow({ seconds, win, lose, tie, void: voided }: Duration) {
  const counts = { win: number(win), lose: number(lose), tie: number(tie), void: number(voided) };
  return (
    <div className="py-1.5">
      <dt className="flex items-baseline justify-between gap-4 text-row">
        <span className="font-semibold">{t('fast.seconds', { seconds })}</span>
        <span>{t('statistics.won', { share: share(winShare(win, lose), 1) })}</span>
      </dt>
      <dd className="text-caption text-pretty text-faint">{t('statistics.score', counts)}</dd>
    </div>
  );
}

/** How fast orders of each duration ended. */
export function DurationsCard({ fast: { durations } }: Pick<Statistics, 'fast'>) {
  return (
    <FigureCard title={t('statistics.durations')}>
      {durations.length === 0 && (
        <p className="mt-1 text-row text-pretty">{t('statistics.noDurations', { least: groupLeast })}</p>
      )}
      {durations.length > 0 && (
        <dl className="mt-1">
          {durations.map((duration) => (
            <DurationRow key={duration.seconds} {...duration} />
          ))}
        </dl>
      )}
    </FigureCard>
  );
}

/** The band within which luck explains a difference, and where the difference stands. */
function AlarmBand({ sigma, alarm }: { sigma: number; alarm: boolean }) {
  const [left, right] = [placeOf(-alarmSigma, alarmSigma), placeOf(alarmSigma, alarmSigma)];
  return (
    <div aria-hidden="true" className="relative mt-3 h-8">
      <span className="absolute inset-x-0 top-2 h-4 rounded-full bg-raised" />
      <span
        className="absolute top-2 h-4 rounded-full bg-brand opacity-40"
        style={{ left: `${left}%`, width: `${right - left}%` }}
      />
      <span
        className={
          'absolute inset-y-0 my-auto size-5 -translate-x-1/2 rounded-full border-2 border-surface ' +
          (alarm ? 'bg-warn' : 'bg-brand')
        }
        style={{ left: `${placeOf(sigma, alarmSigma)}%` }}
      />
    </div>
  );
}

/** Whether up and down fare alike, or further apart than luck explains. */
export function DirectionsCard({ fast: { up, down, sigma, alarm } }: Pick<Statistics, 'fast'>) {
  const words = { sigma: number(sigma, 2), band: alarmSigma };
  return (
    <FigureCard title={t('statistics.directions')}>
      <dl className="mt-1">
        <Fact name={t('statistics.winsUp')}>{share(up && winShare(up.wins, up.losses), 1)}</Fact>
        <Fact name={t('statistics.winsDown')}>{share(down && winShare(down.wins, down.losses), 1)}</Fact>
      </dl>
      <AlarmBand sigma={Number(sigma)} alarm={alarm} />
      <p aria-hidden="true" className="mt-1 flex items-center gap-1.5 text-caption text-soft">
        <span className="h-2 shrink-0 rounded-full bg-brand opacity-40" style={{ width: 16 }} />
        {labelled(t('statistics.band'), `±${alarmSigma}`)}
      </p>
      <p className={`mt-2 text-note text-pretty ${alarm ? 'text-warn' : 'text-soft'}`}>
        {t(alarm ? 'statistics.beyond' : 'statistics.within', words)}
      </p>
    </FigureCard>
  );
}

/** What came between: pauses, holes of the prices, and what operators have voided. */
export function MarketCard({ halts, faults, voids }: Pick<Statistics, 'halts' | 'faults' | 'voids'>) {
  return (
    <FigureCard title={t('statistics.market')}>
      <dl className="mt-1">
        <Fact name={t('statistics.halts')}>{number(halts)}</Fact>
        <Fact name={t('statistics.faults')}>{number(faults)}</Fact>
        <Fact name={t('statistics.voids')}>{number(voids.decided)}</Fact>
        <Fact name={t('statistics.lostGivenBack')}>{number(voids.lostGivenBack)}</Fact>
        <Fact name={t('statistics.winsKept')}>{number(voids.winsKept)}</Fact>
      </dl>
    </FigureCard>
  );
}

/** Which of it anybody can count again, and what is the house's word alone. */
export function ChecksCard() {
  return (
    <FigureCard title={t('statistics.checks')}>
      <ul className="mt-2 space-y-2 text-note text-pretty text-soft">
        <li>{t('statistics.checkLog')}</li>
        <li>{t('statistics.checkCount')}</li>
        <li>{t('statistics.checkWord')}</li>
      </ul>
    </FigureCard>
  );
}
