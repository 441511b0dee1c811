import { refused, type Refused } from '../../http/refused.ts';
import { lossLimited } from '../../limits/loss-limited.ts';
import type { CallServices } from '../../services.ts';

export type GuardServices = Pick<CallServices, 'db' | 'engine' | 'rules' | 'primaryStatus'>;

/**
 * Real money comes in from certified customers only, and the first of it once they have said what a day may cost them.
 * @returns null when it may
 */
export async function mayBringMoney(services: GuardServices, userId: string): Promise<Refused | null> {
  const { rules, primaryStatus, engine } = services;
  if (rules.mode === 'paper') return null;
  if ((await primaryStatus(userId)) !== 'certified') return refused('primary-required');
  if (await engine.ask(lossLimited, userId)) return null;
  return (await hasPaidIn(services, userId)) ? null : refused('loss-limit-first');
}

async function hasPaidIn({ db }: Pick<CallServices, 'db'>, userId: string): Promise<boolean> {
  const rows = await db.query("select 1 from deposit where user_id = $1 and status = 'success' limit 1", [userId]);
  return rows.length > 0;
}
