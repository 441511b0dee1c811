import { roll } from '../../tests/faults/takeover/roll.ts';
import { findPostgres, postgresPlace } from '../harness/place.ts';
import { spreadOf } from '../harness/statistics.ts';
import type { Finding } from '../report.ts';

const rounds = 5;
const perSecond = 500;
const sockets = 1_000;
const symbols = ['BTCUSDT', 'ETHUSDT'];

/** Engine, calls and sockets are followed by newer ones, one after the other, under orders and with sockets open. */
export async function rollingUpgrade(): Promise<Finding[]> {
  const url = await findPostgres();
  if (url === null) return [];
  const gapsMs: number[] = [];
  const faults: string[] = [];
  let [placed, refused] = [0, 0];
  for (let round = 1; round <= rounds; round += 1) {
    const place = await postgresPlace(url);
    try {
      const report = await roll(place, { perSecond, sockets, symbols });
      const count = (outcome: string): number => report.intents.filter((one) => one.outcome === outcome).length;
      [placed, refused] = [placed + count('placed'), refused + count('refused')];
      gapsMs.push(report.longestGapMs);
      faults.push(...report.faults, ...(report.deaf > 0 ? [`${report.deaf} devices were told nothing more`] : []));
      console.log(`  ${round}: gap ${Math.round(report.longestGapMs)} ms, ${placed} orders so far`);
    } finally {
      await place.drop();
    }
  }
  const seconds = (ms: number): string => (ms / 1_000).toFixed(1);
  const { p50, max } = spreadOf(gapsMs);
  return [
    {
      what:
        `all processes are followed by newer ones under ${perSecond} orders/s and ${sockets} sockets, ` +
        `${rounds} times`,
      value: `longest time without an answer ${seconds(p50)} s (median), ${seconds(max)} s (longest)`,
      aim: '≤ 1 s',
      note: gapsMs.map(seconds).join(', '),
    },
    {
      what: 'orders refused, lost, doubled or told to nobody meanwhile',
      value: `${refused}${faults.length === 0 ? '' : `; ${faults.join('; ')}`}`,
      aim: '0',
      note: `of ${placed.toLocaleString('en')} that were answered`,
    },
  ];
}
