import { Parser } from '@asyncapi/parser';
import { expect, test } from 'vitest';
import { marketStreams } from '../dialect/market-events.ts';
import { ownEventsOfDialect } from '../dialect/own-events.ts';
import { pathRequests, sessionRequests } from '../dialect/requests.ts';
import { clientEvents } from '../stream/client-events.ts';
import { serverEvents } from '../stream/server-events.ts';
import { asyncApi } from './asyncapi.ts';

const document = asyncApi('1.0.1', { host: 'candor.example', isEncrypted: true });

/** What the parser of the specification's own house finds. */
async function faultsOf(checked: object): Promise<string[]> {
  const { diagnostics } = await new Parser().parse(JSON.stringify(checked));
  return diagnostics.map(({ code, message, path }) => `${code}: ${message} at ${path.join('.')}`);
}

/** Of the parser's hints: that there is a newer version of the specification is none of a fault. */
const isFault = (text: string): boolean => !text.startsWith('asyncapi-latest-version');

test('is read without a fault by the parser of the specification, which finds what is planted', async () => {
  expect((await faultsOf(document)).filter(isFault)).toEqual([]);
  const planted = structuredClone(document) as { channels: Record<string, { messages: Record<string, object> }> };
  const { stream } = planted.channels;
  if (stream !== undefined) stream.messages['greeting'] = { $ref: '#/components/messages/nothing' };
  expect((await faultsOf(planted)).filter(isFault)).not.toEqual([]);
});

test('every event and request is a message of a channel and is told or taken by an operation', async () => {
  const { document: read } = await new Parser().parse(JSON.stringify(document));
  const messages =
    read
      ?.operations()
      .all()
      .flatMap((operation) => operation.messages().all()) ?? [];
  const names = new Set(messages.map((message) => message.name()));
  const wanted = [
    ...Object.keys(serverEvents),
    ...Object.keys(clientEvents),
    ...Object.keys(marketStreams).map((name) => `dialect_${name}`),
    ...Object.keys(ownEventsOfDialect),
  ];
  expect(wanted.filter((name) => !names.has(name))).toEqual([]);
  const addresses =
    read
      ?.channels()
      .all()
      .map((channel) => channel.address()) ?? [];
  expect(addresses).toContain('/stream');
  for (const name of Object.values(marketStreams).flatMap((stream) => stream.names))
    expect(addresses).toContain(`/binance/ws/${name}`);
});

test('shapes have names, each once, and what calls and events share has one name', () => {
  const { schemas, messages } = (document as { components: Record<'schemas' | 'messages', Record<string, object>> })
    .components;
  expect(Object.keys(schemas)).toEqual(expect.arrayContaining(['SpotOrder', 'FuturesOrder', 'Balance', 'Ticker']));
  const texts = Object.values(schemas).map((schema) => JSON.stringify(schema));
  expect(new Set(texts).size).toBe(texts.length);
  expect(JSON.stringify(messages)).not.toContain('"properties"');
  const methods = JSON.stringify(schemas['SocketRequest']);
  for (const method of [...pathRequests, ...sessionRequests]) expect(methods).toContain(`"${method}"`);
});
