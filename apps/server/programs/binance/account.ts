import { amount, rateScale } from '@candor/core/money/amount.ts';
import { formatAmount, isCurrency } from '@candor/core/money/currencies.ts';
import { formatDecimal } from '@candor/core/money/decimal.ts';
import type { Row } from '../../engine/rows/table.ts';
import type { Asking } from './door.ts';
import { told, type Told } from './fault.ts';
import { pairOf, type OrderServices } from './orders.ts';

function ratesOf({ rules }: OrderServices) {
  const [maker, taker] = [rules.spot.makerFee, rules.spot.takerFee].map((rate) => formatDecimal(rate, rateScale));
  return { maker, taker, buyer: '0.00000000', seller: '0.00000000' };
}

/** The coin account: what spot trades with. No key takes money out or in. */
export async function account(services: OrderServices, { userId, params }: Asking): Promise<Told<unknown>> {
  const rows = await services.db.query<Row>(
    'select currency, available, frozen from account where owner = $1 and type = 2 order by currency',
    [userId],
  );
  const omitsZeros = params.get('omitZeroBalances') === 'true';
  const balances = rows.flatMap(({ currency, available, frozen }) => {
    const asset = String(currency);
    if (!isCurrency(asset)) return [];
    const [free, locked] = [available, frozen].map((units) => formatAmount(amount(BigInt(String(units))), asset));
    return omitsZeros && free === '0' && locked === '0' ? [] : [{ asset, free, locked }];
  });
  const { makerFee, takerFee } = services.rules.spot;
  return told({
    // In hundredths of a percent.
    makerCommission: Number(makerFee / 10_000n),
    takerCommission: Number(takerFee / 10_000n),
    buyerCommission: 0,
    sellerCommission: 0,
    commissionRates: ratesOf(services),
    canTrade: true,
    canWithdraw: false,
    canDeposit: false,
    brokered: false,
    requireSelfTradePrevention: false,
    preventSor: false,
    updateTime: services.clock.now(),
    accountType: 'SPOT',
    balances,
    permissions: ['SPOT'],
  });
}

export function commission(services: OrderServices, asking: Asking): Told<unknown> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const none = { maker: '0.00000000', taker: '0.00000000', buyer: '0.00000000', seller: '0.00000000' };
  return told({
    symbol: pair.value.symbol,
    standardCommission: ratesOf(services),
    taxCommission: none,
    discount: { enabledForAccount: false, enabledForSymbol: false, discountAsset: '', discount: '0.00000000' },
  });
}
