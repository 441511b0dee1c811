import { Customer, dataOf } from './customer.ts';
import { numberIn } from './intents.ts';

/** Stakes that there are money and room for. */
const firstLimit = 2_000;
const lastLimit = 20;

/**
 * Somebody who makes their own limit of a stake tighter again and again, and tries at once whether it holds: what was
 * acknowledged holds for every later order, whichever process is asked.
 */
export class Cautious extends Customer {
  override signUp(): Promise<void> {
    return super.signUp([]);
  }

  override async live(until: number): Promise<void> {
    const { schedule, random } = this.world;
    for (let limit = firstLimit; limit > lastLimit && schedule.awake < until; limit -= 1) {
      if (await this.tighten(limit)) await this.tryBeyond(limit);
      await schedule.sleep(random.whole(50, 900));
    }
  }

  /** @returns whether that was acknowledged */
  private async tighten(limit: number): Promise<boolean> {
    const body = { stakeUsdt: String(limit) };
    const answer = await this.world.ask({ method: 'POST', path: '/player/updateLimits', token: this.token, body });
    if (answer?.status !== 200) return false;
    const { stakeUsdt } = dataOf(answer) as { stakeUsdt: string | null };
    if (Number(stakeUsdt) !== limit) this.faults.push(`a limit of ${limit} was acknowledged as ${stakeUsdt}`);
    return true;
  }

  private async tryBeyond(limit: number): Promise<void> {
    const amount = `${limit + 1}.5`;
    const body = { contractType: 'fast', symbol: 'BTCUSDT', direction: 'up', seconds: 30, amount };
    const path = '/portal/order/contractOrder';
    const intent = await this.intend({ family: 'fast', path, body, marks: [amount], numbersIn: numberIn }, 2);
    // Nobody knows of it; whatever there is of it in the end was not to be.
    if (intent.outcome === 'unknown') intent.outcome = 'refused';
    if (intent.outcome === 'done')
      this.faults.push(`a stake of ${amount} was taken after a limit of ${limit} had been acknowledged`);
  }
}
