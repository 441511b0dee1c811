import { labelled, share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { placesOf, type Mirror } from './meaning.ts';

type Fast = Mirror['fast'];
interface LuckBarProps {
  fast: Pick<Fast, 'wins' | 'losses'>;
  hitRate: NonNullable<Fast['hitRate']>;
}

function Figure({ sign, name, value }: { sign: string; name: string; value: string }) {
  return (
    <div>
      <dt className="flex items-center gap-1.5 text-caption text-soft">
        <span aria-hidden="true" className={`shrink-0 ${sign}`} />
        {name}
      </dt>
      <dd className="mt-0.5 text-large font-bold">{value}</dd>
    </div>
  );
}

/** How often one has won, how often one has to, and what luck leaves open: in figures, as a bar, in a sentence. */
export function LuckBar({ fast, hitRate }: LuckBarProps) {
  const { low, high, rate, breakEven } = placesOf(hitRate);
  const [lowest, highest] = [share(hitRate.low, 0), share(hitRate.high, 0)];
  return (
    <>
      <dl className="mt-3 grid grid-cols-2 gap-3">
        <Figure sign="size-2 rounded-full bg-brand" name={t('mirror.winRate')} value={share(hitRate.rate, 1)} />
        <Figure sign="h-3 w-1 rounded-full bg-ink" name={t('mirror.breakEven')} value={share(hitRate.breakEven, 1)} />
      </dl>
      <div aria-hidden="true" className="relative mt-4 h-8">
        <span className="absolute inset-x-0 top-2 h-4 rounded-full bg-raised" />
        <span
          className="absolute top-2 h-4 rounded-full bg-brand opacity-40"
          style={{ left: `${low}%`, width: `${high - low}%` }}
        />
        <span
          className="absolute inset-y-0 -translate-x-1/2 rounded-full bg-ink"
          style={{ left: `${breakEven}%`, width: 2 }}
        />
        <span
          className="absolute inset-y-0 my-auto size-5 -translate-x-1/2 rounded-full border-2 border-surface bg-brand"
          style={{ left: `${rate}%` }}
        />
      </div>
      <p aria-hidden="true" className="mt-1 flex items-center gap-1.5 text-caption text-soft">
        <span className="h-2 shrink-0 rounded-full bg-brand opacity-40" style={{ width: 16 }} />
        {labelled(t('mirror.luck'), `${lowest} – ${highest}`)}
      </p>
      <p className="mt-3 text-note text-pretty text-soft">
        {t('mirror.sentence', {
          rate: share(hitRate.rate, 1),
          decided: fast.wins + fast.losses,
          breakEven: share(hitRate.breakEven, 1),
          low: lowest,
          high: highest,
        })}
      </p>
    </>
  );
}
