import { accountsForShare, alarmSigma, groupLeast } from '@candor/core/fair/statistics.ts';
import { Fact } from '../../design/list.tsx';
import { number, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { AlarmBand, FigureCard, Untold } from './figure-card.tsx';
import { delaysText, lastingText, partText, sharesOf, winShare, type Statistics } from './figures.ts';

const accountsText = (count: number | null): string =>
  count === null ? t('statistics.fewer', { least: groupLeast }) : number(count);

/** How many accounts lost, large; or that too few have traded to tell. */
export function AccountsCard({ accounts: { traded, lost, lossShare } }: Pick<Statistics, 'accounts'>) {
  return (
    <FigureCard title={t('statistics.accounts')} text={t('statistics.accountsText')}>
      {lossShare === null ? (
        <Untold>{t('statistics.tooFew', { needed: accountsForShare })}</Untold>
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

type Ends = Pick<Statistics['fast']['durations'][number], 'win' | 'lose' | 'tie' | 'void'>;

function EndsRow({ name, ends: { win, lose, tie, void: voided } }: { name: string; ends: Ends }) {
  return (
    <div className="py-1.5">
      <dt className="flex items-baseline justify-between gap-4 text-row">
        <span className="font-semibold">{name}</span>
        <span className="shrink-0 text-right">
          {t('statistics.orders', { count: number(win + lose + tie + voided) })}
        </span>
      </dt>
      <dd className="text-caption text-pretty text-faint">
        {t('statistics.score', sharesOf({ win, lose, tie, void: voided }))}
      </dd>
    </div>
  );
}

/** How fast orders of each duration ended. */
export function DurationsCard({ fast: { durations, others } }: Pick<Statistics, 'fast'>) {
  const isNone = durations.length === 0 && others === null;
  return (
    <FigureCard title={t('statistics.durations')}>
      {isNone && <Untold>{t('statistics.noDurations', { least: groupLeast })}</Untold>}
      {!isNone && (
        <dl className="mt-1">
          {durations.map(({ seconds, ...ends }) => (
            <EndsRow key={seconds} name={t('fast.seconds', { seconds })} ends={ends} />
          ))}
          {others !== null && <EndsRow name={t('statistics.others')} ends={others} />}
        </dl>
      )}
    </FigureCard>
  );
}

/** Whether up and down fare alike, or further apart than luck explains. */
export function DirectionsCard({ fast: { up, down, sigma, alarm } }: Pick<Statistics, 'fast'>) {
  const words = { sigma: number(sigma, 2), band: alarmSigma };
  return (
    <FigureCard title={t('statistics.directions')}>
      {up === null || down === null ? (
        <Untold>{t('statistics.fewDirections', { least: groupLeast })}</Untold>
      ) : (
        <>
          <dl className="mt-1">
            <Fact name={t('statistics.winsUp')}>{share(winShare(up.wins, up.losses), 1)}</Fact>
            <Fact name={t('statistics.winsDown')}>{share(winShare(down.wins, down.losses), 1)}</Fact>
          </dl>
          <AlarmBand
            sigma={Number(sigma)}
            alarm={alarm}
            text={t(alarm ? 'statistics.beyond' : 'statistics.within', words)}
          />
        </>
      )}
    </FigureCard>
  );
}

/** What came between: pauses, holes of the prices, and how late they came. */
export function MarketCard({
  halts,
  haltedMs,
  faults,
  counted,
  logged,
}: Pick<Statistics, 'halts' | 'haltedMs' | 'faults' | 'counted' | 'logged'>) {
  return (
    <FigureCard title={t('statistics.market')}>
      <dl className="mt-1">
        <Fact name={t('statistics.halts')}>{number(halts)}</Fact>
        {haltedMs !== null && <Fact name={t('statistics.halted')}>{lastingText(haltedMs)}</Fact>}
        <Fact name={t('statistics.faults')}>{number(faults)}</Fact>
        {logged !== null && (
          <Fact name={t('statistics.missing')}>
            {partText(logged.marks.missing, logged.marks.marks + logged.marks.missing)}
          </Fact>
        )}
        {counted?.sources.map((source) => (
          <Fact key={source.name} name={t('statistics.lag', { source: source.name })}>
            {delaysText(source, counted.boundsMs)}
          </Fact>
        ))}
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
