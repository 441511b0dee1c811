import { Gauge, type Registry } from 'prom-client';
import { keepDoing, type Every } from '../../market/timing.ts';
import type { Engine } from '../../engine/engine.ts';
import { question } from '../../engine/seams/question.ts';
import type { Services } from '../../services.ts';

const everyMs = 1_000;
/**
 * Payments of one command: what else waits finds its turn in between. Fewer would take longer together, more would keep
 * others waiting.
 */
const paymentsAtOnce = 150;

interface IncomeParts {
  readonly engine: Pick<Engine, 'ready' | 'answer' | 'submit'>;
}

/** How many orders wait for income that is due, counted no further than told. */
const ordersDue = question('orders-due', ({ state, now }, most: number) => state.earn.due(now, most).length);

/**
 * Pays income as it comes due, and whatever came due while nothing ran. @returns a stop, which waits for what is under
 * way
 */
export function keepPayingIncome({
  engine,
  every,
  log,
}: IncomeParts & Pick<Services, 'log'> & { readonly every: Every }): () => Promise<void> {
  const pay = async (): Promise<void> => {
    while (engine.ready && engine.answer(ordersDue, 1) > 0) {
      await engine.submit({ kind: 'pay-income', limit: paymentsAtOnce });
    }
  };
  // What fails stays due: the next turn tries again.
  return keepDoing(every, everyMs, pay, (error) => log.warn({ err: error }, 'income waits')).stop;
}

/** Beyond so many the gauge counts no further: it is asked for while they are paid. */
const countedMost = 1_000;

/** How many orders wait for income that is due: more than nothing for longer than seconds is a fault. */
export function measureIncome(registry: Registry, { engine }: IncomeParts): void {
  registry.registerMetric(
    new Gauge({
      name: 'candor_income_due',
      help: `Orders whose income is due and not paid, at most ${countedMost}`,
      registers: [],
      collect() {
        this.set(engine.ready ? engine.answer(ordersDue, countedMost) : 0);
      },
    }),
  );
}
