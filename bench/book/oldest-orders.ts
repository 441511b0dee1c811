import type { Random } from '../../tests/simulator/random.ts';

const pickable = 512;

/** Orders by age; one of the oldest 512 is picked. */
export class OldestOrders {
  private readonly first: number[] = [];
  private readonly others: number[] = [];
  private nextOther = 0;
  private readonly gone = new Set<number>();

  add(number: number): void {
    (this.first.length < pickable ? this.first : this.others).push(number);
  }

  delete(number: number): void {
    const place = this.first.indexOf(number);
    if (place < 0) {
      this.gone.add(number);
      return;
    }
    this.first.splice(place, 1);
    while (this.first.length < pickable && this.nextOther < this.others.length) {
      const next = this.others[this.nextOther] ?? 0;
      this.nextOther += 1;
      if (!this.gone.delete(next)) this.first.push(next);
    }
  }

  pick(random: Random): number {
    return random.pick(this.first);
  }
}
