import { WebSocketServer } from 'ws';

/**
 * Agrees with whoever offers it that frames may come compressed, each by itself, and compresses none: what many are
 * told is compressed once for all of them, and what one is told never, as its length could tell what is in it.
 */
export class PackingServer extends WebSocketServer {
  constructor(options: ConstructorParameters<typeof WebSocketServer>[0]) {
    super({
      ...options,
      perMessageDeflate: {
        serverNoContextTakeover: true,
        clientNoContextTakeover: true,
        threshold: Number.POSITIVE_INFINITY,
      },
    });
  }
}
