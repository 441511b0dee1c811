import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { operatorById, presentOperator } from '../../../operators/store.ts';
import { actRow, subjectOf, type ConsoleServices } from '../console-services.ts';

type Name = 'POST /operator/operators/declareCustomer';

/**
 * Notes for good that a customer's account is an operator's own. Of themselves everybody may say so, of others an
 * administrator.
 */
export function declareCustomer(
  services: ConsoleServices,
  { body: { userId, id } }: CallParsed<Name>,
  operator: OperatorUser,
): Promise<Outcome<CallAnswer<Name>>> {
  return services.operatorSettings.inTurn(async () => {
    const whose = id ?? operator.operatorId;
    if (whose !== operator.operatorId && operator.role !== 'admin') return refused('operator-role');
    const row = await operatorById(services.db, whose);
    if (row === undefined) return refused('not-found', { field: 'id' });
    if (row.customers.includes(userId)) return refused('state-unchanged');
    if ((await services.db.query('select 1 from customer where id = $1', [userId])).length === 0)
      return refused('not-found', { field: 'userId' });
    await services.db.batch([
      {
        sql: 'insert into operator_customer (operator_id, user_id, declared_by, time) values ($1, $2, $3, $4)',
        params: [whose, userId, operator.operatorId, services.clock.now()],
      },
      actRow(services, operator, {
        act: 'operator-customer',
        subject: subjectOf.operator(whose),
        details: { name: row.name, userId },
      }),
    ]);
    return ok(presentOperator({ ...row, customers: [...row.customers, userId] }));
  });
}
