import { setTimeout as sleep } from 'node:timers/promises';
import { priceScale } from '@candor/core/money/amount.ts';
import { formatPlain, parseDecimal } from '@candor/core/money/decimal.ts';
import { callText } from '../../../bench/harness/connection.ts';
import type { Person } from '../../../bench/harness/people.ts';
import { intentText, newIntent } from '../intents.ts';
import { alike, countIn, succeeded, type Kind } from './round.ts';
import { many, type Stage } from './stage.ts';

interface Placed {
  readonly id: string;
}
const pollMs = 20;
const tick = 10n ** BigInt(priceScale - 2);

/** With test funds on the account of spot (2) or of futures (3). */
async function trader(stage: Stage, toType: 2 | 3): Promise<Person> {
  const person = await stage.funded();
  const move = { fromType: 1, toType, currencyCode: 'USDT', amount: '5000' };
  await stage.ask('POST /account/executeUserCutTurn', person, move);
  return person;
}

const heldSql = 'select count(*)::int as n from account where owner = $1 and frozen <> 0';

interface Position {
  readonly status: string;
  readonly isAsked: boolean;
}
const positionSql = 'select status, wish_kind is not null as "isAsked" from futures_order where order_no = $1';

/** The order as it is once a mark, or the lack of one, has decided about it. */
async function decided({ db }: Stage, orderNo: string): Promise<string> {
  for (; ; await sleep(pollMs)) {
    const [row] = await db.query<Position & Record<string, unknown>>(positionSql, [orderNo]);
    if (row !== undefined && row.status !== 'pending' && !row.isAsked) return row.status;
  }
}

async function openPosition(stage: Stage, person: Person): Promise<string> {
  const ticket = { contractType: 'futures', symbol: 'BTCUSDT', direction: 'long', entrustType: 'market' };
  for (;;) {
    const body = { ...ticket, lots: '10', lever: 20 };
    const { id } = await stage.ask<Placed>('POST /portal/order/contractOrder', person, body);
    if ((await decided(stage, id)) === 'holding') return id;
  }
}

/** All close one position: it closes at the next mark, or stays where none comes in time. */
export const closePosition: Kind = async (stage) => {
  const person = await trader(stage, 3);
  const id = await openPosition(stage, person);
  const closesSql = `select count(*)::int as n from journal where kind = 'futures-close' and reference = $1`;
  return {
    texts: alike(`POST /portal/order/endContractOrder/${id}`, person),
    async check(replies) {
      const outcome = `${await decided(stage, id)}, asked by ${succeeded(replies)}`;
      const [closes, held] = [await countIn(stage, closesSql, [id]), await countIn(stage, heldSql, [person.userId])];
      const found = `${outcome}: ${closes} closes, ${held} accounts hold on`;
      const sound = [
        'closed, asked by 1: 1 closes, 0 accounts hold on',
        'holding, asked by 1: 0 closes, 1 accounts hold on',
      ];
      return sound.includes(found) ? [] : [found];
    },
  };
};

/** A price between the best two of the book, which nobody else has. */
async function innerPrice(stage: Stage, person: Person): Promise<string> {
  for (; ; await sleep(pollMs)) {
    const book = await stage.ask<Record<'bids' | 'asks', [string, string][]>>(
      'GET /portal/market/depth?symbol=BTCUSDT',
      person,
    );
    const [bid, ask] = [book.bids[0], book.asks[0]].map((best) => parseDecimal(best?.[0] ?? '', priceScale));
    if (typeof bid !== 'bigint' || typeof ask !== 'bigint') continue;
    return formatPlain(((bid + ask) / 2n / tick) * tick, priceScale);
  }
}

/** All but one end an order that the last one fills: it is ended or filled, and whoever has ended it knows. */
export const endAgainstFill: Kind = async (stage) => {
  const [buyer, seller] = [await trader(stage, 2), await trader(stage, 2)];
  const pair = { symbol: 'BTCUSDT', quantity: '0.001', type: 'limit' };
  const coins = { symbol: 'BTCUSDT', side: 'buy', type: 'market', amount: '1000' };
  await stage.ask('POST /portal/order/spotOrder', seller, coins);
  const price = await innerPrice(stage, buyer);
  const { id } = await stage.ask<Placed>('POST /portal/order/spotOrder', buyer, { ...pair, side: 'buy', price });
  const texts = alike(`POST /portal/order/endSpotOrder/${id}`, buyer);
  const sale = JSON.stringify({ ...pair, side: 'sell', price, timing: 'ioc' });
  const place = Math.floor(Math.random() * many);
  texts[place] = callText('POST /portal/order/spotOrder', { token: seller.token, body: sale });
  return {
    texts,
    async check(replies) {
      const ended = succeeded(replies.filter((_, i) => i !== place));
      const [row] = await stage.db.query<{ status: string }>('select status from spot_order where order_no = $1', [id]);
      const held = await countIn(stage, heldSql, [buyer.userId]);
      const outcome = `${row?.status}, ended by ${ended}`;
      const isSound = ['cancelled, ended by 1', 'filled, ended by 0'].includes(outcome) && held === 0;
      return isSound ? [] : [`${outcome}, ${held} accounts hold on`];
    },
  };
};

/** All place one order under one key: each is told of the same one. */
export const placeUnderOneKey: Kind = async (stage) => {
  const person = await stage.funded();
  const orders = 'select count(*)::int as n from fast_order where user_id = $1';
  return {
    texts: Array.from({ length: many }, () => intentText(newIntent(person, 'once'))),
    async check(replies) {
      const [told, placed] = [new Set(replies.map(({ body }) => body)), await countIn(stage, orders, [person.userId])];
      if (succeeded(replies) === many && told.size === 1 && placed === 1) return [];
      return [`${succeeded(replies)} are told of an order, in ${told.size} ways; ${placed} were placed`];
    },
  };
};
