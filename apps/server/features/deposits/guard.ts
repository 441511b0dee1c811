import { refused, type Refused } from '../../http/refused.ts';
import type { Services } from '../../services.ts';

/** Real money comes in from certified customers only. @returns null when it may */
export async function mayBringMoney(
  { rules, primaryStatus }: Pick<Services, 'rules' | 'primaryStatus'>,
  userId: string,
): Promise<Refused | null> {
  if (rules.mode === 'paper') return null;
  return (await primaryStatus(userId)) === 'certified' ? null : refused('primary-required');
}
