import { chainsOf } from '../chain.ts';
import { plain, scaled, short, step, untold, type Step, type Tape, type TapeMark } from '../text.ts';
import { profiles, type Profile } from './market.ts';
import { exp } from './numbers.ts';
import { hashOf, keysUpTo, pathOf, seedBefore } from './path.ts';

/** The answer of `GET /fair/seeds`. */
export interface Seeds {
  readonly list: readonly { readonly day: number; readonly seed: string; readonly commitment: string }[];
  readonly market: {
    readonly firstDay: number;
    readonly anchor: string;
    readonly levels: Readonly<Record<string, readonly number[]>>;
  } | null;
  readonly publicValues: readonly {
    readonly day: number;
    readonly chain: string;
    readonly round: number;
    readonly signature: string | null;
  }[];
}
/** What is recomputed, and where its prices come from. */
export interface PricesOfDay {
  readonly seeds: Seeds;
  readonly symbol: string;
  /** Platform day. */
  readonly day: number;
  /** The stretches of the tape from a moment to another, both included: no more than ten minutes at once. */
  readonly tapesOf: (from: number, to: number) => Promise<readonly Tape[]>;
  /** Told after each stretch, of how many it was the how-manieth. */
  readonly onStretch?: (done: number, all: number) => void;
}

const stretchMinutes = 10;
const stretches = (24 * 60) / stretchMinutes;
const stretchMs = stretchMinutes * 60_000;
/** A platform day begins an hour before that of UTC. */
const startOf = (day: number): number => day * 86_400_000 - 3_600_000;
export const platformDayOf = (time: number): number => Math.floor((time + 3_600_000) / 86_400_000);

/** The seed of the day opens the commitment of the day before, and leads back to what was published first. */
function seedStep({ list, market, publicValues }: Seeds, day: number): Step {
  const revealed = list.find((one) => one.day === day);
  if (revealed === undefined || market === null || day < market.firstDay) return untold('seed', String(day));
  const [before, anchor] = [seedBefore(revealed.seed, 1), seedBefore(revealed.seed, day - market.firstDay + 1)];
  const value = publicValues.find((one) => one.day === day);
  const place = value === undefined ? '' : ` · drand ${value.chain.slice(0, 8)} #${value.round}`;
  const ok = before === revealed.commitment && anchor === market.anchor;
  return { name: 'seed', ok, stated: `${short(market.anchor)}${place}`, found: `${short(anchor)}${place}` };
}

/** What a stretch of the tape was found to be: its prices, and the first that is another than the path has. */
interface Compared {
  readonly all: number;
  readonly right: number;
  readonly wrong: string | null;
}

/** The price of a logarithm of the path, in hundred-millionths. */
export const priceOf = (logarithm: number, { decimals }: Profile): bigint =>
  BigInt(Math.max(1, Math.round(exp(logarithm) * 10 ** decimals))) * 10n ** BigInt(8 - decimals);

/** @param priceAt of a quarter second since the day began; null where none is known */
function compared(marks: readonly TapeMark[], start: number, priceAt: (slot: number) => bigint | null): Compared {
  let [all, right] = [0, 0];
  let wrong: string | null = null;
  for (const { seq, time, price } of marks) {
    const slot = Math.floor((time - start) / 250);
    const made = priceAt(slot);
    if (made === null) continue;
    all += 1;
    // One that was sampled at the turn of a quarter second may still have the price of the last.
    if ([made, priceAt(slot - 1)].includes(scaled(price))) right += 1;
    else wrong ??= `#${seq} ${new Date(time).toISOString()} ${price} / ${plain(made, 8)}`;
  }
  return { all, right, wrong };
}

/** The path of a day by its quarter seconds, as far as it has been recomputed. */
function pricesOf({ seeds, symbol, day }: PricesOfDay, profile: Profile, seed: string) {
  const values = new Map(seeds.publicValues.map(({ day: of, signature }) => [of, signature ?? '']));
  const valueOf = (of: number): string => (values.get(of) ? hashOf(values.get(of) ?? '') : '');
  const path = pathOf(keysUpTo(day, seed, valueOf), symbol, profile, day);
  const [since = 0, above = 0] = seeds.market?.levels[symbol] ?? [];
  const known = new Map<number, bigint>();
  let next = 0;
  return {
    advance(minutes: number) {
      for (const slot of known.keys()) if (slot < next - 1) known.delete(slot);
      for (const logarithms of Array.from({ length: minutes }, () => path.next().value ?? []))
        for (const logarithm of logarithms) known.set(next++, priceOf(logarithm + above, profile));
    },
    at: (slot: number): bigint | null => (startOf(day) + slot * 250 < since ? null : (known.get(slot) ?? null)),
  };
}

/**
 * Recomputes all prices of a simulated symbol on a day that has ended, from the seed that was revealed: steps `seed`,
 * `chain` and `prices`. Null where the seed, the symbol or all of the tape is not known.
 */
export async function recomputeDay(asked: PricesOfDay): Promise<Step[]> {
  const { seeds, symbol, day, tapesOf, onStretch = () => undefined } = asked;
  const opened = seedStep(seeds, day);
  const profile = profiles.get(symbol);
  const seed = seeds.list.find((one) => one.day === day)?.seed;
  if (opened.ok === null || profile === undefined || seed === undefined) return [opened, untold('prices', symbol)];
  const path = pricesOf(asked, profile, seed);
  const [found, broken]: [Compared[], Step[]] = [[], []];
  let last: Tape[] = [];
  for (let i = 0; i < stretches; i += 1) {
    path.advance(stretchMinutes);
    const from = startOf(day) + i * stretchMs;
    const tapes = (await tapesOf(from, from + stretchMs - 1)).filter(({ marks }) => marks.length > 0);
    const chain = chainsOf([...last, ...tapes]);
    if (chain.ok === false) broken.push(chain);
    const marks = tapes.flatMap((tape) => tape.marks).filter(({ time }) => time >= from && time < from + stretchMs);
    found.push(compared(marks, startOf(day), path.at));
    last = tapes.length > 0 ? tapes.slice(-1) : last;
    onStretch(i + 1, stretches);
  }
  const sum = (of: 'all' | 'right'): number => found.reduce((all, each) => all + each[of], 0);
  const wrong = found.find((each) => each.wrong !== null)?.wrong ?? '';
  if (sum('all') === 0) return [opened, untold('prices', symbol)];
  const prices = step('prices', String(sum('all')), [String(sum('right')), wrong].filter(Boolean).join(' · '));
  return [opened, broken[0] ?? { name: 'chain', ok: true, stated: symbol, found: symbol }, prices];
}
