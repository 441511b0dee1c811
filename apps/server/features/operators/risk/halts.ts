import type { CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { newId } from '../../../ids.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import type { OperatorUser } from '../../../http/operators.ts';
import { actRow, type ConsoleServices } from '../console-services.ts';

/** Stops new orders of a symbol or lets them in again. State, row and record are one transaction. */
export function setHalt(
  services: ConsoleServices,
  operator: OperatorUser,
  { symbol, reason }: CallParsed<'POST /operator/halts/start'>['body'],
  halted: boolean,
): Promise<Outcome<null>> {
  return services.operatorSettings.inTurn(async () => {
    const now = services.clock.now();
    const row = halted
      ? {
          sql: 'insert into symbol_halt (id, symbol, reason, started_by, started_at) values ($1, $2, $3, $4, $5)',
          params: [newId(), symbol, reason, operator.name, now],
        }
      : {
          sql: `update symbol_halt set ended_by = $2, ended_at = greatest($3, started_at)
            where symbol = $1 and ended_at is null`,
          params: [symbol, operator.name, now],
        };
    const result = await services.engine.decide({ kind: 'set-halt', symbol, halted }, [
      row,
      actRow(services, operator, {
        act: halted ? 'halt-start' : 'halt-end',
        subject: `symbol:${symbol}`,
        details: { reason },
      }),
    ]);
    return result.ok ? ok(null) : refused(result.refusal, { field: result.field });
  });
}
