import type { CallAnswer } from '@candor/api-contract/index.ts';
import { share } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import { FigureCard } from './figure-card.tsx';
import type { Counted } from './figures.ts';

type Sources = NonNullable<CallAnswer<'GET /common/getConfig'>['sources']>;
type Frames = Counted['sources'][number]['frames'];

function rulesText({ list: { length: count }, apartMax }: Sources): string {
  if (count === 1) return t('statistics.oneSource');
  if (count === 2) return t('statistics.twoSources', { apart: share(apartMax, 1) });
  return t('statistics.manySources');
}

function framesText({ counted, apart, late, silent }: NonNullable<Frames>): string {
  const all = Math.max(1, counted + apart + late + silent);
  const [inAll, apartOfAll, out] = [counted, apart, late + silent].map((part) => share(part / all, 1));
  return t('statistics.frames', { counted: inAll ?? '', apart: apartOfAll ?? '', out: out ?? '' });
}

/** Whose prices are taken, by which rule, and how each of them fared. */
export function SourcesCard({ sources, counted }: { sources: Sources; counted: Counted | null }) {
  const framesOf = (name: string): Frames => counted?.sources.find((one) => one.name === name)?.frames;
  return (
    <FigureCard title={t('statistics.sources')} text={rulesText(sources)}>
      <dl className="mt-1">
        {sources.list.map(({ name, hosts }) => {
          const frames = framesOf(name);
          return (
            <div key={name} className="py-1.5">
              <dt className="text-row font-semibold">{name}</dt>
              <dd className="text-caption break-words text-faint">{[...new Set(hosts)].join(' · ')}</dd>
              {frames !== undefined && <dd className="text-caption text-pretty text-faint">{framesText(frames)}</dd>}
            </div>
          );
        })}
      </dl>
    </FigureCard>
  );
}
