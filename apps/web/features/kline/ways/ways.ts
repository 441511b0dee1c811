import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { Ticker } from '../../../shell/quotes/tickers.ts';

type Rule = CallAnswer<'GET /portal/common/contractRule'>;
/** What decides it of the rules of contracts. */
export interface Traded {
  readonly fast: Pick<Rule['fast'], 'symbols'>;
  readonly futures: readonly Pick<Rule['futures'][number], 'symbol'>[];
}

/** Where each ticket is. */
export const tickets = {
  fast: 'pages/market/market',
  futures: 'pages/contract/contract',
  spot: 'pages/currency/currency',
} as const;
export type Ticket = keyof typeof tickets;
export type OtherWay = Exclude<Ticket, 'spot'>;

/** The ticket of the two large buttons: a coin is traded on the spot, anything else by futures. */
export const mainWay = (group: Ticker['group'] | undefined): 'spot' | 'futures' =>
  group === 'usdt' ? 'spot' : 'futures';

/** The other tickets that trade a symbol. @param rule undefined until it is known */
export function otherWays({ symbol, group }: Pick<Ticker, 'symbol' | 'group'>, rule: Traded | undefined): OtherWay[] {
  const trades: Readonly<Record<OtherWay, boolean>> = {
    fast: rule?.fast.symbols.includes(symbol) === true,
    futures: mainWay(group) !== 'futures' && rule?.futures.some((contract) => contract.symbol === symbol) === true,
  };
  return (['fast', 'futures'] as const).filter((ticket) => trades[ticket]);
}
