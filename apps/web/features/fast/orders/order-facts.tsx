import { Copy } from 'lucide-react';
import { IconButton } from '../../../design/button.tsx';
import { Fact } from '../../../design/list.tsx';
import { amount, date, price, share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { tickerOf } from '../../../shell/client/tickers.ts';
import { toast } from '../../../shell/feedback/toast.ts';
import { LinkRow } from '../../../shell/routing/link.tsx';
import { endOf, type FastOrder } from './standing.ts';

const at = (time: number | null) => (time === null ? null : <span className="block text-note text-faint">{date(time)}</span>);
const shortened = (hash: string): string => `${hash.slice(0, 8)}…${hash.slice(-8)}`;

async function copy(text: string) {
  try {
    await navigator.clipboard.writeText(text);
    toast(t('shell.copied'));
  } catch {
    toast(t('shell.operationFailed'));
  }
}

/** What was agreed and what came of it, with the times. */
export function OrderFacts({ order }: { order: FastOrder }) {
  const decimals = tickerOf(order.symbol)?.priceDecimals ?? 2;
  return (
    <section className="mx-4 mt-4 rounded-card bg-surface p-4 pb-2">
      <dl>
        <Fact name={t('fast.stake')}>{amount(order.amount)} USDT</Fact>
        <Fact name={t('fast.payout')}>{share(order.payoutRate)}</Fact>
        <Fact name={t('fast.duration')}>{t('fast.seconds', { seconds: order.seconds })}</Fact>
        <Fact name={t('fast.placedAt')}>{date(order.orderTime)}</Fact>
        <Fact name={t('fast.entry')}>{price(order.orderPrice, decimals)}{at(order.openTime)}</Fact>
        <Fact name={t('fast.exit')}>{price(order.salePrice, decimals)}{at(endOf(order))}</Fact>
        <div className="flex items-center justify-between gap-2 text-row">
          <dt className="text-soft">{t('fast.termsHash')}</dt>
          <dd className="flex items-center"><span className="text-note">{shortened(order.termsHash)}</span><IconButton label={t('shell.copy')} onClick={() => void copy(order.termsHash)} className="-mr-3"><Copy size={16} aria-hidden="true" className="text-soft" /></IconButton></dd>
        </div>
      </dl>
    </section>
  );
}

/** Where the proof lies, and how to look at it. */
export function ProofNote() {
  return (
    <section className="mx-4 mt-4 overflow-hidden rounded-card bg-surface">
      <LinkRow to="pages/richView/richView" query={{ id: 'prices' }} title={t('fast.receipt')} note={t('fast.receiptText')} />
    </section>
  );
}
