import { dialectChannels, dialectMessages, dialectOperations } from './dialect-channels.ts';
import { nameKnown, usedOf } from './known-shapes.ts';
import { Shapes, type Json } from './shapes.ts';
import { streamChannel, streamMessages, streamOperations } from './stream-channel.ts';

/** Where the sockets are: the server that gives the document, as far as it knows its name. */
export interface Place {
  /** Host, with the port where it is not the usual one. */
  readonly host: string;
  readonly isEncrypted: boolean;
}

/**
 * The AsyncAPI 3.0 document of what is told over sockets: the product's own stream, and the dialect's. It is seen from
 * the server, as that specification has it: what clients hear is `send`, what they say is `receive`.
 */
export function asyncApi(version: string, { host, isEncrypted }: Place): Json {
  const shapes = new Shapes('draft-7');
  nameKnown(shapes);
  const messages = { ...streamMessages(shapes), ...dialectMessages(shapes) };
  return {
    asyncapi: '3.0.0',
    info: {
      title: 'Candor: streams',
      version,
      description:
        'What is told over sockets. `/stream` speaks Socket.IO (Engine.IO 4): each message is an event, its payload ' +
        'the list of arguments. What is below `/binance` are plain WebSockets with a JSON text in each frame. Calls ' +
        'are in /openapi.json.',
      tags: [{ name: 'own' }, { name: 'dialect' }],
    },
    defaultContentType: 'application/json',
    servers: { here: { host, protocol: isEncrypted ? 'wss' : 'ws', description: 'The one that has given this' } },
    channels: { stream: streamChannel(), ...dialectChannels() },
    operations: { ...streamOperations(), ...dialectOperations() },
    components: {
      messages,
      schemas: usedOf(shapes.schemas, JSON.stringify(messages)),
      securitySchemes: {
        session: {
          type: 'httpApiKey',
          in: 'header',
          name: 'coin-auth',
          description: 'Token of a session; over the stream as `auth: { token }` of the handshake',
        },
        key: {
          type: 'apiKey',
          in: 'user',
          description:
            'Key of a program, whose requests are signed; over the stream as `auth` of the handshake, signed as GET ' +
            '/stream; see docs/programs.md',
        },
      },
    },
  };
}
