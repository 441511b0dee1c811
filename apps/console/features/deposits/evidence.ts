import type { CallAnswer } from '@candor/api-contract/index.ts';
import { words } from '../../locales/words.ts';

type Deposit = CallAnswer<'GET /operator/deposits'>['list'][number];
const w = words.deposits;

/**
 * Who says to have paid, from where and to which account of ours: what has arrived is compared with it. What was not
 * asked for is left out.
 */
export function evidenceOf({
  holder,
  bankName,
  cardNo,
  paidTo,
}: Pick<Deposit, 'holder' | 'bankName' | 'cardNo' | 'paidTo'>): readonly (readonly [string, string])[] {
  const said = [
    [w.from, holder],
    [w.bankName, bankName],
    [w.card, cardNo],
    [w.paidTo, paidTo],
  ] as const;
  return said.flatMap(([name, text]) => (text === null ? [] : [[name, text] as const]));
}
