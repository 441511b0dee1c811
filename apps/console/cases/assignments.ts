import type { CallAnswer } from '@candor/api-contract/index.ts';
import type { CaseKind } from '@candor/api-contract/calls/operator/case-kinds.ts';
import { useMemo } from 'react';
import { liveMs, useCall } from '../client/use-call.ts';

export type Assignment = CallAnswer<'GET /operator/cases'>[number];
/** What waits, by its kind and the id that its list gives it. */
export interface Case {
  readonly kind: CaseKind;
  readonly id: string;
}
/** Who is on a case now. */
export type WhoIsOn = (of: Case) => Assignment | undefined;

const keyOf = ({ kind, id }: Case): string => `${kind}:${id}`;

/** Finds who is on a case among all assignments. */
export function whoIsOn(assignments: readonly Assignment[]): WhoIsOn {
  const byKey = new Map(assignments.map((one) => [keyOf(one), one]));
  return (of) => byKey.get(keyOf(of));
}

/** Who is on which case, asked for anew as lists are. */
export function useAssignments(): WhoIsOn {
  const { data } = useCall('GET /operator/cases', {}, { every: liveMs });
  return useMemo(() => whoIsOn(data ?? []), [data]);
}
