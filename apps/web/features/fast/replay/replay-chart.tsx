import { Check, Equal, X } from 'lucide-react';
import { memo, useMemo } from 'react';
import { momentAt, type Moment, type Replay } from './replay.ts';
import { picture, sceneOf, type Scene, type Way } from './scene.ts';

const { width, height } = picture;
const tones = { win: 'var(--up)', lose: 'var(--down)', tie: 'var(--color-faint)' } as const;
const signs = { win: Check, lose: X, tie: Equal } as const;
const thin = { fill: 'none', strokeWidth: 1.75, strokeLinejoin: 'round', vectorEffect: 'non-scaling-stroke' } as const;

const Side = ({ ways, colour }: { ways: readonly Way[]; colour: string }) => (
  <>
    {ways.map(({ line, area }) => (
      <g key={line}>
        <path d={area} fill={colour} opacity="0.16" />
        <path d={line} stroke={colour} {...thin} />
      </g>
    ))}
  </>
);

/** The way of the price; what lies above the entry has one colour, what lies below it the other. */
const Drawn = memo(function Drawn({ scene, replay }: { scene: Scene; replay: Replay }) {
  const { order } = replay;
  const entry = scene.y(order.orderPrice ?? '0') * height;
  const [above, below] = order.direction === 'up' ? ([tones.win, tones.lose] as const) : [tones.lose, tones.win];
  return (
    <>
      {scene.lead.map(({ line }) => (
        <path key={line} d={line} stroke="var(--color-faint)" {...thin} />
      ))}
      <svg width={width} height={entry}>
        <Side ways={scene.ways} colour={above} />
      </svg>
      <svg y={entry} width={width} height={height - entry}>
        <g transform={`translate(0 ${-entry})`}>
          <Side ways={scene.ways} colour={below} />
        </g>
      </svg>
    </>
  );
});

const percent = (share: number): string => `${share * 100}%`;
const dot = 'absolute -translate-x-1/2 -translate-y-1/2 rounded-full';

function Entry({ scene, replay: { order, entryAt } }: { scene: Scene; replay: Replay }) {
  const top = percent(scene.y(order.orderPrice ?? '0'));
  return (
    <>
      <span className="absolute inset-x-0 border-t border-dashed border-faint" style={{ top }} />
      <span
        className={`${dot} size-2 border-2 bg-surface`}
        style={{ top, left: percent(scene.x(entryAt)), borderColor: 'var(--color-ink)' }}
      />
    </>
  );
}

function Exit({ scene, replay }: { scene: Scene; replay: Replay }) {
  const { mark, standing } = momentAt(replay, replay.to);
  if (mark === null || standing === null) return null;
  const Sign = signs[standing];
  return (
    <span
      className={`${dot} grid size-5 place-items-center text-on-trade`}
      style={{ top: percent(scene.y(mark.price)), left: '100%', background: tones[standing] }}
    >
      <Sign size={12} strokeWidth={3} />
    </span>
  );
}

/** Where the customer is: a line down to the thumb, and the price on it if one was recorded. */
function Here({ scene, moment: { at, mark, standing } }: { scene: Scene; moment: Moment }) {
  const left = percent(scene.x(at));
  const colour = standing === null ? 'var(--color-ink)' : tones[standing];
  return (
    <>
      <span className="absolute inset-y-0 w-px bg-faint" style={{ left }} />
      {mark !== null && (
        <span className={`${dot} size-2`} style={{ left, top: percent(scene.y(mark.price)), background: colour }} />
      )}
    </>
  );
}

/** The recorded prices of a contract: bright up to a moment, faint after it. */
export function ReplayChart({ replay, moment }: { replay: Replay; moment: Moment }) {
  const scene = useMemo(() => sceneOf(replay), [replay]);
  return (
    <div aria-hidden="true" className="relative flex-1">
      <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" className="absolute inset-0 size-full">
        <g opacity="0.25">
          <Drawn scene={scene} replay={replay} />
        </g>
        <svg width={scene.x(moment.at) * width} height={height}>
          <Drawn scene={scene} replay={replay} />
        </svg>
      </svg>
      <Entry scene={scene} replay={replay} />
      <Here scene={scene} moment={moment} />
      <Exit scene={scene} replay={replay} />
    </div>
  );
}
