import { useEffect, useRef } from 'react';
import { calm } from '../../../design/access/motion.ts';
import { say } from '../../../design/access/spoken.tsx';
import { directionOf } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { wordsOf, type MomentWords } from './moment-words.ts';
import { PlayButton } from './play-button.tsx';
import { ReplayChart } from './replay-chart.tsx';
import { momentAt, type Replay } from './replay.ts';
import { usePlayback } from './use-playback.ts';

/** What an arrow key moves by: how often a price is recorded. */
const stepMs = 250;
const tones = { up: 'text-up', down: 'text-down', flat: 'text-soft' } as const;

const Reading = ({ words: { time, price, standing, money } }: { words: MomentWords }) => (
  <div aria-hidden="true" className="flex min-w-0 flex-1 justify-between gap-x-2">
    <p className="min-w-0">
      <span className="block text-row font-semibold">{price}</span>
      <span className="block text-caption text-faint">{time}</span>
    </p>
    <p className="min-w-0 text-right">
      <span className={`text-row font-semibold ${tones[directionOf(money)]}`}>{money}</span>
      {money !== '' && <span className="text-caption text-faint"> USDT</span>}
      <span className="block text-caption text-faint">{standing}</span>
    </p>
  </div>
);

const Track = ({ left }: { left: string }) => (
  <div aria-hidden="true" className="relative h-9">
    <span className="absolute inset-x-0 h-1 rounded-full bg-pressed" style={{ top: 16 }} />
    <span className="absolute left-0 h-1 rounded-full bg-brand" style={{ top: 16, width: left }} />
    <span
      className="absolute size-5 -translate-x-1/2 rounded-full border-4 bg-brand"
      style={{ top: 8, left, borderColor: 'var(--color-ink)' }}
    />
  </div>
);

/** Its sides are half a native thumb wide, so that a finger meets the moment that it points at. */
const stage =
  'relative mt-2 flex flex-1 flex-col rounded-chip px-2 has-focus-visible:outline-2 has-focus-visible:outline-brand';

interface ScrubberProps {
  replay: Replay;
  at: number;
  text: string;
  onSeek: (at: number) => void;
}

/** Lies over the chart as well: the price is under the thumb. */
function Scrubber({ replay: { from, to }, at, text, onSeek }: ScrubberProps) {
  const last = Math.ceil((to - from) / stepMs);
  return (
    <input
      type="range"
      min={0}
      max={last}
      step={1}
      value={at >= to ? last : Math.floor((at - from) / stepMs)}
      aria-label={t('replay.moment')}
      aria-valuetext={text}
      onChange={({ currentTarget: { value } }) => onSeek(from + Number(value) * stepMs)}
      className="absolute inset-0 size-full cursor-pointer opacity-0"
      style={{ touchAction: 'pan-y' }}
    />
  );
}

/** Says how it ended to who has let it play and can't see it. */
function useSaidAtEnd(playing: boolean, ended: boolean, text: string) {
  const wasPlaying = useRef(false);
  useEffect(() => {
    if (wasPlaying.current && ended) say(text);
    wasPlaying.current = playing;
  }, [playing, ended, text]);
}

/** A contract to play, or to lead through by hand: where little movement is wanted, by hand alone. */
export function Player({ replay, note }: { replay: Replay; note: string | null }) {
  const { at, playing, toggle, seek } = usePlayback(replay);
  const moment = momentAt(replay, at);
  const words = wordsOf(moment, replay);
  useSaidAtEnd(playing, moment.ended, words.whole);
  const left = `${(100 * (at - replay.from)) / (replay.to - replay.from)}%`;
  return (
    <>
      <div className="flex min-h-11 items-center gap-3">
        {!calm.matches && (
          <PlayButton playing={playing} label={t(playing ? 'replay.pause' : 'replay.play')} onPress={toggle} />
        )}
        <Reading words={words} />
      </div>
      <div className={stage} style={{ outlineOffset: 4 }}>
        <ReplayChart replay={replay} moment={moment} />
        <Track left={left} />
        <Scrubber replay={replay} at={at} text={words.whole} onSeek={seek} />
      </div>
      {note !== null && <p className="mt-1 text-caption text-pretty text-faint">{note}</p>}
    </>
  );
}
