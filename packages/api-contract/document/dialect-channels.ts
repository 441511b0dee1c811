import { combinedEvent, marketStreams, streamAnswer, streamParts, streamRequest } from '../dialect/market-events.ts';
import { ownEventOf, ownEventsOfDialect } from '../dialect/own-events.ts';
import { socketAnswer, socketRequest } from '../dialect/requests.ts';
import { nameOf, type Json, type Shapes } from './shapes.ts';

const streams = Object.entries(marketStreams);
/** The channel of each name of each stream: a stream of two paces has two. */
const named = streams.flatMap(([key, { names, summary }]) =>
  names.map((name, at) => ({ key, name, summary, channel: `dialect_${key}${at === 0 ? '' : '_fast'}` })),
);
const messageRef = (name: string): Json => ({ $ref: `#/components/messages/${name}` });
const key = [{ $ref: '#/components/securitySchemes/key' }];

const partsOf = (name: string): Json =>
  Object.fromEntries(Object.entries(streamParts).filter(([part]) => name.includes(`{${part}}`)));

export function dialectChannels(): Json {
  const each = named.map(({ key: message, name, summary, channel }) => [
    channel,
    {
      address: `/binance/ws/${name}`,
      title: name,
      description: summary,
      ...(name.includes('{') ? { parameters: partsOf(name) } : {}),
      messages: { [`dialect_${message}`]: messageRef(`dialect_${message}`) },
    },
  ]);
  const asked = { stream_request: messageRef('stream_request'), stream_answer: messageRef('stream_answer') };
  return {
    ...(Object.fromEntries(each) as Json),
    dialect_names: {
      address: '/binance/ws',
      title: 'Streams by request',
      description: 'SUBSCRIBE and UNSUBSCRIBE to any of the streams; their events come as they are.',
      messages: asked,
    },
    dialect_combined: {
      address: '/binance/stream',
      title: 'Streams with their names',
      description: 'The same, also by `?streams=<name>/<name>`, with the name of its stream around each event.',
      messages: { ...asked, combined_event: messageRef('combined_event') },
    },
    dialect_requests: {
      address: '/binance/ws-api/v3',
      title: 'Requests over a socket, own events',
      description: 'Each request is answered as its path below /binance/api/v3 is.',
      messages: {
        socket_request: messageRef('socket_request'),
        socket_answer: messageRef('socket_answer'),
        ...Object.fromEntries(Object.keys(ownEventsOfDialect).map((name) => [name, messageRef(name)])),
      },
    },
  };
}

export function dialectMessages(shapes: Shapes): Json {
  const market = streams.map(([name, { summary, event }]) => [
    `dialect_${name}`,
    { name: `dialect_${name}`, title: name, summary, payload: shapes.of(event, 'output', `Dialect${nameOf(name)}`) },
  ]);
  const own = Object.entries(ownEventsOfDialect).map(([name, { summary, event }]) => [
    name,
    { name, title: name, summary, payload: shapes.of(ownEventOf(event), 'output', `Own${nameOf(name)}`) },
  ]);
  const others = {
    stream_request: { title: 'A request of streams', payload: shapes.of(streamRequest, 'input', 'StreamRequest') },
    stream_answer: { title: 'Its answer', payload: shapes.of(streamAnswer, 'output', 'StreamAnswer') },
    combined_event: {
      title: 'An event with the name of its stream',
      payload: shapes.of(combinedEvent, 'output', 'CombinedEvent'),
    },
    socket_request: { title: 'A request over a socket', payload: shapes.of(socketRequest, 'input', 'SocketRequest') },
    socket_answer: { title: 'Its answer', payload: shapes.of(socketAnswer, 'output', 'SocketAnswer') },
  };
  const written = Object.entries(others).map(([name, message]) => [name, { name, ...message }]);
  return Object.fromEntries([...market, ...own, ...written]) as Json;
}

const inChannel = (channel: string, message: string): Json => ({ $ref: `#/channels/${channel}/messages/${message}` });

const asking = (channel: string, request: string, answer: string, summary: string): Json => ({
  action: 'receive',
  channel: { $ref: `#/channels/${channel}` },
  summary,
  messages: [inChannel(channel, request)],
  reply: { channel: { $ref: `#/channels/${channel}` }, messages: [inChannel(channel, answer)] },
});

export function dialectOperations(): Json {
  const sent = named.map(({ key: message, summary, channel }) => [
    `tell_${channel}`,
    {
      action: 'send',
      channel: { $ref: `#/channels/${channel}` },
      summary,
      messages: [inChannel(channel, `dialect_${message}`)],
    },
  ]);
  const own = Object.entries(ownEventsOfDialect).map(([name, { summary }]) => [
    `tell_${name}`,
    {
      action: 'send',
      channel: { $ref: '#/channels/dialect_requests' },
      summary,
      security: key,
      messages: [inChannel('dialect_requests', name)],
    },
  ]);
  return {
    ...(Object.fromEntries([...sent, ...own]) as Json),
    tell_combined: {
      action: 'send',
      channel: { $ref: '#/channels/dialect_combined' },
      summary: 'An event of any of the streams that were asked for',
      messages: [inChannel('dialect_combined', 'combined_event')],
    },
    ask_streams: asking('dialect_names', 'stream_request', 'stream_answer', 'What is heard on this connection'),
    ask_combined: asking('dialect_combined', 'stream_request', 'stream_answer', 'What is heard on this connection'),
    ask: asking('dialect_requests', 'socket_request', 'socket_answer', 'Any request of the dialect'),
  };
}
