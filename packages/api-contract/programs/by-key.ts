import type { CallDeclaration, KeyRight } from '../call.ts';

type Opening = Pick<CallDeclaration, 'access' | 'byKey'>;

/** Whether a key of these rights may make a call at all; of orders, whatever of them it may trade. */
export const isOpenTo = ({ access, byKey }: Opening, rights: readonly KeyRight[]): boolean =>
  access === 'session' && byKey !== undefined && (byKey === 'orders' || rights.includes(byKey));

/** The first right that orders of a body ask for and a key has not; null where it has all. @param body parsed */
export function rightMissing({ byKey }: Opening, body: unknown, rights: readonly KeyRight[]): KeyRight | null {
  if (byKey !== 'orders') return null;
  const { orders = [body] } = body as { readonly orders?: readonly unknown[] };
  const asked = (orders as readonly { readonly contractType: KeyRight }[]).map(({ contractType }) => contractType);
  return asked.find((right) => !rights.includes(right)) ?? null;
}

/** Whether what is signed for a call is taken once: it changes something. */
export const isTakenOnce = ({ byKey }: Opening): boolean => byKey !== 'read';
