import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain } from '@candor/core/money/decimal.ts';
import { placeSpotOrder } from '../ticket/place-order.ts';
import { ticketOf } from '../ticket/use-ticket.ts';
import type { Way } from '../ticket/way.ts';
import { checkOco, checkStop, dearestOfTwo } from './check-kinds.ts';
import { placeSpotList } from './place-list.ts';
import { OcoComes, StopComes } from './stop-comes.tsx';
import { OcoFields, StopFields } from './stop-fields.tsx';

const stop: Omit<Way, 'name'> = {
  check: checkStop,
  dearest: (draft) => draft,
  Fields: StopFields,
  Comes: StopComes,
  place: (terms, draft, checked) =>
    placeSpotOrder({
      ...ticketOf(terms, draft, checked),
      stopPrice: formatPlain(checked.trigger ?? 0n, priceScale),
      stopWhen: draft.stopWhen,
    }),
};

/** What an order may be beyond a limit and one at market. */
export const ways: Readonly<Record<Way['name'], Way>> = {
  'stop-limit': { name: 'stop-limit', ...stop },
  'stop-market': { name: 'stop-market', ...stop },
  oco: {
    name: 'oco',
    check: checkOco,
    dearest: dearestOfTwo,
    Fields: OcoFields,
    Comes: OcoComes,
    place: placeSpotList,
  },
};
