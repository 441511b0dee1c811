import type { CallParsed } from '@candor/api-contract/index.ts';
import { ok } from '@candor/core/result.ts';
import { isRefusedFor } from '../../../db/database.ts';
import { refused, type Outcome } from '../../../http/refused.ts';
import { newId } from '../../../ids.ts';
import { mayPostTo } from '../../../pager/adapters/post-outside.ts';
import { sealEnd, type ChannelEnd } from '../../../pager/channels.ts';
import { areKeys } from '../../../push/encrypt.ts';
import { isPushEndpoint } from '../../../push/endpoint.ts';
import type { ConsoleServices } from '../console-services.ts';
import { change, type Operator } from './rules.ts';

interface NewChannel {
  readonly name: string;
  readonly end: ChannelEnd;
}

export async function addChannel(
  services: ConsoleServices,
  operator: Operator,
  { name, end }: NewChannel,
): Promise<Outcome<{ id: string }>> {
  const { secrets, clock, settings } = services;
  if ((end.kind === 'webhook' || end.kind === 'telegram') && !mayPostTo(end.address, settings.ALERTS_INSIDE))
    return refused('field-invalid', { field: 'end.address' });
  const id = newId();
  const keyId = end.kind === 'push' ? end.keyId : null;
  const row = {
    sql: `insert into pager_channel (id, kind, name, sealed, push_key_id, created_by, created_at)
      values ($1, $2, $3, $4, $5, $6, $7)`,
    params: [id, end.kind, name, sealEnd(secrets, id, end), keyId, operator.operatorId, clock.now()],
  };
  try {
    await change(services, operator, `channel ${name} (${end.kind}) added`, [row]);
  } catch (error) {
    if (isRefusedFor(error, 'uniqueViolation')) return refused('field-invalid', { field: 'name' });
    throw error;
  }
  return ok({ id });
}

/** The browser in which an operator works. */
export async function addBrowser(
  services: ConsoleServices,
  operator: Operator,
  { body: { name, endpoint, keys } }: CallParsed<'POST /operator/alerts/browsers/add'>,
): Promise<Outcome<{ id: string }>> {
  if (!isPushEndpoint(endpoint) || !areKeys(keys)) return refused('push-endpoint', { field: 'endpoint' });
  const { push } = services;
  const end: ChannelEnd = { kind: 'push', endpoint, ...keys, keyId: push.keyIdOf(push.publicKey) };
  return addChannel(services, operator, { name, end });
}

export async function removeChannel(services: ConsoleServices, operator: Operator, id: string): Promise<Outcome<null>> {
  const { db, clock, operatorSettings } = services;
  return operatorSettings.inTurn(async () => {
    const [channel] = await db.query<{ name: string }>(
      'select name from pager_channel where id = $1 and removed_at is null',
      [id],
    );
    if (channel === undefined) return refused('not-found', { field: 'id' });
    await change(services, operator, `channel ${channel.name} removed`, [
      {
        sql: 'update pager_rule set removed_at = $2 where channel_id = $1 and removed_at is null',
        params: [id, clock.now()],
      },
      { sql: 'update pager_channel set removed_at = $2 where id = $1', params: [id, clock.now()] },
    ]);
    return ok(null);
  });
}
