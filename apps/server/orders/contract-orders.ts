import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import type { OrderCommand } from '@candor/core/orders/carry-out-orders.ts';
import { ok } from '@candor/core/result.ts';
import { versionAt } from '@candor/core/rule-versions/version.ts';
import { carryOut, keyOf, type Asked } from '../http/command.ts';
import type { Http } from '../http/http.ts';
import { refused, type Outcome } from '../http/refused.ts';
import { route } from '../http/route.ts';
import type { Countries } from '../operators/countries.ts';
import type { CallServices } from '../services.ts';
import { fastRule } from '../features/fast/contract-rule.ts';
import { listFast } from '../features/fast/list-orders.ts';
import { placeFastOrder } from '../features/fast/place-order.ts';
import { registerFuturesActions } from '../features/futures/routes.ts';
import { futuresRule } from '../features/futures/contract-rule.ts';
import { listFutures } from '../features/futures/list-orders.ts';
import { cappedCountry } from '../limits/capped-country.ts';
import { leverageRefused } from '../limits/leverage-refused.ts';
import { placeFuturesOrder } from '../features/futures/place-order.ts';

type Ticket = CallParsed<'POST /portal/order/contractOrder'>['body'];
type ContractRow = CallAnswer<'POST /portal/order/contractOrder'>;

export interface ContractParts extends Pick<CallServices, 'rules'> {
  readonly questions: Pick<CallServices['questions'], 'hasPassed'>;
  readonly operatorSettings: { readonly countries: Pick<Countries, 'allowed' | 'leverageMax' | 'of'> };
}

/** A fast order or a futures order as it is asked for, where it is offered to this customer. */
export async function placeContractOrder(
  services: ContractParts,
  ticket: Ticket,
  userId: string,
): Promise<Outcome<Asked<OrderCommand, ContractRow>>> {
  const { countries } = services.operatorSettings;
  if (!(await countries.allowed(userId, ticket.contractType)))
    return refused('not-offered-here', { field: 'contractType' });
  const tooHigh = ticket.contractType === 'fast' ? null : await leverageRefused(countries, userId, ticket);
  if (tooHigh !== null) return tooHigh;
  if (services.rules.mode === 'real' && !(await services.questions.hasPassed(userId)))
    return refused('questions-first');
  const customer = { userId, country: await cappedCountry(services, userId) };
  return ticket.contractType === 'fast'
    ? placeFastOrder(services, ticket, customer)
    : placeFuturesOrder(ticket, customer);
}

/**
 * The specification calls both fast contracts and futures "contract": one call serves both, `contractType` says which.
 */
export function registerContractOrders(http: Http, services: CallServices): void {
  route(http, 'POST /portal/order/contractOrder', async ({ body }, request) => {
    const asked = await placeContractOrder(services, body, request.user.userId);
    return asked.ok ? carryOut<OrderCommand, ContractRow>(services, asked.value, keyOf(request)) : asked;
  });
  route(http, 'POST /portal/order/getContractOrder', async ({ body, query }, { user }) => {
    const page = query.page ?? body.page;
    const limit = query.limit ?? body.limit;
    return ok(
      body.contractType === 'fast'
        ? await listFast(services, user.userId, body, { page, limit })
        : await listFutures(services, user.userId, body, { page, limit }),
    );
  });
  route(http, 'GET /portal/common/contractRule', () => {
    const { version } = versionAt(services.rulesInForce.versions, services.clock.now());
    return ok({ version, fast: fastRule(services), ...futuresRule(services) });
  });
  registerFuturesActions(http, services);
}
