import { hash } from 'node:crypto';

/** A stream of uniform numbers in [0, 1). */
export type Random = () => number;

/**
 * The stream that belongs to a name. Streams of different names tell nothing about each other (SHA-256),
 * so past prices don't reveal coming ones; within a stream sfc32 is used for its speed.
 */
export function randomOf(name: string): Random {
  const key = hash('sha256', name, 'buffer');
  let a = key.readInt32LE(0);
  let b = key.readInt32LE(4);
  let c = key.readInt32LE(8);
  let counter = key.readInt32LE(12);
  return () => {
    const t = (((a + b) | 0) + counter) | 0;
    counter = (counter + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = ((c << 21) | (c >>> 11)) + t | 0;
    return (t >>> 0) / 4_294_967_296;
  };
}

/** Close to a standard normal deviate, within ±3: the sum of three uniforms. */
export const normal = (random: Random): number => (random() + random() + random() - 1.5) * 2;

/** An exponential deviate of mean 1, never close to 0. */
export const exponential = (random: Random): number => -Math.log(1 - random()) + 1e-4;
