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
    c = (((c << 21) | (c >>> 11)) + t) | 0;
    return (t >>> 0) / 4_294_967_296;
  };
}

/** Close to a standard normal deviate, within ±3: the sum of three uniforms. */
export const normal = (random: Random): number => (random() + random() + random() - 1.5) * 2;

/**
 * Standard normal deviates, two from two uniforms (Box and Muller): of walks with these steps the past says nothing of
 * what comes.
 */
export function gaussians(random: Random): () => number {
  let spare: number | null = null;
  return () => {
    if (spare !== null) {
      const kept = spare;
      spare = null;
      return kept;
    }
    const size = Math.sqrt(-2 * Math.log(1 - random()));
    const angle = 2 * Math.PI * random();
    spare = size * Math.sin(angle);
    return size * Math.cos(angle);
  };
}
