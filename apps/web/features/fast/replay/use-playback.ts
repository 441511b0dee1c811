import { useEffect, useState } from 'react';
import { playedOn, type Replay } from './replay.ts';

/** Where in a contract the customer is, at first at its end. It moves by itself only while it is played. */
export function usePlayback(replay: Replay) {
  const [at, setAt] = useState(replay.to);
  const [started, setStarted] = useState(false);
  const playing = started && at < replay.to;
  useEffect(() => {
    if (!playing) return;
    let before = performance.now();
    let frame = requestAnimationFrame(function draw(now) {
      const ms = Math.max(0, now - before);
      before = now;
      setAt((was) => playedOn(was, ms, replay));
      frame = requestAnimationFrame(draw);
    });
    return () => cancelAnimationFrame(frame);
  }, [playing, replay]);

  return {
    at,
    playing,
    toggle() {
      if (at >= replay.to) setAt(replay.from);
      setStarted(!playing);
    },
    seek(to: number) {
      setStarted(false);
      setAt(Math.min(to, replay.to));
    },
  };
}
