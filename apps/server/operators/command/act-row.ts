import type { OperatorAct } from '@candor/api-contract/calls/operator/audit.ts';
import type { Statement } from '../../db/database.ts';
import { auditRow } from '../audit.ts';
import type { OperatorRow } from '../store.ts';

/** What whoever holds the machine has done to an operator's account, in the chained audit. */
export const commandRow = ({ id, name }: Pick<OperatorRow, 'id' | 'name'>, act: OperatorAct, time: number): Statement =>
  auditRow({
    time,
    operatorId: null,
    operatorName: 'command line',
    act,
    subject: `operator:${id}`,
    details: { name },
  });
