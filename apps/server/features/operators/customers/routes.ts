import { ok } from '@candor/core/result.ts';
import type { Http } from '../../../http/http.ts';
import { refused } from '../../../http/refused.ts';
import { route } from '../../../http/route.ts';
import { openClosing } from '../../../transactions/closing.ts';
import { act, subjectOf, type ConsoleServices } from '../console-services.ts';
import { readPage } from '../../../db/paging.ts';
import { named } from '../lists/named.ts';
import { cardsOf } from './cards.ts';
import { duplicatesOf } from './duplicates.ts';
import { noteLook } from './looks.ts';
import { balancesOf, journalOf, ordersOf } from './money.ts';
import { personOf, searchPeople } from './people.ts';
import { openProposalsAbout } from '../proposals/store.ts';
import { erasureOf } from './erasure.ts';
import { setStanding } from './set-standing.ts';

const unknown = refused('not-found', { field: 'userId' });

/** The calls about one customer: what there is to see, and what can be done. */
export function registerCustomers(http: Http, services: ConsoleServices): void {
  const { db } = services;
  route(http, 'GET /operator/customers', async ({ query }) =>
    ok(await searchPeople(db, named(services.secrets, query))),
  );
  route(http, 'GET /operator/customers/{userId}', async ({ params: { userId } }, { operator }) => {
    const person = await personOf(db, userId);
    if (person === null) return unknown;
    await act(services, operator, { act: 'customer-view', subject: subjectOf.user(userId) });
    const proposals = operator.role === 'support' ? [] : await openProposalsAbout(db, userId, operator);
    const closing = await openClosing(db, userId);
    return ok({
      person,
      balances: await balancesOf(services, userId),
      proposals,
      closing: closing === null ? null : { time: closing.requestedAt, destination: closing.destination },
      erasure: await erasureOf(db, userId),
    });
  });
  registerParts(http, services);
  registerNotes(http, services);
  registerSessions(http, services);
  route(http, 'POST /operator/customers/freeze', ({ body }, { operator }) =>
    setStanding(services, operator, body, 'frozen'),
  );
  route(http, 'POST /operator/customers/holdPayouts', ({ body }, { operator }) =>
    setStanding(services, operator, body, 'payouts-held'),
  );
  route(http, 'POST /operator/customers/unfreeze', ({ body }, { operator }) =>
    setStanding(services, operator, body, 'open'),
  );
}

function registerParts(http: Http, services: ConsoleServices): void {
  const { db } = services;
  route(http, 'GET /operator/customers/{userId}/duplicates', async (input, { operator }) => {
    await noteLook(services, operator, { userId: input.params.userId, part: 'duplicates' });
    return ok(await duplicatesOf(db, input));
  });
  route(http, 'GET /operator/customers/{userId}/cards', async ({ params: { userId } }, { operator }) => {
    await noteLook(services, operator, { userId, part: 'cards' });
    return ok(await cardsOf(db, services.rules.mode, userId));
  });
  route(http, 'GET /operator/customers/{userId}/journal', async ({ params: { userId }, query }, { operator }) => {
    await noteLook(services, operator, { userId, part: 'journal' });
    return ok(await journalOf(services, userId, query));
  });
  route(http, 'GET /operator/customers/{userId}/orders', async ({ params: { userId }, query }, { operator }) => {
    await noteLook(services, operator, { userId, part: 'orders' });
    return ok(await ordersOf(services, userId, query.family, query));
  });
}

function registerSessions(http: Http, services: ConsoleServices): void {
  route(http, 'GET /operator/customers/{userId}/sessions', async ({ params }, { operator }) => {
    await noteLook(services, operator, { userId: params.userId, part: 'sessions' });
    const rows = await services.db.query<SessionRow>(
      `select id, device_platform, device, network, created_at, seen_at from session where user_id = $1
        order by seen_at desc`,
      [params.userId],
    );
    return ok(
      rows.map((row) => ({
        id: row.id,
        devicePlatform: row.device_platform,
        device: row.device,
        network: row.network,
        startedAt: Number(row.created_at),
        seenAt: Number(row.seen_at),
      })),
    );
  });
  route(http, 'POST /operator/customers/endSession', async ({ body }, { operator }) => {
    const [session] = await services.db.query('select 1 from session where id = $1 and user_id = $2', [
      body.id,
      body.userId,
    ]);
    if (session === undefined) return refused('not-found', { field: 'id' });
    await services.sessions.end(body.id);
    await act(services, operator, {
      act: 'customer-session-end',
      subject: subjectOf.user(body.userId),
      userId: body.userId,
      details: { reason: body.reason },
    });
    return ok(null);
  });
}

function registerNotes(http: Http, services: ConsoleServices): void {
  const { db } = services;
  route(http, 'GET /operator/customers/{userId}/notes', async ({ params, query }, { operator }) => {
    await noteLook(services, operator, { userId: params.userId, part: 'notes' });
    return ok(
      await readPage<NoteRow, Note>(
        db,
        {
          columns: 'n.id, n.time, n.text, o.name',
          from: 'from operator_note n join operator o on o.id = n.operator_id where n.user_id = $1',
          order: 'n.id desc',
        },
        [params.userId],
        query,
        (row) => ({ id: row.id, time: Number(row.time), operator: row.name, text: row.text }),
      ),
    );
  });
  route(http, 'POST /operator/customers/note', async ({ body }, { operator }) => {
    if ((await personOf(db, body.userId)) === null) return unknown;
    await act(services, operator, { act: 'customer-note', subject: subjectOf.user(body.userId) }, [
      {
        sql: 'insert into operator_note (user_id, operator_id, text, time) values ($1, $2, $3, $4)',
        params: [body.userId, operator.operatorId, body.text, services.clock.now()],
      },
    ]);
    return ok(null);
  });
}

interface SessionRow {
  id: string;
  device_platform: number;
  device: string | null;
  network: string | null;
  created_at: string;
  seen_at: string;
}
interface NoteRow {
  id: string;
  time: string;
  text: string;
  name: string;
}
interface Note {
  id: string;
  time: number;
  operator: string;
  text: string;
}
