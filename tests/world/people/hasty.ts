import { Customer } from './customer.ts';
import { batchOf } from './intents.ts';

/** A program that places orders by the dozen, several times a second. */
export class Hasty extends Customer {
  override signUp(): Promise<void> {
    return super.signUp([]);
  }

  override async live(until: number): Promise<void> {
    const { schedule, random } = this.world;
    while (schedule.awake < until) {
      const number = String(this.intents.length + 1).padStart(4, '0');
      const amounts = Array.from(
        { length: random.whole(20, 50) },
        (_, i) => `1.${number}${String(i + 1).padStart(2, '0')}`,
      );
      await this.intend(batchOf(this.world, amounts));
      await schedule.sleep(random.whole(50, 600));
    }
  }
}
