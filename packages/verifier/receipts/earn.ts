import type { Facts } from './grammar.ts';
import { down, e8, money, step, up, type Step, type StepName } from '../text.ts';

const dayMs = 86_400_000;

/** The steps of income of full days, or of an end before its time. */
export function earnSteps({ kind, terms, get }: Facts): Step<StepName>[] {
  const [, , , , , product, currency = '', dailyRate = '0', penaltyRate = '0', term, dividend, principal = '0', start] =
    terms;
  const [days, began, owned] = [Number(term), Number(start), BigInt(principal)];
  const stated = (name: string): bigint => BigInt(get(name));
  const same = (name: StepName, line: string, found: bigint): Step<StepName> =>
    step(name, money(stated(line), currency), money(found, currency));
  const perDay = down(owned * BigInt(dailyRate), e8);
  if (kind === 'earn-income') {
    const [from, to, due, settled] = ['from', 'to', 'due', 'settled'].map((name) => Number(get(name)));
    const [first, last] = dividend === 'end' ? [1, days] : [to, Math.min(to ?? 0, days)];
    const at = began + (last ?? 0) * dayMs;
    return [
      {
        ...step('dueDay', `${from}–${to} ${due}`, `${first}–${last} ${at}`),
        ...(Number(settled) < at && { ok: false }),
      },
      same('income', 'income', perDay * BigInt((last ?? 0) - (first ?? 0) + 1)),
    ];
  }
  const full = Math.min(days, Math.floor((Number(get('ended')) - began) / dayMs));
  const times = product === 'wealth' ? days - full : 1;
  const most = up(owned * BigInt(penaltyRate) * BigInt(full < days ? times : 0), e8);
  const penalty = most < owned ? most : owned;
  return [
    same('penalty', 'penalty', penalty),
    same('principalBack', 'returned', owned - penalty),
    same('income', 'income', dividend === 'end' ? perDay * BigInt(full) : 0n),
  ];
}
