import { cpus } from 'node:os';
import { setTimeout as sleep } from 'node:timers/promises';

const lookMs = 250;
/** The idle servers of a comparison take a part of this. */
const busyMax = 0.15;

function times(): { busy: number; all: number } {
  let [busy, all] = [0, 0];
  for (const {
    times: { user, nice, sys, idle, irq },
  } of cpus()) {
    busy += user + nice + sys + irq;
    all += user + nice + sys + irq + idle;
  }
  return { busy, all };
}

/**
 * Waits until nothing else works on this machine, so that a measurement is of what is measured.
 * @param atMostMs gives up after this @returns whether it became quiet
 */
export async function waitForQuiet(atMostMs = 5_000): Promise<boolean> {
  const end = performance.now() + atMostMs;
  while (performance.now() < end) {
    const before = times();
    await sleep(lookMs);
    const after = times();
    if ((after.busy - before.busy) / (after.all - before.all) < busyMax) return true;
  }
  return false;
}
