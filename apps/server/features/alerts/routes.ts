import type { CallAnswer, CallParsed } from '@candor/api-contract/index.ts';
import { price, priceScale } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { ok } from '@candor/core/result.ts';
import { newId } from '../../ids.ts';
import type { Http } from '../../http/http.ts';
import { refused, type Outcome } from '../../http/refused.ts';
import { route, type CallRequest } from '../../http/route.ts';
import type { Services } from '../../services.ts';
import { alertsAtMost } from '../../alerts/alert-book.ts';
import { alertsOf, deleteAlert, insertAlert } from '../../alerts/store.ts';

type AlertServices = Pick<Services, 'alerts' | 'db' | 'clock' | 'symbols' | 'markOf' | 'stream' | 'push'>;

/** Prices that a customer wants to hear of. */
export function registerAlerts(http: Http, services: AlertServices): void {
  const {
    db,
    alerts: { book },
  } = services;
  route(http, 'GET /player/alerts', async (_input, { user }) => ok(await alertsOf(db, user.userId)));
  route(http, 'POST /player/alerts/add', (input, request) => addAlert(services, input, request));
  route(http, 'POST /player/alerts/remove', async ({ body: { id } }, { user }) => {
    if (!(await deleteAlert(db, user.userId, id))) return refused('not-found', { field: 'id' });
    book.remove(id);
    return ok(null);
  });
}

async function addAlert(
  { alerts: { book }, db, clock, symbols, markOf }: AlertServices,
  { body }: CallParsed<'POST /player/alerts/add'>,
  { user: { userId } }: CallRequest<'POST /player/alerts/add'>,
): Promise<Outcome<CallAnswer<'POST /player/alerts/add'>>> {
  const { symbol, direction } = body;
  if (!symbols.includes(symbol)) return refused('symbol-unknown', { field: 'symbol' });
  const units = parseDecimal(body.price, priceScale);
  if (units === null) return refused('decimal-scale', { field: 'price' });
  if (units === 0n) return refused('amount-not-positive', { field: 'price' });
  const mark = markOf(symbol)?.price;
  if (mark !== undefined && (direction === 'above' ? mark >= units : mark <= units)) {
    return refused('alert-reached', { field: 'price', params: { price: formatPlain(mark, priceScale) } });
  }
  if (!book.reserve(userId)) return refused('too-many-saved', { params: { max: String(alertsAtMost) } });
  const alert = { id: newId(), userId, symbol, direction, price: price(units) };
  try {
    const kept = await insertAlert(db, alert, clock.now());
    book.add(alert);
    return ok(kept);
  } catch (error) {
    book.release(userId);
    throw error;
  }
}
