import { amount, rateScale } from '@candor/core/money/amount.ts';
import { formatAmount, isCurrency } from '@candor/core/money/currencies.ts';
import { formatDecimal } from '@candor/core/money/decimal.ts';
import type { Row } from '../../../engine/rows/table.ts';
import { ownTier } from '../../../orders/spot-fees.ts';
import type { Asking } from '../caller.ts';
import { answered, type Answered } from '../fault.ts';
import { pairOf, type OrderServices } from './find-order.ts';

/** The rates that the customer's next order is accepted under. */
async function ratesOf(services: OrderServices, userId: string) {
  const { tier } = await ownTier(services, userId);
  const [maker, taker] = [tier.makerFee, tier.takerFee].map((rate) => formatDecimal(rate, rateScale));
  return { tier, rates: { maker, taker, buyer: '0.00000000', seller: '0.00000000' } };
}

/** The coin account: what spot trades with. No key takes money out or in. */
export async function account(services: OrderServices, { userId, params }: Asking): Promise<Answered<unknown>> {
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
  const { tier, rates } = await ratesOf(services, userId);
  return answered({
    // In hundredths of a percent.
    makerCommission: Number(tier.makerFee / 10_000n),
    takerCommission: Number(tier.takerFee / 10_000n),
    buyerCommission: 0,
    sellerCommission: 0,
    commissionRates: rates,
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

export async function commission(services: OrderServices, asking: Asking): Promise<Answered<unknown>> {
  const pair = pairOf(services, asking);
  if (!pair.ok) return pair;
  const none = { maker: '0.00000000', taker: '0.00000000', buyer: '0.00000000', seller: '0.00000000' };
  return answered({
    symbol: pair.value.symbol,
    standardCommission: (await ratesOf(services, asking.userId)).rates,
    taxCommission: none,
    discount: { enabledForAccount: false, enabledForSymbol: false, discountAsset: '', discount: '0.00000000' },
  });
}
