import { openTronGrid, ChainUnavailable } from '../../../apps/server/chain/tron-grid.ts';
import { isTronAddress } from '../../../apps/server/chain/tron-address.ts';
import { readStatements } from '../../../apps/server/features/operators/books/statements/read-statements.ts';
import { StatementFault } from '../../../apps/server/features/operators/books/statements/statement.ts';
import { camt053, csv, mt940 } from '../../../apps/server/features/operators/books/statements/test-statements.ts';
import {
  readCandle,
  readMessage,
  readPastTrade,
  readServerTime,
  readSnapshot,
  readSymbols,
} from '../../../apps/server/market/binance/wire.ts';
import { checkpointIn, readBundle, readNote, readProof } from '../../../packages/verifier/index.ts';
import type { Target } from '../fuzz.ts';
import { jsonOf, must } from '../must.ts';

type Level = { readonly price: bigint; readonly quantity: bigint };
const areLevels = (levels: readonly Level[]): boolean => levels.every((one) => one.price > 0n && one.quantity >= 0n);

/** What venues say. */
export const venues: Target = {
  name: 'venues',
  seeds: [
    '{"e":"aggTrade","E":11,"s":"BTCUSDT","a":12,"p":"60000.5","q":"0.25","T":13,"m":true}',
    '{"stream":"x","data":{"e":"24hrTicker","E":21,"s":"BTCUSDT","c":"60001"}}',
    '{"e":"depthUpdate","E":31,"s":"BTCUSDT","U":32,"u":33,"b":[["1","2"]],"a":[["3","0"]]}',
    '{"lastUpdateId":1,"bids":[["1","2"]],"asks":[]}',
    '[1,"2","3","1","2","5",2,"7",1,"0","0","0"]',
    '{"serverTime":1}',
    '{"symbols":[{"symbol":"BTCUSDT"}]}',
  ],
  words: [
    '"e":',
    '"E":',
    '"aggTrade"',
    '"p":',
    '"q":',
    '"T":',
    '"b":[',
    '"NaN"',
    '-1',
    '"-1"',
    '1e400',
    'null',
    '[["1","2"]]',
  ],
  read(text) {
    const message = readMessage(text);
    if (message?.kind === 'trade' || message?.kind === 'ticker') {
      must(message.price === null || message.price > 0n, 'a price is above nothing');
      must(Number.isSafeInteger(message.time) && message.time >= 0, 'a time is one');
    }
    if (message?.kind === 'depth') {
      must(areLevels(message.bids) && areLevels(message.asks), 'levels have prices');
      must(message.firstId <= message.lastId, 'numbers of changes go up');
    }
    const answer = jsonOf(text);
    const snapshot = readSnapshot(answer);
    if (snapshot !== null) must(areLevels(snapshot.bids) && areLevels(snapshot.asks), 'levels have prices');
    const candle = readCandle(answer);
    if (candle !== null) must(candle.low <= candle.open && candle.close <= candle.high, 'a bar holds its prices');
    readPastTrade(answer, 'BTCUSDT');
    readSymbols(answer);
    const time = readServerTime(answer);
    must(time === null || Number.isSafeInteger(time), 'a time is one');
  },
};

const contract = 'TR7NHqjeKQxGTCi8q8ZY4pL8otSzgjLj6t';
const txid = 'a'.repeat(64);
const topic = 'ddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef';

const event = {
  transaction_id: txid,
  contract_address: contract,
  event_name: 'Transfer',
  block_timestamp: 1,
  result: { to: `0x${'b'.repeat(40)}` },
};
const line = {
  address: 'a614f803b6fd780986a42c78ec9c7f77e6ded13c',
  topics: [topic, '0'.repeat(64), `${'0'.repeat(24)}${'c'.repeat(40)}`],
  data: '1'.padStart(64, '0'),
};

/** Asks while every answer is one text. */
async function answered<T>(text: string, ask: () => Promise<T>): Promise<T | null> {
  const { fetch: real } = globalThis;
  globalThis.fetch = () => Promise.resolve(new Response(text));
  try {
    return await ask();
  } catch (error) {
    if (error instanceof ChainUnavailable) return null;
    throw error;
  } finally {
    globalThis.fetch = real;
  }
}

