import { setTimeout as sleep } from 'node:timers/promises';
import type { Person } from '../../../bench/harness/people.ts';
import type { Place } from '../../../bench/harness/place.ts';
import { Flow, type Intent } from '../intents.ts';
import { faultsAt } from '../place.ts';
import { connectDevice, type Device } from './device.ts';
import { openFleet } from './fleet.ts';
import { faultsOfLists } from './lists.ts';

export interface RollOptions {
  readonly perSecond: number;
  readonly sockets: number;
  /** What each socket subscribes to. */
  readonly symbols?: 'all' | readonly string[];
}

export interface RollReport {
  /** How those that were followed have ended: role and exit code. */
  readonly ended: readonly string[];
  readonly intents: readonly Intent[];
  /** The longest time in which no order was answered, in ms. */
  readonly longestGapMs: number;
  /** In the tables and in the customers' lists. */
  readonly faults: readonly string[];
  /** Devices that have come in again and were not told of an order that was placed after it all. */
  readonly deaf: number;
}

const customers = 50;
const openedAtOnce = 50;

/** Everything is followed by something newer while customers trade and listen. */
export async function roll(place: Place, options: RollOptions): Promise<RollReport> {
  const fleet = await openFleet(place, customers);
  const personAt = (index: number): Person => fleet.people[index % fleet.people.length] as Person;
  const listening: Listening = { devices: [], personAt };
  try {
    await connectAll(listening, fleet.port, options);
    const flow = new Flow(fleet.people, 'roll', { asksAgain: true });
    const sending = flow.run(fleet.port, options.perSecond, 128);
    await sleep(1_000);
    const ended = await fleet.replaceAll();
    await sleep(500);
    flow.stop();
    await sending;
    const { longestGapMs, intents } = flow;
    const placed = intents.filter(({ outcome }) => outcome === 'placed');
    const faults = [
      ...(await faultsAt(place, intents)),
      ...(await faultsOfLists(fleet.fronts.api[0]?.port ?? 0, placed)),
    ];
    return { ended, intents, longestGapMs, faults, deaf: await deafAfter(fleet.port, listening) };
  } finally {
    for (const device of listening.devices) device.disconnect();
    await fleet.close();
  }
}

async function connectAll(
  { devices, personAt }: Listening,
  port: number,
  { sockets, symbols }: RollOptions,
): Promise<void> {
  for (let i = 0; i < sockets; i += openedAtOnce) {
    const some = Array.from({ length: Math.min(openedAtOnce, sockets - i) }, (_, k) =>
      connectDevice(personAt(i + k), port, symbols),
    );
    devices.push(...(await Promise.all(some)));
  }
}

interface Listening {
  readonly devices: Device[];
  readonly personAt: (index: number) => Person;
}

const deliveredWithinMs = 30_000;

/** @returns how many devices are not told of what is placed now */
async function deafAfter(port: number, { devices, personAt }: Listening): Promise<number> {
  const people = [...new Set(devices.map((_, i) => personAt(i)))];
  const flow = new Flow(people, 'after');
  const sending = flow.run(port, 50, 8);
  await sleep(1_000);
  flow.stop();
  await sending;
  const misses = ({ orders }: Device, i: number): boolean =>
    flow.intents.some(({ person, orderNos }) => person === personAt(i) && orderNos.some((no) => !orders.has(no)));
  for (const end = Date.now() + deliveredWithinMs; devices.some(misses) && Date.now() < end;) await sleep(100);
  return devices.filter(misses).length;
}
