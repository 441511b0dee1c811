import type { CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { isRefusedFor } from '../../../db/database.ts';
import { messageRows, type Message } from '../../../engine/rows/messages.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { isOwnCustomer } from '../../../operators/handouts.ts';
import { accessBefore, accessRequestById, formOf } from '../../../recovery/store.ts';
import { actRow, type ConsoleServices } from '../console-services.ts';
import { subjectOfAccess } from './access-requests.ts';

/** Refuses a request: nothing changes by it, so one operator is enough. Both who asked and the owner are told. */
export function refuseAccess(
  services: ConsoleServices,
  operator: OperatorUser,
  { id, reason }: CallParsed<'POST /operator/service/refuseAccess'>['body'],
): Promise<Outcome<null>> {
  const { db, secrets, clock, ownerNotices } = services;
  return services.operatorSettings.inTurn(async () => {
    const row = await accessRequestById(db, id);
    const userId = row?.user_id ?? null;
    if (row === undefined || userId === null) return refused('not-found', { field: 'id' });
    if (row.status !== 'open') return refused('state-unchanged', { field: 'id' });
    if (await isOwnCustomer(db, operator.operatorId, userId)) return refused('own-customer');
    const [now, known] = [clock.now(), await accessBefore(db, userId)];
    const addresses = [...new Set([known?.email ?? null, known?.phone ?? null, formOf(secrets, row).contact])];
    const message: Message = {
      userId,
      kind: 'recovery-refused',
      reference: id,
      params: { reason },
      time: now,
      addresses: addresses.filter((one) => one !== null),
    };
    try {
      await db.batch([
        { sql: "update access_request set status = 'refused', ended_at = $2 where id = $1", params: [id, now] },
        actRow(services, operator, {
          act: 'access-refuse',
          subject: subjectOfAccess(id),
          userId,
          details: { reason },
        }),
        ...messageRows([message]),
      ]);
    } catch (error) {
      // Its owner has stopped it at the same moment.
      if (isRefusedFor(error, 'restrictViolation')) return refused('state-unchanged', { field: 'id' });
      throw error;
    }
    ownerNotices.committed([message]);
    return ok(null);
  });
}
