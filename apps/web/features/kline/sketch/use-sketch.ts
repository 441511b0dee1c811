import { useEffect, useRef, useState, type RefObject } from 'react';
import { presentTag } from '../../../locales/format.ts';
import { usePreference } from '../../../shell/session/preferences.ts';
import type { Period } from '../series/periods.ts';
import type { OpenSeries } from '../series/use-series.ts';
import type { ChartSettings } from '../choices.ts';
import { canSketch } from './picture.ts';
import { Sketch } from './sketch.ts';

interface Sketched {
  readonly decimals: number;
  readonly period: Period;
  readonly series: OpenSeries;
  readonly settings: ChartSettings;
}

/**
 * Keeps candles on a canvas until the chart library has drawn them.
 * @param needed false from then on @returns the canvas to put on the page, what is on it, null before, and whether
 * there will never be anything
 */
export function useSketch({ decimals, period, series, settings }: Sketched, needed: boolean) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const [sketch, setSketch] = useState<Sketch | null>(null);
  const { shown, autoRefresh } = settings;
  const { listen } = series;
  const can = canSketch(settings);
  const colours = usePreference('colours');
  const language = presentTag();
  useEffect(() => {
    if (!needed || !can || canvas.current === null) return;
    const opened = new Sketch(canvas.current, {
      decimals,
      period,
      shown,
      live: autoRefresh,
      onPainted: () => setSketch(opened),
    });
    const feed = listen(opened);
    return () => {
      feed.stop();
      opened.close();
    };
  }, [needed, can, decimals, period, shown, autoRefresh, listen, language]);
  const painted = useRef(colours);
  useEffect(() => {
    if (painted.current === colours) return;
    painted.current = colours;
    // They are on the root element one effect later.
    sketch?.paintSoon();
  }, [sketch, colours]);
  const shows: { canvas: RefObject<HTMLCanvasElement | null>; sketch: Sketch | null; never: boolean } = {
    canvas,
    sketch,
    never: !can,
  };
  return shows;
}
