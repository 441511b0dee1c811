/** What operators do by themselves, by what they do it to: the first part of the path of each such call. */
export const operatorAreas = [
  'alerts',
  'bank',
  'campaigns',
  'content',
  'conversations',
  'countries',
  'customers',
  'deposits',
  'halts',
  'hedgeNotes',
  'operators',
  'service',
  'verifications',
  'withdrawals',
] as const;
export type OperatorArea = (typeof operatorAreas)[number];

/** Calls in an area that change nothing of it, or are everybody's duty. */
export const inNoArea: readonly string[] = [
  'POST /operator/alerts/acknowledge',
  'POST /operator/alerts/browsers/add',
  'POST /operator/deposits/reveal',
  'POST /operator/operators/declareCustomer',
  'POST /operator/withdrawals/match',
  'POST /operator/withdrawals/reveal',
];

export const isArea = (text: string): text is OperatorArea => operatorAreas.some((area) => area === text);

/** The area in which a call acts; null for what only reads, waits for a second operator, or is an operator's own. */
export function areaOf(call: string): OperatorArea | null {
  const [, first = ''] = /^POST \/operator\/([A-Za-z]+)\//.exec(call) ?? [];
  return isArea(first) && !inNoArea.includes(call) ? first : null;
}
