import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { t } from '../../../locales/i18n.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import type { Terms } from '../terms.ts';
import type { PartProps } from '../ticket/order-fields.tsx';
import { limitCome, Sums } from '../ticket/sums.tsx';
import { lossWay } from './check-kinds.ts';
import { signOf } from './kind-words.ts';
import { comesText } from './order-kind.tsx';

const Words = ({ children }: { children: string }) => <p className="text-caption text-pretty text-soft">{children}</p>;
const textOf = ({ symbol }: Terms, price: bigint | null | undefined): string =>
  price === null || price === undefined ? '…' : priceIn(symbol, formatPlain(price, priceScale));

/** What an order that waits comes to, and what it will do. It pays the fee of who takes, or less. */
export function StopComes({ state, terms }: PartProps) {
  const { draft, checked } = state;
  const price = draft.type === 'limit' ? textOf(terms, checked.price) : null;
  return (
    <>
      {draft.type === 'limit' && <Sums come={limitCome(state)} rate={terms.takerFee} state={state} terms={terms} />}
      <Words>{comesText({ sign: signOf(draft.stopWhen), trigger: textOf(terms, checked.trigger), price })}</Words>
    </>
  );
}

/** What two orders come to when the gain is taken, and what each will do. */
export function OcoComes({ state, terms }: PartProps) {
  const { draft, checked } = state;
  const price = checked.stopLimit === null ? null : textOf(terms, checked.stopLimit);
  const sign = signOf(lossWay(draft.side));
  return (
    <>
      <Words>{t('kinds.takesGain', { price: textOf(terms, checked.price) })}</Words>
      <Words>{comesText({ sign, trigger: textOf(terms, checked.trigger), price })}</Words>
      <Words>{t('kinds.endsOther')}</Words>
    </>
  );
}
