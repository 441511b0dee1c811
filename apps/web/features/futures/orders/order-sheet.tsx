import type { ReactNode } from 'react';
import { Gain } from '../../../design/amount.tsx';
import { buttonClass } from '../../../design/button.tsx';
import { Fact } from '../../../design/list.tsx';
import { Sheet } from '../../../design/sheet.tsx';
import { amount, date, number } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import type { FuturesOrder } from '../../../shell/client/futures-orders.ts';
import { pairOf } from '../../../shell/quotes/quote-row.tsx';
import { LateSeal } from '../../../shell/fair/late-seal.tsx';
import { CopyFact } from '../../../shell/feedback/copy-fact.tsx';
import { Link } from '../../../shell/routing/link.tsx';
import { pairText, priceIn } from '../../../shell/quotes/words.ts';
import { LiveFloating, LiveMark } from '../positions/live.tsx';
import { SideBadge } from '../positions/side-badge.tsx';
import { breakEvenOf, sizeIn } from '../../../shell/futures/standing.ts';
import { shownResult } from '../positions/standing.ts';
import { sizeText, useTerms } from '../../../shell/futures/terms.ts';
import { lotsText, netOf, statusWords } from '../words.ts';
import { reasonWord } from './order-row.tsx';
import { whatHappened } from './what-happened.ts';

const when = (at: number | null) =>
  at === null ? null : <span className="block text-note text-faint">{date(at)}</span>;

function Result({ order }: { order: FuturesOrder }) {
  const contract = useTerms(order.symbol)?.contract;
  if (order.status === 'closed')
    return (
      <p className="text-right text-bar font-bold">
        <Gain value={netOf(order)} /> <span className="text-note text-faint">USDT</span>
        <span className="block text-caption font-normal text-soft">{t('futures.net')}</span>
      </p>
    );
  return contract !== undefined && order.openPrice !== null ? <LiveFloating order={order} contract={contract} /> : null;
}

/** What was agreed. */
function Agreed({ order }: { order: FuturesOrder }) {
  const contract = useTerms(order.symbol)?.contract;
  const { symbol } = order;
  const stop = (price: string | null): ReactNode => (price === null ? '—' : priceIn(symbol, price));
  return (
    <>
      <Fact name={t('futures.orderType')}>{t(order.entrustType === 'limit' ? 'futures.limit' : 'futures.market')}</Fact>
      <Fact name={t('futures.lots')}>
        {lotsText(order.lots)}
        {contract !== undefined && (
          <span className="block text-note text-faint">
            {number(sizeText(sizeIn(contract, order.lots)), 8)} {pairOf(symbol)[0]}
          </span>
        )}
      </Fact>
      <Fact name={t('futures.leverage')}>{order.lever}×</Fact>
      {order.entrustPrice !== null && <Fact name={t('futures.orderPrice')}>{priceIn(symbol, order.entrustPrice)}</Fact>}
      <Fact name={t('futures.placedAt')}>{date(order.orderTime)}</Fact>
      <Fact name={t('futures.takeProfit')}>{stop(order.stopProfit)}</Fact>
      <Fact name={t('futures.stopLoss')}>{stop(order.stopLoss)}</Fact>
    </>
  );
}

const isAlive = ({ status }: FuturesOrder): boolean => status === 'holding' || status === 'locked';

/** What only an order that still lives has. */
function Alive({ order }: { order: FuturesOrder }) {
  const { symbol, status } = order;
  return (
    <>
      {isAlive(order) && (
        <Fact name={t('futures.mark')}>
          <LiveMark symbol={symbol} />
        </Fact>
      )}
      {status === 'holding' && (
        <Fact name={t('futures.liquidation')}>
          {Number(order.liquidationPrice) === 0 ? t('futures.none') : priceIn(symbol, order.liquidationPrice)}
        </Fact>
      )}
      {(isAlive(order) || status === 'pending') && (
        <Fact name={t(status === 'pending' ? 'futures.frozen' : 'futures.margin')}>
          {amount(order.holdBond)} {order.currencyCode}
        </Fact>
      )}
    </>
  );
}

/** Its size, its costs and its result. */
function Sums({ order }: { order: FuturesOrder }) {
  const contract = useTerms(order.symbol)?.contract;
  const result = shownResult(order);
  return (
    <>
      <Fact name={t('futures.notional')}>
        {order.turnover === null ? '—' : `${amount(order.turnover)} ${order.currencyCode}`}
      </Fact>
      {isAlive(order) && contract !== undefined && (
        <Fact name={t('futures.breakEven')}>{priceIn(order.symbol, breakEvenOf(order, contract))}</Fact>
      )}
      {result !== null && (
        <Fact name={t('futures.gross')}>
          <Gain value={result.gross} />
        </Fact>
      )}
      <Fact name={t('futures.fees')}>
        {amount(result?.fees ?? order.fee)} {order.currencyCode}
      </Fact>
      {result !== null && (
        <Fact name={t('futures.net')}>
          <Gain value={result.net} className="font-semibold" />
        </Fact>
      )}
    </>
  );
}

/** What came of it. */
function Came({ order }: { order: FuturesOrder }) {
  const { symbol, status } = order;
  const reason = reasonWord(order.closeReason);
  return (
    <>
      <Fact name={t('futures.status')}>
        {t(statusWords[status])}
        {reason !== null && <span className="block text-note text-faint">{reason}</span>}
      </Fact>
      <Fact name={t('futures.entry')}>
        {priceIn(symbol, order.openPrice)}
        {when(order.openTime)}
      </Fact>
      <Alive order={order} />
      <Fact name={t('futures.closePrice')}>
        {priceIn(symbol, order.closePrice)}
        {when(order.closeTime)}
      </Fact>
      <Sums order={order} />
    </>
  );
}

function Body({ order }: { order: FuturesOrder }) {
  return (
    <div className="group">
      <div className="flex items-start justify-between gap-3">
        <SideBadge side={order.direction} leverage={order.lever} />
        <Result order={order} />
      </div>
      {order.status === 'closed' && (
        <LateSeal
          proof={{ orderNo: order.orderNo, limitPrice: order.entrustPrice ?? undefined, each: order.status }}
          share
          className="mt-1"
        />
      )}
      <p className="mt-2 rounded-field bg-brand-soft px-4 py-3 text-note text-pretty">{whatHappened(order)}</p>
      <dl className="mt-3 rounded-field bg-raised px-4 py-2">
        <Came order={order} />
      </dl>
      <dl className="mt-3 rounded-field bg-raised px-4 py-2">
        <Agreed order={order} />
        <CopyFact name={t('futures.orderNo')} value={order.orderNo} />
        {order.partOf !== null && <CopyFact name={t('close-positions.partOf')} value={order.partOf} />}
        {order.lockedWith !== null && <CopyFact name={t('futures.lockedWith')} value={order.lockedWith} />}
      </dl>
      <Link
        to="pages/contract/contract"
        query={{ symbol: order.symbol }}
        className={`${buttonClass('quiet')} mt-4 w-full`}
      >
        {t('futures.tradePair', { pair: pairText(order.symbol) })}
      </Link>
    </div>
  );
}

/** One order with everything that is known of it. */
export function OrderSheet({ order, onClose }: { order: FuturesOrder | null; onClose: () => void }) {
  return (
    <Sheet open={order !== null} onClose={onClose} title={order === null ? '' : pairText(order.symbol)}>
      {order !== null && <Body order={order} />}
    </Sheet>
  );
}
