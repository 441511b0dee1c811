import process from 'node:process';
import { setTimeout as sleep } from 'node:timers/promises';
import { profiles } from '../../packages/verifier/prices/market.ts';
import { recomputeDay } from '../../packages/verifier/prices/recompute-day.ts';

/** @import { Seeds } from '../../packages/verifier/prices/recompute-day.ts' */
/** @import { Tape } from '../../packages/verifier/text.ts' */
/** @typedef {{ code: number, message: string, data: { params?: { seconds?: number } } }} Envelope */

/**
 * @param {string} address @param {string} call
 * @returns {Promise<unknown>} the data of the answer; waits where it has to
 */
async function ask(address, call) {
  for (;;) {
    const reply = await fetch(new URL(call, address), { redirect: 'error', signal: AbortSignal.timeout(60_000) });
    const { code, message, data } = /** @type {Envelope} */ (await reply.json());
    if (code === 200) return data;
    if (code !== 429) throw new Error(`${call}: ${message}`);
    await sleep(1_000 * (data.params?.seconds ?? 1));
  }
}

/**
 * Recomputes the prices of the last day whose seed is public, as a part of the verdict for each symbol.
 *
 * @param {string} address of the server
 * @param {readonly string[]} symbols all where none is named
 */
export async function pricesOfServer(address, symbols) {
  const seeds = /** @type {Seeds} */ (await ask(address, '/fair/seeds'));
  const day = seeds.list[0]?.day;
  if (day === undefined) throw new Error('no day of a simulated market has ended there');
  const parts = [];
  for (const symbol of symbols.length > 0 ? symbols : profiles.keys()) {
    /** @param {number} from @param {number} to */
    const tapesOf = async (from, to) => {
      const tape = await ask(address, `/fair/tape?symbol=${symbol}&from=${from}&to=${to}`);
      return [/** @type {Tape} */ (tape)];
    };
    /** @param {number} done @param {number} all */
    const onStretch = (done, all) => {
      if (process.stderr.isTTY) process.stderr.write(`\r${symbol} ${done} / ${all}  ${done === all ? '\r\n' : ''}`);
    };
    const steps = await recomputeDay({ seeds, symbol, day, tapesOf, onStretch });
    parts.push({ subject: `prices ${symbol} ${day}`, steps });
  }
  return parts;
}
