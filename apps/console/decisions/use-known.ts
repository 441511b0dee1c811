import { useSession } from '../client/session.ts';
import { useCall, useLook } from '../client/use-call.ts';
import type { Known } from './change.ts';
import { bodyOf, type Proposal, type ProposalBody } from './kinds.ts';

const useCards = (body: ProposalBody) =>
  useCall(
    'GET /operator/customers/{userId}/cards',
    { params: { userId: 'userId' in body ? body.userId : '' } },
    { enabled: body.kind === 'card-remove' },
  );

/** How things stand that an open proposal would change, as far as the operator may see it. */
export function useKnown(proposal: Proposal): Known {
  const body = bodyOf(proposal);
  const { operator } = useSession();
  const open = proposal.decision === null;
  const search = 'orderNo' in body ? body.orderNo : '';
  const deposits = useCall(
    'GET /operator/deposits',
    { query: { search, limit: 1 } },
    { enabled: body.kind === 'deposit-credit' },
  );
  const withdrawals = useCall(
    'GET /operator/withdrawals',
    { query: { search, limit: 1 } },
    { enabled: body.kind === 'withdrawal-approve' || body.kind === 'withdrawal-return' },
  );
  const settings = useCall(
    'GET /operator/products',
    {},
    { enabled: open && ['product-change', 'pool-funding', 'vnd-rate'].includes(body.kind) },
  );
  const accounts = useCall(
    'GET /operator/payAccounts',
    {},
    { enabled: open && body.kind === 'pay-account' && operator?.role !== 'risk' },
  );
  const customer = useLook(
    'GET /operator/customers/{userId}',
    { params: { userId: 'userId' in body ? body.userId : '' } },
    open && ['balance-adjustment', 'account-close', 'withdrawals-unfreeze'].includes(body.kind),
  );
  const exposure = useCall('GET /operator/exposure', {}, { enabled: open && body.kind === 'reserve-funding' });
  const operators = useCall(
    'GET /operator/operators',
    {},
    { enabled: body.kind.startsWith('operator-') && operator?.role === 'admin' },
  );
  const roles = useCall(
    'GET /operator/roles',
    {},
    {
      enabled: ['role-change', 'operator-role', 'operator-create'].includes(body.kind) && operator?.role === 'admin',
    },
  );
  const lines = useCall('GET /operator/lines', {}, { enabled: body.kind === 'lines' && operator?.role === 'admin' });
  const countries = useCall(
    'GET /operator/countries',
    {},
    { enabled: open && body.kind === 'retail-rule' && operator?.role !== 'finance' },
  );
  const cards = useCards(body);
  const rules = useCall('GET /operator/rules', {}, { enabled: body.kind === 'rules-change' });
  return {
    rules: rules.data,
    transaction: deposits.data?.list[0] ?? withdrawals.data?.list[0],
    settings: settings.data,
    accounts: accounts.data,
    lines: lines.data,
    operators: operators.data,
    roles: roles.data,
    person: customer.data?.person,
    closing: customer.data?.closing,
    cards: cards.data,
    balances: customer.data?.balances,
    retail: countries.data?.retail,
    reserves: exposure.data?.reserves,
  };
}
