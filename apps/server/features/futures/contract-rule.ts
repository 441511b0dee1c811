import type { CallAnswer } from '@candor/api-contract/index.ts';
import { rateScale, priceScale } from '@candor/core/money/amount.ts';
import { formatAmount } from '@candor/core/money/currencies.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import type { CallServices } from '../../services.ts';
import { sizeText } from './present.ts';

type FuturesRule = Omit<CallAnswer<'GET /portal/common/contractRule'>, 'fast' | 'version'>;

/** The terms that new futures orders are accepted on. */
export function futuresRule({
  rules: { futures },
  symbols,
  nameOf,
}: Pick<CallServices, 'rules' | 'symbols' | 'nameOf'>): FuturesRule {
  return {
    entrustType: ['market', 'limit'],
    lever: [...futures.leverages],
    tiers: futures.tiers.map(({ notionalMax, leverageMax, maintenanceRate }) => ({
      notionalMax: formatAmount(notionalMax, 'USDT'),
      leverMax: leverageMax,
      maintenanceRate: formatPlain(maintenanceRate, rateScale),
    })),
    futures: symbols.flatMap((symbol) => {
      const contract = futures.contracts.get(symbol);
      return contract === undefined || futures.excludedSymbols.has(symbol)
        ? []
        : [
            {
              symbol,
              productName: nameOf(symbol),
              contractSize: sizeText(contract.contractSize),
              tick: formatPlain(contract.tick, priceScale),
              lotsMin: contract.lotsMin.toString(),
              lotsMax: contract.lotsMax.toString(),
              feeRate: formatPlain(contract.feeRate, rateScale),
              openInterestMax: formatAmount(contract.openInterestMax, 'USDT'),
            },
          ];
    }),
  };
}
