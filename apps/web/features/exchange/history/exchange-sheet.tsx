import type { ReactNode } from 'react';
import { Fact } from '../../../design/list.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { Skeleton } from '../../../design/states.tsx';
import { amount, date, number, share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { useCall } from '../../../shell/client/query.ts';
import { scaleOf } from '../../../shell/funds/micros.ts';
import { rateWords } from '../rate-words.ts';
import type { Exchange } from '../use-quote.ts';
import { SealRing } from '../../../shell/fair/seal-ring.tsx';
import { Seal } from '../../../shell/fair/seal.tsx';
import { CopyFact } from '../../../shell/feedback/copy-fact.tsx';
import { readReceipt, type ReceiptMark } from './receipt.ts';

const factsClass = 'mt-3 rounded-field bg-raised px-4 py-2';

function MarkFact({ name, mark: { price, seq, time } }: { name: ReactNode; mark: ReceiptMark }) {
  return (
    <Fact name={name}>
      {number(price, 8)}
      <span className="block text-note text-faint">
        #{seq} · {date(time, 'time')}
      </span>
    </Fact>
  );
}

const verdict = 'mt-3 flex items-center gap-2 rounded-field px-4 py-3 text-note text-pretty';

/** The receipt as it is kept, and whether its arithmetic comes out here too. */
function Receipt({ exchange }: { exchange: Exchange }) {
  const receipt = useCall('GET /fair/receipt/{orderNo}', { params: { orderNo: exchange.id } }, { staleTime: Infinity });
  if (receipt.isError)
    return (
      <p role="alert" className="mt-3 text-note text-error">
        {receipt.error.message}
      </p>
    );
  if (receipt.data === undefined) return <Skeleton className="mt-3 h-40 !rounded-field" />;
  const { source, offered, executed, adds } = readReceipt(receipt.data.content, {
    from: scaleOf(exchange.currencyCode),
    to: scaleOf(exchange.targetCurrency),
  });
  const coin = ({ symbol }: ReceiptMark) => ({ currency: symbol.replace(/USDT$/, '') });
  return (
    <>
      <h3 className="mt-4 text-row font-semibold">{t('exchange.receipt')}</h3>
      <p className="mt-1 text-note text-pretty text-soft">{t('exchange.receiptText')}</p>
      <p role="status" className={`${verdict} ${adds ? 'bg-up-soft text-up' : 'bg-down-soft text-error'}`}>
        <SealRing state={adds ? 'sound' : 'differs'} size={18} />
        {t(adds ? 'exchange.sums' : 'exchange.sumsDiffer')}
      </p>
      <dl className={factsClass}>
        {offered.map((mark) => (
          <MarkFact key={mark.symbol} name={t('exchange.priceOffered', coin(mark))} mark={mark} />
        ))}
        {executed.map((mark) => (
          <MarkFact key={mark.symbol} name={t('exchange.priceThen', coin(mark))} mark={mark} />
        ))}
        <Fact name={t('exchange.source')}>{source === 'simulated' ? t('exchange.simulated') : source}</Fact>
      </dl>
      <Seal proof={{ orderNo: exchange.id }} className="mt-3" />
    </>
  );
}

/** One exchange with everything that is known of it. */
export function ExchangeSheet({ exchange, onClose }: { exchange: Exchange | null; onClose: () => void }) {
  if (exchange === null) return null;
  const { currencyCode, targetCurrency, quantity, obtainable, fee, feeRate, rate, time, journalId, id } = exchange;
  return (
    <Sheet open onClose={onClose} title={`${currencyCode} → ${targetCurrency}`}>
      <dl className="rounded-field bg-raised px-4 py-2">
        <Fact name={t('exchange.given')}>
          {amount(quantity, currencyCode, 8)} {currencyCode}
        </Fact>
        <Fact name={t('exchange.rate')}>{rateWords(currencyCode, targetCurrency, rate)}</Fact>
        <Fact name={t('exchange.fee', { share: share(feeRate) })}>
          {number(fee, 8)} {targetCurrency}
        </Fact>
        <Fact name={t('exchange.got')}>
          <span className="font-semibold">
            {amount(obtainable, targetCurrency, 8)} {targetCurrency}
          </span>
        </Fact>
      </dl>
      <Receipt exchange={exchange} />
      <dl className={factsClass}>
        <Fact name={t('accounts.time')}>{date(time)}</Fact>
        <Fact name={t('accounts.journal')}>{journalId}</Fact>
        <CopyFact name={t('exchange.number')} value={id} />
      </dl>
    </Sheet>
  );
}
