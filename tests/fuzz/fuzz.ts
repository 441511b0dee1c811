import { Random } from '../simulator/random.ts';
import { mutated } from './mutate.ts';
import type { Reached } from './reached.ts';

/** What reads something that comes from outside. */
export interface Target {
  readonly name: string;
  /** Valid ones, from which fuzzing begins. */
  readonly seeds: readonly string[];
  /** That mean something to it. */
  readonly words: readonly string[];
  /** Reads a text. @throws when that is not done as promised; a refusal is */
  read(text: string): unknown;
}

export interface Failure {
  readonly input: string;
  readonly error: string;
}
export interface Found {
  readonly runs: number;
  /** Inputs that lead where none before them did. */
  readonly kept: readonly string[];
  readonly failures: readonly Failure[];
}

/** So many are tried before it is looked at what they have reached. */
const atOnce = 40;
const failuresMost = 5;
/** A larger one says too little for its size. */
const keptLengthMost = 400;

const headOf = (error: string): string => error.split('\n')[0] ?? '';

async function failureOf(target: Target, input: string): Promise<Failure | null> {
  try {
    await target.read(input);
    return null;
  } catch (error) {
    return { input, error: error instanceof Error ? (error.stack ?? error.message) : String(error) };
  }
}

/** Tries all that is known. @returns what fails */
export async function replay(target: Target, corpus: readonly string[]): Promise<Failure[]> {
  const failures: Failure[] = [];
  for (const input of [...target.seeds, ...corpus]) {
    const failure = await failureOf(target, input);
    if (failure !== null) failures.push(failure);
  }
  return failures;
}

/** Tries what is a little different from what is known, and goes on from whatever reaches something new. */
export async function fuzz(
  target: Target,
  corpus: readonly string[],
  { reached, seed, isOver }: { reached: Reached; seed: number; isOver: (runs: number) => boolean },
): Promise<Found> {
  const random = new Random(seed);
  const pool = [...target.seeds, ...corpus];
  const [kept, failures]: [string[], Failure[]] = [[], []];
  await replay(target, corpus);
  reached.isNew();
  let runs = 0;
  for (; !isOver(runs) && failures.length < failuresMost; runs += atOnce) {
    const inputs = Array.from({ length: atOnce }, () =>
      mutated(random.pick(pool), random, target.words, random.pick(pool)),
    );
    for (const input of inputs) {
      const failure = await failureOf(target, input);
      if (failure !== null && !failures.some(({ error }) => headOf(error) === headOf(failure.error)))
        failures.push(failure);
    }
    const added = reached.seesNew() ? await coveringMore(target, inputs, reached) : [];
    pool.push(...added);
    kept.push(...added);
  }
  return { runs, kept, failures };
}

/** Tries each by itself, in their order. */
async function coveringMore(target: Target, inputs: readonly string[], reached: Reached): Promise<string[]> {
  const found: string[] = [];
  for (const input of inputs) {
    await failureOf(target, input);
    if (reached.isNew() && input.length <= keptLengthMost) found.push(input);
  }
  return found;
}
