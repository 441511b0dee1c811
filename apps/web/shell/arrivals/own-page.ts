import { orderNoIn, type Place } from '../routing/hash.ts';
import type { Arrival } from './arrivals.ts';

/** Pages that tell of their own order by themselves, at once and aloud. */
const pagesOf = (kind: Arrival['kind']): readonly string[] => {
  if (kind === 'deposit') return ['pages/recharge/recharging', 'pages/recharge/rechargeOrder'];
  return kind.startsWith('fast-') ? ['pages/market/settlement'] : [];
};

/** Whether the page that is open already shows what has come: said twice it would cover what it says. */
export const isOnOwnPage = ({ kind, reference }: Pick<Arrival, 'kind' | 'reference'>, place: Place): boolean =>
  pagesOf(kind).includes(place.path) && orderNoIn(place) === reference;
