import { expect, test } from 'vitest';
import { readFrame } from './frames.ts';

const read = (sent: unknown) => readFrame(JSON.stringify(sent));

test('what is signed are the parameters in the order of their names, as text, without the signature', () => {
  const params = { timestamp: 1_800_000_000_000, apiKey: 'K', symbol: 'BTCUSDT', signature: 'ab', recvWindow: 5_000 };
  const one = read({ id: 'a', method: 'order.place', params });
  expect(one).toMatchObject({ ok: true, frame: { id: 'a', method: 'order.place', apiKey: 'K' } });
  expect(one.ok && one.frame.params.payload).toBe('apiKey=K&recvWindow=5000&symbol=BTCUSDT&timestamp=1800000000000');
  expect(one.ok && one.frame.params.signature).toBe('ab');
  expect(one.ok && one.frame.params.get('recvWindow')).toBe('5000');
  expect(one.ok && one.frame.params.get('side')).toBe(null);
});

test('a signature in base64 is one, whatever signs it has, and nothing but a text is', () => {
  const one = read({ id: 1, method: 'x', params: { a: 'b', signature: 'a+/b==' } });
  expect(one.ok && [one.frame.params.signature, one.frame.params.payload]).toEqual(['a+/b==', 'a=b']);
  expect(read({ id: 1, method: 'x', params: { signature: ['a'] } })).toMatchObject({ ok: false });
});

test('lists of names, booleans and numbers are parameters, an empty text is none', () => {
  const one = read({ id: 1, method: 'x', params: { symbols: ['BTCUSDT', 'ETHUSDT'], omitZeroBalances: true, a: '' } });
  expect(one.ok && one.frame.params.get('symbols')).toBe('["BTCUSDT","ETHUSDT"]');
  expect(one.ok && one.frame.params.get('omitZeroBalances')).toBe('true');
  expect(one.ok && one.frame.params.get('a')).toBe(null);
});

test.each([
  ['what is no JSON', 'x', null],
  ['a list', '[]', null],
  ['nothing', 'null', null],
  ['no method', '{"id":7}', 7],
  ['an id that is an object', '{"id":{},"method":"ping"}', null],
  ['an id that is too long', `{"id":"${'a'.repeat(37)}","method":"ping"}`, null],
  ['parameters in a list', '{"id":7,"method":"ping","params":[]}', 7],
  ['a parameter that is an object', '{"id":7,"method":"ping","params":{"a":{}}}', 7],
  ['a parameter that is null', '{"id":7,"method":"ping","params":{"a":null}}', 7],
  ['a name that is none', '{"id":7,"method":"ping","params":{"a b":1}}', 7],
  // Signed they would be the text of two.
  ['one parameter that reads as two', '{"id":7,"method":"ping","params":{"a":"1&b=2"}}', 7],
  ['a name that reads as two', '{"id":7,"method":"ping","params":{"a=1&b":"2"}}', 7],
])('%s is no request', (_name, text, id) => {
  expect(readFrame(text)).toMatchObject({ ok: false, id, msg: expect.any(String) as string });
});
