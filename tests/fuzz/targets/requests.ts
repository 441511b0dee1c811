import { bookRequest, tickerRequest } from '../../../packages/api-contract/stream/client-events.ts';
import { isErrorCode } from '../../../packages/api-contract/errors.ts';
import { callNames, declarationOf, type CallName } from '../../../packages/api-contract/index.ts';
import {
  deviceTokensOf,
  idempotencyKeyOf,
  organisationOf,
  platformOf,
  tokenOf,
} from '../../../apps/server/http/request/request-headers.ts';
import { isJson, parseBody } from '../../../apps/server/http/request/json-body.ts';
import { validate } from '../../../apps/server/http/request/validate.ts';
import type { Outcome } from '../../../apps/server/http/refused.ts';
import { requestLanguage } from '../../../apps/server/i18n/request-language.ts';
import { readParams } from '../../../apps/server/programs/binance/params.ts';
import { readStreamName } from '../../../apps/server/programs/streams/stream-name.ts';
import { readFrame } from '../../../apps/server/programs/ws-api/frames.ts';
import type { Target } from '../fuzz.ts';
import { jsonOf, must } from '../must.ts';

const holdsPrototype = (value: unknown): boolean =>
  typeof value === 'object' &&
  value !== null &&
  (Object.hasOwn(value, '__proto__') || Object.values(value).some(holdsPrototype));
const isRefusedByName = (outcome: Outcome<unknown>): boolean => outcome.ok || isErrorCode(outcome.error);

/** Bodies of requests, before anybody asks what they mean. */
export const bodies: Target = {
  name: 'bodies',
  seeds: ['', '{}', '{"a":1,"b":{"c":[{"d":"e"}]}}', '"{\\"a\\":1}"', '{"a":"\\u0061"}'],
  words: ['"a":', '"__proto__":', '{"a":1}', '\\u0061', '\\"', '{', '}', '[', ']', ',', ':', '"'],
  read(text) {
    const body = parseBody(text);
    must(isRefusedByName(body), 'a body is refused by a name');
    if (!body.ok) return;
    must(!Array.isArray(body.value) && !holdsPrototype(body.value), 'what is read is an object and reaches nothing');
    const again = parseBody(JSON.stringify(body.value));
    must(again.ok && JSON.stringify(again.value) === JSON.stringify(body.value), 'what is read is read again');
    isJson(text);
  },
};

const sent = (name: CallName, part: 'body' | 'query') => declarationOf(name)[part];
const withBody = callNames.filter((name) => sent(name, 'body') !== undefined);
const withQuery = callNames.filter((name) => sent(name, 'query') !== undefined);
const fieldsOf = (names: readonly CallName[], part: 'body' | 'query'): string[] => [
  ...new Set(names.flatMap((name) => Object.keys((sent(name, part) as { shape?: object } | undefined)?.shape ?? {}))),
];

/** What the declarations of all calls make of one object. */
export const declaredBodies: Target = {
  name: 'declared-bodies',
  seeds: [
    '{"contractType":"fast","symbol":"BTCUSDT","direction":"up","seconds":30,"amount":"5"}',
    JSON.stringify({
      contractType: 'futures',
      symbol: 'BTCUSDT',
      direction: 'long',
      entrustType: 'limit',
      price: '1',
      lots: '1',
      lever: 10,
    }),
    JSON.stringify({
      orders: [{ action: 'place', contractType: 'spot', symbol: 'ETHUSDT', side: 'buy', type: 'market', amount: '10' }],
    }),
    '{"proposal":{"kind":"vnd-rate","vndPerUsdt":"26300","reason":"a test"}}',
    '{"page":1,"limit":20,"type":"1","currencyCode":"USDT","amount":"1"}',
  ],
  words: [...fieldsOf(withBody, 'body').map((field) => `"${field}":`), '"USDT"', '"BTCUSDT"', '1', 'null', '[]', '{}'],
  read(text) {
    const body = jsonOf(text);
    for (const name of withBody) {
      const { body: schema } = declarationOf(name);
      if (schema === undefined) continue;
      const outcome = validate(schema, body);
      must(isRefusedByName(outcome), `${name} is refused by a name`);
      if (!outcome.ok) must((outcome.field ?? '').length <= 200, `${name} names a field that can be read`);
    }
  },
};

export const queries: Target = {
  name: 'queries',
  seeds: ['page=1&limit=20', 'symbol=BTCUSDT&from=1&to=2', 'type=1&currencyCode=USDT&kind=transfer', 'day=1'],
  words: [...fieldsOf(withQuery, 'query').map((field) => `&${field}=`), '&', '=', '%', '%2', '%00', '+', '1', 'USDT'],
  read(text) {
    const query = Object.fromEntries(new URLSearchParams(text));
    for (const name of withQuery) {
      const { query: schema } = declarationOf(name);
      if (schema !== undefined) must(isRefusedByName(validate(schema, query)), `${name} is refused by a name`);
    }
    const [first = '', second = ''] = text.split('#');
    const params = readParams(first, second);
    must(!params.payload.split('&').some((part) => part.startsWith('signature=')), 'a signature signs not itself');
  },
};

export const headers: Target = {
  name: 'headers',
  seeds: ['idempotency-key: a-1', `device-token: ${'a'.repeat(43)}, ${'b'.repeat(43)}`, 'org-code: candor', 'lang: vi'],
  words: ['coin-auth: ', 'device-platform: ', 'org-code: ', 'idempotency-key: ', 'lang: ', 'device-token: ', '\n', '4'],
  read(text) {
    const sentAs = Object.fromEntries(
      text.split('\n').map((line) => [line.split(':')[0]?.trim().toLowerCase() ?? '', line.replace(/^[^:]*:\s?/, '')]),
    );
    must(typeof tokenOf(sentAs) === 'string', 'a token is a text');
    must(deviceTokensOf(sentAs).every((token) => token.length === 43) && deviceTokensOf(sentAs).length <= 5, 'devices');
    must([1, 2, 3, 4].includes(platformOf(sentAs)), 'a platform is one of four');
    must([null, 'candor'].includes(organisationOf(sentAs)), 'only the own organisation is served');
    const key = idempotencyKeyOf(sentAs);
    must(key === undefined || key === null || /^[!-~]{1,128}$/.test(key), 'a key is short and visible');
    must(/^[a-z]{2}(-[A-Z]+)?$/i.test(requestLanguage(sentAs)), 'a language is one of ours');
  },
};

/** What comes by sockets: those of the app, and those of programs. */
export const socketMessages: Target = {
  name: 'socket-messages',
  seeds: [
    '{"symbols":["BTCUSDT"],"pace":"calm","brief":true}',
    '{"symbol":"BTCUSDT","parts":["book"]}',
    '{"id":"1","method":"order.place","params":{"symbol":"BTCUSDT","quantity":"1","signature":"a="}}',
    'btcusdt@depth5@100ms',
    'btcusdt@kline_1m',
  ],
  words: ['"symbols":', '"all"', '"method":', '"params":', '"id":', '@depth', '@arr', '@kline_', '@100ms', '&', '='],
  read(text) {
    const message = jsonOf(text);
    tickerRequest.safeParse(message);
    bookRequest.safeParse(message);
    const frame = readFrame(text);
    if (frame.ok) must(!/[\r\n]/.test(frame.frame.params.payload) || text.includes('\\'), 'what is signed is one line');
    const stream = readStreamName(text, (symbol) => symbol === 'BTCUSDT');
    if (stream !== null) must(stream.kind === 'all' || stream.symbol === 'BTCUSDT', 'a stream is of a listed symbol');
  },
};
