import { Fact } from '../../../design/list.tsx';
import { date, share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import { CopyFact } from '../../../shell/feedback/copy-fact.tsx';
import { LinkRow } from '../../../shell/routing/link.tsx';
import { endOf, type FastOrder } from '../../../shell/fast/standing.ts';
import { stakeText } from './result-words.ts';

const at = (time: number | null) =>
  time === null ? null : <span className="block text-note text-faint">{date(time)}</span>;
const shortened = (hash: string): string => `${hash.slice(0, 6)}…${hash.slice(-6)}`;

/** What was agreed and what came of it, with the times. */
export function OrderFacts({ order }: { order: FastOrder }) {
  return (
    <section className="mx-4 mt-4 rounded-card bg-surface p-4 pb-2">
      <dl>
        <Fact name={t('fast.stake')}>{stakeText(order)} USDT</Fact>
        <Fact name={t('fast.payout')}>{share(order.payoutRate)}</Fact>
        <Fact name={t('fast.duration')}>{t('fast.seconds', { seconds: order.seconds })}</Fact>
        <Fact name={t('fast.placedAt')}>{date(order.orderTime)}</Fact>
        <Fact name={t('fast.entry')}>
          {priceIn(order.symbol, order.orderPrice)}
          {at(order.openTime)}
        </Fact>
        <Fact name={t('fast.exit')}>
          {priceIn(order.symbol, order.salePrice)}
          {at(endOf(order))}
        </Fact>
        <CopyFact name={t('fast.termsHash')} value={order.termsHash}>
          {shortened(order.termsHash)}
        </CopyFact>
      </dl>
    </section>
  );
}

/** Tells where the proof lies. */
export function ProofNote() {
  return (
    <section className="mx-4 mt-4 overflow-hidden rounded-card bg-surface">
      <LinkRow
        to="pages/richView/richView"
        query={{ id: 'prices' }}
        title={t('fast.receipt')}
        note={t('fast.receiptText')}
      />
    </section>
  );
}
