import type { Instant } from '@candor/core/market/mark.ts';
import { platformDay, platformDayStartOf } from '@candor/core/platform-day.ts';
import type { Clock } from '../../../clock.ts';
import type { Database } from '../../../db/database.ts';
import { openBeacon, valueOf, type Beacon } from './drand.ts';

/** The round of a day is the first one so long before it; it has to be there, or is left out, so long before it. */
const roundBeforeMs = 60_000;
const closeBeforeMs = 10_000;
/** A round is named at least so long before it exists. */
const namedBeforeMs = 60_000;

/** What the days' keys take besides their seeds. */
export interface PublicValues {
  /** Reads what is known, and settles nothing: for who is not the writer. */
  read(): Promise<void>;
  /** Whether what {@link of} says of a day that has begun stays so. */
  isFinal(day: number): boolean;
  /** Reads what is known, and settles days that have begun meanwhile: before there is any price of them. */
  load(): Promise<void>;
  /** 64 hexadecimal digits; empty for a day that has none. @param day platform day that has begun, or ended */
  of(day: number): string;
  /** Names the round of tomorrow, and takes that of the coming day once it is there. */
  look(): Promise<void>;
}

export interface ValuesParts {
  readonly db: Database;
  readonly clock: Clock;
  /** Of a drand chain; without it no round is named. */
  readonly url: string | undefined;
  readonly warn: (error: unknown) => void;
}

interface Row {
  day: number;
  chain: string;
  round: string;
  signature: string | null;
  closed_at: string | null;
}
/** A day whose round is named, and is neither taken nor left out. */
interface Awaited {
  readonly day: number;
  readonly chain: string;
  readonly round: number;
}

/** Of days that have none, until they are loaded. */
export const preparePublicValues = (parts: ValuesParts): PublicValues => new KeptValues(parts);

export async function openPublicValues(parts: ValuesParts): Promise<PublicValues> {
  const values = preparePublicValues(parts);
  await values.load();
  return values;
}

class KeptValues implements PublicValues {
  readonly #parts: ValuesParts;
  readonly #values = new Map<number, string>();
  readonly #awaited = new Map<number, Awaited>();
  #beacon: Beacon | null = null;
  #namedUpTo = -Infinity;

  constructor(parts: ValuesParts) {
    this.#parts = parts;
  }

  of(day: number): string {
    return this.#values.get(day) ?? '';
  }

  isFinal(day: number): boolean {
    return !this.#awaited.has(day);
  }

  async read(): Promise<void> {
    const rows = await this.#parts.db.query<Row>('select day, chain, round, signature, closed_at from public_value');
    for (const { day, chain, round, signature, closed_at: closedAt } of rows) {
      this.#namedUpTo = Math.max(this.#namedUpTo, day);
      if (signature !== null) this.#values.set(day, valueOf(signature));
      if (closedAt === null) this.#awaited.set(day, { day, chain, round: Number(round) });
      else this.#awaited.delete(day);
    }
  }

  async load(): Promise<void> {
    await this.read();
    const now = this.#parts.clock.now();
    for (const awaited of this.#awaited.values())
      if (mustClose(awaited, now)) await this.#close(awaited, await this.#signatureOf(awaited));
    await this.#nameTomorrow();
  }

  async look(): Promise<void> {
    const now = this.#parts.clock.now();
    for (const awaited of this.#awaited.values()) {
      if (mustClose(awaited, now)) await this.#close(awaited, null);
      else await this.#take(awaited);
    }
    await this.#nameTomorrow();
  }

  /** Takes the round once it is published; one that comes too late is left out by the next look. */
  async #take(awaited: Awaited): Promise<void> {
    const { clock } = this.#parts;
    const beacon = await this.#open();
    if (beacon === null || beacon.timeOf(awaited.round) > clock.now()) return;
    const signature = await this.#signatureOf(awaited);
    if (signature !== null && clock.now() < platformDayStartOf(awaited.day)) await this.#close(awaited, signature);
  }

  async #close({ day }: Awaited, signature: string | null): Promise<void> {
    const { db, clock } = this.#parts;
    await db.query('update public_value set signature = $2, closed_at = $3 where day = $1', [
      day,
      signature,
      clock.now(),
    ]);
    this.#awaited.delete(day);
    if (signature !== null) this.#values.set(day, valueOf(signature));
  }

  async #nameTomorrow(): Promise<void> {
    const { db, clock } = this.#parts;
    const day = platformDay(clock.now()) + 1;
    if (day <= this.#namedUpTo) return;
    const beacon = await this.#open();
    if (beacon === null) return;
    const round = beacon.roundFrom(platformDayStartOf(day) - roundBeforeMs);
    if (beacon.timeOf(round) < clock.now() + namedBeforeMs) return;
    await db.query(
      'insert into public_value (day, chain, round, named_at) values ($1, $2, $3, $4) on conflict do nothing',
      [day, beacon.chain, round, clock.now()],
    );
    this.#namedUpTo = day;
    this.#awaited.set(day, { day, chain: beacon.chain, round });
  }

  async #open(): Promise<Beacon | null> {
    const { url, warn } = this.#parts;
    if (url === undefined) return null;
    this.#beacon ??= await openBeacon(url).catch((error: unknown) => {
      warn(error);
      return null;
    });
    return this.#beacon;
  }

  /** Null where it can't be had, of another chain than today's as well. */
  async #signatureOf({ chain, round }: Awaited): Promise<string | null> {
    const beacon = await this.#open();
    if (beacon === null || beacon.chain !== chain) return null;
    return beacon.signatureOf(round).catch((error: unknown) => {
      this.#parts.warn(error);
      return null;
    });
  }
}

const mustClose = ({ day }: Awaited, now: Instant): boolean => now >= platformDayStartOf(day) - closeBeforeMs;
