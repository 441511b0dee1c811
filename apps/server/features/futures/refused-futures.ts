import type { ErrorCode } from '@candor/api-contract/errors.ts';
import { refused, type Refused } from '../../http/refused.ts';

/** Fields of the calls that core has other names for. */
const wireNames: Readonly<Record<string, string>> = { leverage: 'lever', takeProfit: 'stopProfit' };

/** The engine's refusal as the call's, the field by its name in the call. */
export const refusedFutures = (
  { refusal, field }: { readonly refusal: ErrorCode; readonly field?: string },
  params: Record<string, string> = {},
): Refused => refused(refusal, { field: field === undefined ? undefined : (wireNames[field] ?? field), params });
