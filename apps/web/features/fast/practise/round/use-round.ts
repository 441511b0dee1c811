import { useEffect, useState } from 'react';
import { calm } from '../../../../design/access/motion.ts';
import { playerOf } from './player.ts';
import { advanced, begun, isOver, placed, type Draft } from './round.ts';
import type { Stretch } from '../past/stretch.ts';

export const speeds = ['1', '4', '16'] as const;
export type Speed = (typeof speeds)[number];

/** A page that was hidden goes on where it was. */
const frameMaxMs = 100;
/** Where little movement is wanted the line moves once a second. */
const calmStepMs = 1_000;
/** How often what stands beside the line is written anew. */
const writtenMs = 250;

/** Plays a stretch at a speed; orders are received at the very moment that is played. */
export function useRound(stretch: Stretch) {
  const [round, setRound] = useState(() => begun(stretch));
  const [player] = useState(() => playerOf(stretch, round.at));
  const [speed, setSpeed] = useState<Speed>('1');
  const [started, setStarted] = useState(true);
  const playing = started && !isOver(round);
  useEffect(() => {
    if (!playing) return;
    let [before, written] = [performance.now(), performance.now()];
    let frame = requestAnimationFrame(function draw(now) {
      frame = requestAnimationFrame(draw);
      const step = calm.matches ? calmStepMs : 0;
      if (now - before < step) return;
      player.seek(Math.min(stretch.to, player.at() + Math.min(now - before, step + frameMaxMs) * Number(speed)));
      before = now;
      if (now - written < writtenMs && player.at() < stretch.to) return;
      written = now;
      setRound((was) => advanced(was, player.at()));
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, player, speed, stretch]);

  return {
    round,
    player,
    speed,
    setSpeed,
    playing,
    toggle: () => setStarted(!playing),
    place: (draft: Draft) => setRound((was) => placed(advanced(was, player.at()), draft)),
    finish() {
      player.seek(stretch.to);
      setRound((was) => advanced(was, stretch.to));
    },
  };
}
export type Play = ReturnType<typeof useRound>;
