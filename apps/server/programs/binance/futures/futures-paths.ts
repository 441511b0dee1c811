import { answered } from '../fault.ts';
import { dayRow } from '../public/day-row.ts';
import { openKlines } from '../public/klines.ts';
import { openPath, type Path } from '../serve.ts';
import { oneContract, type FuturesServices } from './contracts.ts';
import { exchangeInfo } from './exchange-info.ts';
import { contractRows, markRow, premiumRow, priceRow } from './rows.ts';

/** Prices of futures, for anybody. Positions are own calls: here each is of an order, which the dialect can't say. */
export function futuresPaths(services: FuturesServices): Path[] {
  const klines = openKlines(services, { find: (params) => oneContract(services, params), most: 1_500 });
  return [
    openPath('/v1/ping', 1, () => answered({})),
    openPath('/v1/time', 1, () => answered({ serverTime: services.clock.now() })),
    openPath('/v1/exchangeInfo', 1, () => answered(exchangeInfo(services))),
    openPath('/v1/klines', 5, klines),
    openPath('/v1/markPriceKlines', 5, (params) => klines(params, markRow)),
    openPath('/v1/premiumIndex', 1, (params) => contractRows(services, params, premiumRow)),
    openPath('/v1/ticker/24hr', 1, (params) => contractRows(services, params, dayRow)),
    openPath('/v1/ticker/price', 1, (params) => contractRows(services, params, priceRow)),
    openPath('/v2/ticker/price', 1, (params) => contractRows(services, params, priceRow)),
  ];
}
