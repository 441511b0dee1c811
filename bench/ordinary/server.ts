import fastify from 'fastify';
import { createHash, randomBytes } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import pg from 'pg';

/**
 * What the product is measured against: an ordinary back end, written with care. Fastify with compiled schemas,
 * sessions in memory, a pool of 16, and one statement per order that looks its key up, debits, places, books and keeps
 * the answer, in one round trip and one commit.
 */
const placeOrder = {
  name: 'place-order',
  text: `
    with known as (
      select body_hash, answer from idempotency where user_id = $2 and route = $9 and key = $10
    ), debit as (
      update account set available = available - $4, frozen = frozen + $4
       where user_id = $2 and available >= $4 and not exists (select from known) returning available, frozen
    ), placed as (
      insert into fast_order (order_no, user_id, symbol, direction, seconds, stake, payout, received_at)
      select $1, $2, $3, $5, $6, $4, $7, $8 from debit returning order_no
    ), posted as (
      insert into journal (kind, reference, time) select 'fast-stake', order_no, $8 from placed returning id
    ), booked as (
      insert into journal_entry (journal_id, line, owner, bucket, amount, amount_after)
      select id, 0, $2, 'available', -$4::numeric, available from posted, debit
      union all
      select id, 1, $2, 'frozen', $4, frozen from posted, debit
    ), kept as (
      insert into idempotency (user_id, route, key, body_hash, answer, created_at)
      select $2, $9, $10, $11, $12, $8 from placed where $10 is not null
    )
    select body_hash, answer from known union all select $11, $12::json from placed`,
};
const unitsPerUsdt = 1_000_000n;

const pool = new pg.Pool({ connectionString: process.env.DATABASE_URL ?? '', max: 16 });
const sessions = new Map<string, string>();
const app = fastify({ ajv: { customOptions: { coerceTypes: false, removeAdditional: false } } });

interface Ticket {
  symbol: string;
  direction: string;
  seconds: number;
  amount: string;
}

const text = { type: 'string' } as const;
const schema = {
  body: {
    type: 'object',
    additionalProperties: false,
    required: ['contractType', 'symbol', 'direction', 'seconds', 'amount'],
    properties: {
      contractType: { const: 'fast' },
      symbol: { type: 'string', maxLength: 20 },
      direction: { enum: ['up', 'down'] },
      seconds: { enum: [30, 60, 90, 120, 180, 300] },
      amount: { type: 'string', pattern: '^[1-9][0-9]{0,3}$' },
    },
  },
  response: {
    200: {
      type: 'object',
      properties: {
        code: { type: 'integer' },
        message: text,
        data: {
          type: 'object',
          properties: {
            orderNo: text,
            symbol: text,
            direction: text,
            seconds: { type: 'integer' },
            amount: text,
            status: text,
            orderTime: { type: 'integer' },
          },
        },
      },
    },
  },
};

async function userOf(token: string): Promise<string | undefined> {
  const hash = createHash('sha256').update(token).digest('hex');
  const known = sessions.get(hash);
  if (known !== undefined) return known;
  const { rows } = await pool.query<{ user_id: string }>('select user_id from session where token_hash = $1', [hash]);
  const userId = rows[0]?.user_id;
  if (userId !== undefined) sessions.set(hash, userId);
  return userId;
}

const uniqueViolation = '23505';

/** Of two with one key that come together the second is refused by the key; asked again, it finds the answer. */
async function place(values: readonly unknown[]): Promise<{ body_hash: string; answer: unknown } | undefined> {
  const ask = () => pool.query<{ body_hash: string; answer: unknown }>({ ...placeOrder, values: [...values] });
  const { rows } = await ask().catch((error: unknown) => {
    if (error instanceof pg.DatabaseError && error.code === uniqueViolation) return ask();
    throw error;
  });
  return rows[0];
}

app.post<{ Body: Ticket }>('/portal/order/contractOrder', { schema }, async (request, reply) => {
  const userId = await userOf(String(request.headers['coin-auth']));
  if (userId === undefined) return reply.code(401).send({ code: 401, message: 'unauthorized' });
  const { symbol, direction, seconds, amount } = request.body;
  const stake = BigInt(amount) * unitsPerUsdt;
  const payout = (stake * 8n) / 10n;
  const orderNo = randomBytes(12).toString('base64url');
  const orderTime = Date.now();
  const data = { orderNo, symbol, direction, seconds, amount, status: 'holding', orderTime };
  const key = request.headers['idempotency-key'] ?? null;
  const bodyHash = createHash('sha256').update(JSON.stringify(request.body)).digest('hex');
  const order = [orderNo, userId, symbol, stake.toString(), direction, seconds, payout.toString(), orderTime];
  const placed = await place([...order, request.url, key, bodyHash, JSON.stringify(data)]);
  if (placed === undefined) return reply.code(400).send({ code: 400, message: 'insufficient balance' });
  if (placed.body_hash !== bodyHash) return reply.code(409).send({ code: 409, message: 'another order had this key' });
  return { code: 200, message: 'OK', data: placed.answer };
});

await app.listen({ port: 0, host: '127.0.0.1' });
console.log(`the ordinary back end is up at http://127.0.0.1:${(app.server.address() as AddressInfo).port}`);
