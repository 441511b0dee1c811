import { alarmSigma } from '@candor/core/fair/statistics.ts';
import { Fact } from '../../design/list.tsx';
import { number, percent, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { AlarmBand, Few, FigureCard, sinceText, Untold } from './figure-card.tsx';
import { delaysText, sharesOf, winShare, type Counted, type Statistics } from './figures.ts';

const notCounted = () => <Untold>{t('statistics.uncounted')}</Untold>;
/** Small fractions: hundredths of a percent still matter. */
const slipped = (mean: string): string => percent(mean, 3);

type Slipped = NonNullable<Counted['slippage']>['against'];
const slippedText = ({ orders, mean }: Slipped): string =>
  `${t('statistics.orders', { count: number(orders) })} · ${share(mean, 3)}`;

/** What closes a position, in the order in which it is told. */
const closings = [
  ['user', 'statistics.byUser'],
  ['reverse', 'statistics.byReverse'],
  ['stopProfit', 'statistics.byStopProfit'],
  ['stopLoss', 'statistics.byStopLoss'],
  ['liquidation', 'statistics.byLiquidation'],
] as const;
const products = [
  ['ack-place-fast-order', 'statistics.fast'],
  ['ack-place-futures-order', 'statistics.futures'],
  ['ack-place-spot-order', 'statistics.spot'],
] as const;
const reasons = {
  'market-halted': 'statistics.noPrice',
  'market-paused': 'statistics.paused',
  'house-limit-reached': 'statistics.houseLimit',
  'exchange-limit-reached': 'statistics.houseLimit',
  'too-many-requests': 'statistics.tooOften',
} as const;
const refusal = 'refusal-';

function reasonText(kind: string): string {
  const reason = kind.slice(refusal.length);
  return Object.hasOwn(reasons, reason) ? t(reasons[reason as keyof typeof reasons]) : reason;
}

/** Orders by product, and what was refused of them and of other calls, as the log counts them. */
export function PlacedCard(statistics: Pick<Statistics, 'logged' | 'day' | 'days'>) {
  const { logged } = statistics;
  if (logged === null) return <FigureCard title={t('statistics.placed')}>{notCounted()}</FigureCard>;
  const refused = Object.entries(logged.counts).filter(([kind]) => kind.startsWith(refusal));
  return (
    <FigureCard title={t('statistics.placed')} text={sinceText(logged.since, statistics)}>
      <dl className="mt-1">
        {products.map(([kind, name]) => (
          <Fact key={kind} name={t(name)}>
            {number(logged.counts[kind] ?? 0)}
          </Fact>
        ))}
        {refused.map(([kind, count]) => (
          <Fact key={kind} name={t('statistics.refused', { reason: reasonText(kind) })}>
            {number(count)}
          </Fact>
        ))}
      </dl>
    </FigureCard>
  );
}

/** How far entries were from what their owners had seen, for and against them. */
export function SlippageCard({ slippage }: Pick<Counted, 'slippage'>) {
  return (
    <FigureCard title={t('statistics.slippage')}>
      {slippage === null ? (
        <Few />
      ) : (
        <dl className="mt-1">
          <Fact name={t('statistics.against')}>{slippedText(slippage.against)}</Fact>
          <Fact name={t('statistics.favour')}>{slippedText(slippage.favour)}</Fact>
          <Fact name={t('statistics.even')}>{t('statistics.orders', { count: number(slippage.even) })}</Fact>
          <Fact name={t('statistics.mean')}>{slipped(slippage.mean)}</Fact>
        </dl>
      )}
    </FigureCard>
  );
}

/** How long orders waited for their price. */
export function StampsCard({ stamps: { fast, futures }, boundsMs }: Pick<Counted, 'stamps' | 'boundsMs'>) {
  return (
    <FigureCard title={t('statistics.stamps')}>
      {fast === null && futures === null && <Few />}
      <dl className="mt-1">
        {fast !== null && <Fact name={t('statistics.fast')}>{delaysText(fast, boundsMs)}</Fact>}
        {futures !== null && <Fact name={t('statistics.futures')}>{delaysText(futures, boundsMs)}</Fact>}
      </dl>
    </FigureCard>
  );
}

function VoidBand({ would, band }: Pick<Counted['automatic'], 'would' | 'band'>) {
  if (would === null || band === null) return <Few />;
  const words = { sigma: number(band.sigma, 2), band: alarmSigma };
  return (
    <>
      <dl>
        <Fact name={t('statistics.would')}>{t('statistics.fate', sharesOf(would))}</Fact>
        <Fact name={t('statistics.wonVoid')}>{share(winShare(would.win, band.won), 2)}</Fact>
        <Fact name={t('statistics.lostVoid')}>{share(winShare(would.lose, band.lost), 2)}</Fact>
      </dl>
      <AlarmBand
        sigma={Number(band.sigma)}
        alarm={band.alarm}
        text={t(band.alarm ? 'statistics.voidBeyond' : 'statistics.within', words)}
      />
    </>
  );
}

/** What the tape and what operators have made void, and whether that met winners as it met losers. */
export function VoidsCard({ counted, voids }: Pick<Statistics, 'counted' | 'voids'>) {
  return (
    <FigureCard title={t('statistics.voiding')}>
      {counted === null ? (
        notCounted()
      ) : (
        <>
          <dl className="mt-1">
            <Fact name={t('statistics.noEntry')}>{number(counted.automatic.noEntry)}</Fact>
            <Fact name={t('statistics.noExit')}>{number(counted.automatic.noExit)}</Fact>
            <Fact name={t('statistics.beyondBound')}>{number(counted.automatic.beyondBound)}</Fact>
          </dl>
          <VoidBand {...counted.automatic} />
        </>
      )}
      <dl className="mt-2">
        <Fact name={t('statistics.voids')}>{number(voids.decided)}</Fact>
        <Fact name={t('statistics.lostGivenBack')}>{number(voids.lostGivenBack)}</Fact>
        <Fact name={t('statistics.winsKept')}>{number(voids.winsKept)}</Fact>
      </dl>
    </FigureCard>
  );
}

/** What became of positions. */
export function FuturesCard({ futures }: Pick<Counted, 'futures'>) {
  return (
    <FigureCard title={t('statistics.closed')}>
      {futures === null ? (
        <Few />
      ) : (
        <dl className="mt-1">
          {closings.map(([reason, name]) => (
            <Fact key={reason} name={t(name)}>
              {number(futures.closed[reason])}
            </Fact>
          ))}
          <Fact name={t('statistics.results')}>
            {t('statistics.resultText', sharesOf({ won: futures.won, lost: futures.lost, even: futures.even }))}
          </Fact>
        </dl>
      )}
    </FigureCard>
  );
}

export function SpotCard({ spot }: Pick<Counted, 'spot'>) {
  return (
    <FigureCard title={t('statistics.spot')}>
      {spot === null ? (
        <Few />
      ) : (
        <dl className="mt-1">
          <Fact name={t('statistics.deals')}>{number(spot.deals)}</Fact>
          <Fact name={t('statistics.maker')}>{number(spot.maker)}</Fact>
          <Fact name={t('statistics.taker')}>{number(spot.taker)}</Fact>
        </dl>
      )}
    </FigureCard>
  );
}
