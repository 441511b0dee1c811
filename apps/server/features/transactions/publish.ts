import { openTurns } from '../../queues/in-turn.ts';
import type { Services } from '../../services.ts';
import { transactionsOf } from '../../transactions/store.ts';

/** Tells owners of every step in its order, from the tables: they hold the forms too. */
export function publishTransactions({
  db,
  engine,
  stream,
  log,
}: Pick<Services, 'db' | 'engine' | 'stream' | 'log'>): void {
  const inTurn = openTurns();
  engine.onCommitted(({ deposits, withdrawals }) => {
    const moved = Map.groupBy([...deposits, ...withdrawals], ({ userId }) => userId);
    for (const [userId, each] of moved) {
      if (!stream.hears(userId)) continue;
      inTurn(async () => {
        for (const row of await transactionsOf(
          db,
          userId,
          each.map(({ orderNo }) => orderNo),
        ))
          stream.toUser(userId, 'transaction', row);
      }).catch((error: unknown) => log.warn({ err: error }, 'a step of a transaction was not told'));
    }
  });
}
