import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import type { Person } from '../../../bench/harness/people.ts';
import { postgresPlace, type Place } from '../../../bench/harness/place.ts';
import { hasRedis } from '../cluster.ts';
import { Flow } from '../intents.ts';
import { postgresUrl } from '../place.ts';
import { connectDevice, type Device } from './device.ts';
import { openFleet } from './fleet.ts';
import { roll } from './roll.ts';

/** Of a machine that does other things beside it; the aim is a second. */
const gapMaxMs = 8_000;

describe.runIf(postgresUrl !== undefined && hasRedis)('several processes behind a proxy', () => {
  let place: Place;
  beforeEach(async () => {
    place = await postgresPlace(postgresUrl ?? '');
  });
  afterEach(() => place.drop());

  test('all are followed by newer ones under load: whoever asks again is refused nothing', async () => {
    const { ended, intents, longestGapMs, ...rest } = await roll(place, { perSecond: 200, sockets: 40 });
    expect(ended).toEqual(['engine 0', 'api 0', 'api 0', 'stream 0', 'stream 0']);
    expect(intents.filter(({ outcome }) => outcome === 'refused')).toEqual([]);
    expect(intents.filter(({ outcome }) => outcome === 'placed').length).toBeGreaterThan(1_000);
    expect(longestGapMs).toBeLessThan(gapMaxMs);
    // Each device has come in again, and hears of what is placed now.
    expect(rest).toEqual({ faults: [], deaf: 0 });
  });

  test('devices at several processes are told the same', async () => {
    const fleet = await openFleet(place, 1);
    const devices: Device[] = [];
    try {
      const ports = fleet.fronts.stream.map(({ port }) => port);
      const person = fleet.people[0] as Person;
      for (const port of [...ports, ...ports]) devices.push(await connectDevice(person, port));
      const flow = new Flow([person], 'same');
      const sending = flow.run(fleet.fronts.api[0]?.port ?? 0, 50, 8);
      await sleep(5_000);
      flow.stop();
      await sending;
      const orderNos = flow.intents.flatMap((intent) => intent.orderNos).sort();
      expect(orderNos.length).toBeGreaterThan(100);
      for (const { orders } of devices) await expect.poll(() => [...orders].sort()).toEqual(orderNos);
      const from = Math.max(...devices.map(({ span }) => span.from)) + 1;
      const to = Math.min(...devices.map(({ span }) => span.to)) - 1;
      const pricesOf = ({ prices }: Device) =>
        new Map([...prices].filter(([key]) => within(Number(key.split(' ')[1]), from, to)));
      const first = pricesOf(devices[0] as Device);
      expect(first.size).toBeGreaterThan(300);
      for (const device of devices) expect(pricesOf(device)).toEqual(first);
    } finally {
      for (const device of devices) device.disconnect();
      await fleet.close();
    }
  });
});

const within = (time: number, from: number, to: number): boolean => time >= from && time <= to;
