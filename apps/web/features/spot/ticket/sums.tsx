import { formatPlain } from '@candor/core/money/decimal.ts';
import { priceScale, rateScale, type Rate } from '@candor/core/money/amount.ts';
import type { ReactNode } from 'react';
import { share } from '../../../locales/format.ts';
import { t } from '../../../locales/i18n.ts';
import { scaleOf } from '../../../shell/funds/micros.ts';
import { priceIn } from '../../../shell/quotes/words.ts';
import { moneyIn } from '../words.ts';
import type { PartProps } from './order-fields.tsx';
import { afterFee, shownProceeds, type Side } from './ticket-maths.ts';
import type { TicketState } from './use-ticket.ts';

const Line = ({ name, children }: { name: ReactNode; children: ReactNode }) => (
  <div className="flex flex-wrap items-baseline justify-between gap-x-2 py-1 text-caption">
    <dt className="text-soft">{name}</dt>
    <dd className="ml-auto text-right text-ink">{children}</dd>
  </div>
);

const text = (units: bigint, currency: string): string => moneyIn(currency, formatPlain(units, scaleOf(currency)));

/** What an order comes to. */
export interface Come {
  /** Millionths of USDT. */ worth: bigint | null;
  /** What is received before the fee. */ gross: bigint | null;
  average: bigint | null;
  thin: boolean;
}

/** What a limit comes to when it is filled at its price. */
export function limitCome({ draft: { side }, checked: { total, quantity } }: TicketState): Come {
  return { worth: total, gross: side === 'buy' ? quantity : total, average: null, thin: false };
}

/** What is received, in words: of a sale the total as well, as the three add up. */
function received(
  gross: bigint,
  feeRate: Rate,
  side: Side,
  base: string,
): { gross: string | null; fee: string; net: string } {
  if (side === 'buy') {
    const { fee, net } = afterFee(gross, feeRate);
    return { gross: null, fee: text(fee, base), net: text(net, base) };
  }
  const shown = shownProceeds(gross, feeRate);
  return { gross: moneyIn('USDT', shown.gross), fee: moneyIn('USDT', shown.fee), net: moneyIn('USDT', shown.net) };
}

/** What comes of an order, in three lines. */
export function Sums({ state, terms, come, rate }: PartProps & { come: Come; rate: Rate }) {
  const { side, type } = state.draft;
  const shown = received(come.gross ?? 0n, rate, side, terms.base);
  const about = type === 'market' ? '≈ ' : '';
  return (
    <dl>
      {type === 'limit' ? (
        <Line name={t('spot.total')}>{come.worth === null ? '—' : (shown.gross ?? text(come.worth, 'USDT'))}</Line>
      ) : (
        <Line name={t('spot.averagePrice')}>
          {come.average === null ? '—' : `${about}${priceIn(terms.symbol, formatPlain(come.average, priceScale))}`}
        </Line>
      )}
      <Line name={`${t('spot.fee')} ${share(formatPlain(rate, rateScale), 6)}`}>
        {come.gross === null ? '—' : `${about}${shown.fee}`}
      </Line>
      <Line name={t('spot.youGet')}>
        <span className="font-semibold">{come.gross === null ? '—' : `${about}${shown.net}`}</span>
      </Line>
    </dl>
  );
}
