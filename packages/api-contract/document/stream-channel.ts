import { streamPath } from '../events.ts';
import { clientEvents } from '../stream/client-events.ts';
import { serverEvents } from '../stream/server-events.ts';
import { nameOf, type Json, type Shapes } from './shapes.ts';

const messageRef = (name: string): Json => ({ $ref: `#/components/messages/${name}` });
const channel = { $ref: '#/channels/stream' };
const inChannel = (name: string): Json => ({ $ref: `#/channels/stream/messages/${name}` });
const answerOf = (name: string): string => `${name}_answer`;

/** The product's own stream as one channel. */
export function streamChannel(): Json {
  const asked = Object.entries(clientEvents).flatMap(([name, { answer }]) =>
    answer === null ? [name] : [name, answerOf(name)],
  );
  return {
    address: streamPath,
    title: 'Socket.IO',
    description: 'Quotations, books and deals for everybody; own orders, balances and messages by a session or a key.',
    messages: Object.fromEntries([...Object.keys(serverEvents), ...asked].map((name) => [name, messageRef(name)])),
  };
}

export function streamMessages(shapes: Shapes): Json {
  const sent = Object.entries(serverEvents).map(([name, { summary, args }]) => [
    name,
    { name, title: name, summary, payload: shapes.of(args, 'output', `Event${nameOf(name)}`) },
  ]);
  const asked = Object.entries(clientEvents).flatMap(([name, { summary, request, answer }]) => [
    [name, { name, title: name, summary, payload: shapes.of(request, 'input', `Request${nameOf(name)}`) }],
    ...(answer === null
      ? []
      : [
          [
            answerOf(name),
            {
              name: answerOf(name),
              title: `What ${name} is answered`,
              payload: shapes.of(answer, 'output', `Answer${nameOf(name)}`),
            },
          ],
        ]),
  ]);
  return Object.fromEntries([...sent, ...asked]) as Json;
}

export function streamOperations(): Json {
  const sent = Object.entries(serverEvents).map(([name, event]) => [
    `tell_${name}`,
    {
      action: 'send',
      channel,
      summary: event.summary,
      messages: [inChannel(name)],
      ...('isOwn' in event
        ? { security: [{ $ref: '#/components/securitySchemes/session' }, { $ref: '#/components/securitySchemes/key' }] }
        : {}),
    },
  ]);
  const asked = Object.entries(clientEvents).map(([name, { summary, answer }]) => [
    name,
    {
      action: 'receive',
      channel,
      summary,
      messages: [inChannel(name)],
      ...(answer === null ? {} : { reply: { channel, messages: [inChannel(answerOf(name))] } }),
    },
  ]);
  return Object.fromEntries([...sent, ...asked]) as Json;
}
