import type { ErrorCode } from '@candor/api-contract/errors.ts';
import type { Executed } from '../../engine/engine.ts';
import { executed } from '../../http/command.ts';
import type { Outcome } from '../../http/refused.ts';

/** Fields of the calls that core has other names for. */
const wireNames: Readonly<Record<string, string>> = { leverage: 'lever', takeProfit: 'stopProfit' };

/** The engine's answer as the call's, a refused field by its name in the call. */
export function executedFutures<Answer>(
  result: Executed<Answer, ErrorCode>,
  params: Record<string, string> = {},
): Outcome<Answer> {
  if (result.ok || result.field === undefined) return executed(result, params);
  return executed({ ...result, field: wireNames[result.field] ?? result.field }, params);
}
