import { CoinIcon } from '../../design/coin-icon.tsx';
import { Card, Fact } from '../../design/list.tsx';
import { date } from '../../locales/format.ts';
import { t } from '../../locales/i18n.ts';
import type { CheckedProof } from '../../shell/proof/checked-proof.ts';
import { placeLine } from '../../shell/proof/place-line.ts';
import { wordsOf, type ProofWords } from '../../shell/proof/proof-words.ts';

const tones = { up: 'text-up', down: 'text-down', flat: 'text-soft' } as const;
const fills = { up: 'fill-up', down: 'fill-down', flat: 'fill-soft' } as const;
const box = { x: 8, y: 12, width: 304, height: 96 };

/** The prices between entry and exit; the dashes are the entry, which decides. */
function Way({ line: { points, straight }, tone }: { line: CheckedProof['line']; tone: ProofWords['tone'] }) {
  const placed = placeLine(points, box);
  if (placed === null) return null;
  const { path, entry, exit } = placed;
  return (
    <figure className="mt-4">
      <svg viewBox="0 0 320 120" className="block h-auto w-full" aria-hidden="true">
        <line x1="0" x2="320" y1={entry.y} y2={entry.y} className="stroke-faint" strokeDasharray="3 4" opacity="0.6" />
        <path d={path} fill="none" className="stroke-brand" strokeWidth="1.75" strokeLinejoin="round" />
        <circle cx={entry.x} cy={entry.y} r="4.5" className="fill-surface stroke-ink" strokeWidth="2" />
        <circle cx={exit.x} cy={exit.y} r="9" className={fills[tone]} opacity="0.25" />
        <circle cx={exit.x} cy={exit.y} r="5" className={fills[tone]} />
      </svg>
      {straight && <figcaption className="mt-1 text-caption text-faint">{t('fast.pathStraight')}</figcaption>}
    </figure>
  );
}

const End = ({ end: { name, price, at } }: { end: ProofWords['entry'] }) => (
  <Fact name={name}>
    {price}
    {at !== null && <span className="block text-note text-faint">{date(at)}</span>}
  </Fact>
);

/** What was traded and what came of it, as anybody may see it. */
export function ProofResult({ checked: { proof, line } }: { checked: CheckedProof }) {
  const words = wordsOf(proof);
  return (
    <Card className="mt-1 p-4">
      <div className="flex flex-wrap items-center gap-x-2.5 gap-y-1">
        <CoinIcon code={proof.symbol} size={32} />
        <span className="text-bar font-bold">{words.pair}</span>
        <span className="text-row text-soft">{words.terms}</span>
      </div>
      <p className="mt-4 flex flex-wrap items-baseline gap-x-2">
        <span className={`text-result font-bold tracking-tight ${tones[words.tone]}`}>{words.result}</span>
        <span className="text-note text-soft">{words.of}</span>
      </p>
      <p className="mt-0.5 text-note text-pretty text-soft">{words.why}</p>
      <Way line={line} tone={words.tone} />
      <dl className="mt-3">
        {proof.contractType === 'fast' && <Fact name={t('fast.placedAt')}>{date(proof.receivedAt)}</Fact>}
        <End end={words.entry} />
        <End end={words.exit} />
      </dl>
    </Card>
  );
}
