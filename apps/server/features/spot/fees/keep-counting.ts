import type { Engine } from '../../../engine/engine.ts';
import { lastWholeDay, nowWritten } from '../../../clock/last-whole-day.ts';
import { keepDoing, type Every } from '../../../market/timing.ts';
import type { Services } from '../../../services.ts';
import { lastVolumesDay } from '../../../orders/spot-fees.ts';
import { countVolumes } from './count-volumes.ts';

type CountingServices = Pick<Services, 'db' | 'clock' | 'log'> & {
  readonly engine: Pick<Engine, 'ready' | 'submit' | 'settled'>;
};

const lookEveryMs = 60_000;

/**
 * Says once for the platform day that was over last what the deals of customers came to. Days on which nothing ran are
 * passed over: the volumes of the last one are whole by themselves.
 */
export async function sayVolumes({ db, clock, engine }: Omit<CountingServices, 'log'>): Promise<void> {
  const day = lastWholeDay(await nowWritten({ clock, engine }));
  const last = await lastVolumesDay(db);
  if (last !== null && last >= day) return;
  await engine.submit({ kind: 'set-spot-volumes', day, volumes: await countVolumes(db.patient, day) });
}

/** @returns a stop, which waits for what is under way */
export function keepCountingVolumes(services: CountingServices, every: Every): () => Promise<void> {
  const { engine, log } = services;
  const work = async (): Promise<void> => {
    if (engine.ready) await sayVolumes(services);
  };
  return keepDoing(every, lookEveryMs, work, (error) => log.warn({ err: error }, 'volumes of spot wait')).stop;
}
