import { isErrorCode, type ErrorCode } from '@candor/api-contract/errors.ts';
import { ok } from '@candor/core/result.ts';
import type { z } from 'zod';
import { refused, type Outcome, type Refused } from '../refused.ts';

type Issue = z.core.$ZodIssue;

/** What a missing field is called where "required" would say less. */
const keepsItsName: readonly ErrorCode[] = ['terms-not-agreed', 'code-required', 'contract-type-unknown'];

/** Parses one part of a request (path, query or body) as the contract declares it. */
export function validate<Value>(schema: z.ZodType<Value>, sent: unknown): Outcome<Value> {
  const parsed = schema.safeParse(sent, { reportInput: true });
  if (parsed.success) return ok(parsed.data);
  const [issue] = parsed.error.issues;
  return issue === undefined ? refused('field-invalid') : refusalOf(issue);
}

function refusalOf(issue: Issue): Refused {
  const field = issue.path.length === 0 ? undefined : issue.path.map(String).join('.');
  if (issue.code === 'unrecognized_keys') {
    const key = (issue.keys[0] ?? '').slice(0, 64);
    return refused('field-unknown', { field: field === undefined ? key : `${field}.${key}` });
  }
  const named = isErrorCode(issue.message) ? issue.message : undefined;
  const missing = issue.input === undefined && issue.code !== 'invalid_union';
  if (missing && (named === undefined || !keepsItsName.includes(named))) return refused('field-required', { field });
  return refused(named ?? 'field-invalid', { field });
}
