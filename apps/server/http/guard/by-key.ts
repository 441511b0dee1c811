import { rightMissing } from '@candor/api-contract/programs/by-key.ts';
import { declarationOf, type CallName, type CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import type { FastifyRequest } from 'fastify';
import type { Http } from '../http.ts';
import type { KeyCaller } from '../program-keys.ts';
import { refused, type Outcome, type Refused } from '../refused.ts';
import { standingRefusal, type SessionUser } from '../sessions.ts';

export interface KeyCallers {
  readonly user: SessionUser;
  readonly key: KeyCaller;
}

/** Who has signed a call with a key. */
export async function identifyKey(
  { programKeys }: Http,
  name: CallName,
  { method, url, headers, body, ip }: FastifyRequest,
): Promise<Outcome<KeyCallers>> {
  if (programKeys === undefined) return refused('unauthorized');
  const text = typeof body === 'string' ? body : '';
  const found = await programKeys.find(declarationOf(name), { method, url, headers, body: text, ip });
  if (!found.ok) return found;
  const { value: key } = found;
  const refusal = standingRefusal(name, key.user.standing);
  return refusal === null ? ok({ user: key.user, key }) : { ...refused(refusal), about: key.user.userId };
}

/** Why a key may not ask for the orders of this body; null when it may. */
export function refusalOfOrders({ programKeys }: Http, name: CallName, key: KeyCaller, body: unknown): Refused | null {
  if (rightMissing(declarationOf(name), body, key.rights) === null) return null;
  programKeys?.note(key.keyId, { refusals: 1 });
  return { ...refused('key-right', { field: 'contractType' }), about: key.user.userId };
}

const placedBy: Partial<Record<CallName, number>> = {
  'POST /portal/order/spotOrder': 1,
  'POST /portal/order/coinOrder': 1,
  'POST /portal/order/contractOrder': 1,
  'POST /portal/order/spotList': 2,
};

/** How many orders a call places. @param body parsed */
function ordersIn(name: CallName, body: unknown): number {
  if (name !== 'POST /portal/order/batch') return placedBy[name] ?? 0;
  const { orders } = body as CallParsed<typeof name>['body'];
  return orders.filter(({ action }) => action === 'place').length;
}

/** Counts the orders that a key has placed. */
export function noteOrders({ programKeys }: Http, name: CallName, key: KeyCaller, body: unknown): void {
  const orders = ordersIn(name, body);
  if (orders > 0) programKeys?.note(key.keyId, { orders });
}