/** What nodes of the chain answer. */
export const chainAnswers: Target = {
  name: 'chain-answers',
  seeds: [
    '{"block_header":{"raw_data":{"number":1,"timestamp":2}}}',
    JSON.stringify({ success: true, meta: { fingerprint: 'x' }, data: [event] }),
    JSON.stringify({ id: txid, blockNumber: 1, blockTimeStamp: 2, receipt: { result: 'SUCCESS' }, log: [line] }),
    `{"result":{"result":true},"constant_result":["${'f'.repeat(64)}"]}`,
  ],
  words: [
    '"id":',
    '"log":',
    '"topics":',
    '"data":',
    topic,
    txid,
    '"to":',
    '"success":true',
    'f'.repeat(64),
    '[]',
    '-1',
  ],
  async read(text) {
    const grid = openTronGrid({ url: 'https://grid.example', key: undefined, contract });
    const head = await answered(text, () => grid.head());
    must(head === null || (head.block >= 0 && Number.isSafeInteger(head.time)), 'a head has a block and a time');
    const page = await answered(text, () => grid.hintsSince(0, null));
    must(page === null || page.hints.every(({ to }) => isTronAddress(to)), 'a hint leads to an address');
    const transaction = await answered(text, () => grid.transaction(txid));
    must(
      transaction === null || transaction.transfers.every(({ to, amount }) => isTronAddress(to) && amount > 0n),
      'a transfer moves something to an address',
    );
    const balance = await answered(text, () => grid.balanceOf(contract));
    must(balance === null || balance >= 0n, 'a balance is not below nothing');
  },
};

const encoder = new TextEncoder();
const isSaid = (text: string | null): boolean =>
  text === null || (text.isWellFormed() && text.trim() === text && !/[\p{Cc}\u202a-\u202e]/u.test(text));

/** Files of banks, whichever of the three they are. */
export const bankStatements: Target = {
  name: 'bank-statements',
  seeds: [mt940, camt053(), csv, mt940.replace('hoan phi', 'x'.repeat(990))],
  words: [
    ':61:',
    '💥'.repeat(9),
    ':86:',
    ':60F:',
    ':62F:',
    'VND',
    'NTRF',
    '?20',
    '/NAME/',
    '<Ntry>',
    '</Ntry>',
    '<Amt Ccy="VND">',
    'CRDT',
    ';',
    '"',
    '\r\n',
    '1.000',
    '20/11/2026',
  ],
  read(text) {
    let file;
    try {
      file = readStatements(encoder.encode(text));
    } catch (error) {
      if (error instanceof StatementFault) return;
      throw error;
    }
    for (const { opening, closing, lines } of file.statements) {
      const sum = lines.reduce((all, { amount }) => all + amount, opening ?? 0n);
      must(opening === null || closing === null || sum === closing, 'lines lead from the opening to the closing');
      for (const line of lines) {
        must(line.amount !== 0n && /^20\d\d-\d\d-\d\d$/.test(line.day), 'a line has a day and an amount');
        must([line.text, line.name, line.reference, line.bankReference].every(isSaid), 'texts are whole and plain');
      }
    }
  },
};

/** What others hand to whoever checks us: none of it may break the checker. */
export const proofs: Target = {
  name: 'proofs',
  seeds: [
    'candor.example/log\n1\nAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA=\n\n— candor.example/log AAAAAAAA\n',
    '{"kind":"bundle","v":1,"span":{}}\n{"kind":"receipt"}\n{"kind":"end"}\n',
    '{"kind":"bundle","v":1,"span":{}}\nnull\n',
  ],
  words: [
    '\n\n',
    '— ',
    '\n',
    '{"kind":"tape"}',
    'null\n',
    '"tapes":',
    '"statement":',
    '"marks":',
    '"content":',
    '[]',
    '{}',
    'null',
    '-1',
  ],
  read(text) {
    const note = readNote(text);
    if (note !== null) checkpointIn(note);
    readProof(text);
    try {
      readBundle(text);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
    }
  },
};
