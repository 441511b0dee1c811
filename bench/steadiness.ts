import { addressesOf } from '../tests/journeys/every-page/addresses.ts';
import { openPhone, type Browser } from '../tests/journeys/browser.ts';
import { newAccount } from '../tests/journeys/client.ts';
import { fillAccount } from '../tests/journeys/every-page/full-account.ts';
import { shiftOf, shiftsAt, watchShifts } from '../tests/journeys/every-page/shifts.ts';
import { quantile } from './harness/statistics.ts';
import type { Finding } from './report.ts';

const processorSlowdown = 4;
const aim = 0.01;

/** How much each page moves while it is loaded, for somebody with an account of one of everything. */
export async function steadiness(browser: Browser, url: string): Promise<Finding> {
  const client = await newAccount(url, 'nguoixem2026');
  await client.call('POST /account/testFunds');
  const addresses = addressesOf(await fillAccount(client));
  const phone = await openPhone(browser, { noWorker: true, scale: 2 });
  await phone.context.addInitScript((session) => {
    localStorage.setItem('session', session);
  }, client.session);
  await watchShifts(phone);
  const devtools = await phone.context.newCDPSession(phone.page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: processorSlowdown });
  const seen: { address: string; shift: number }[] = [];
  for (const address of addresses) seen.push({ address, shift: shiftOf(await shiftsAt(phone, url, address)) });
  await phone.close();
  seen.sort((a, b) => a.shift - b.shift);
  const [shifts, worst] = [seen.map(({ shift }) => shift), seen.at(-1)];
  return {
    what: `layout shift of ${seen.length} pages at ${processorSlowdown}× slower processor (CLS)`,
    value: `worst ${worst?.shift.toFixed(3)}, median ${quantile(shifts, 0.5).toFixed(3)}`,
    aim: `worst ≤ ${aim}`,
    note: `worst on ${worst?.address}; ${shifts.filter((shift) => shift > aim).length} above the aim`,
  };
}
