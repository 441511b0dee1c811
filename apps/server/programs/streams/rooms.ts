/** Who hears of streams. */
export interface Listener {
  /** @param stream by the name that it asked for */
  hear(stream: string, text: Texts): void;
}

/** One event as text, made once for all who hear it. */
export interface Texts {
  readonly plain: string;
  /** With the name of its stream around it. */
  readonly combined: string;
}

/** Who hears which stream. */
export interface Rooms {
  has(stream: string): boolean;
  /** Streams that somebody hears. */
  names(): Iterable<string>;
  join(stream: string, listener: Listener): void;
  leave(stream: string, listener: Listener): void;
  /** Tells an event to all who hear the stream. @param event or how it is made, where it may be heard by nobody */
  publish(stream: string, event: object | (() => object)): void;
  /** Called when the first one hears a stream. */
  onFirst(begin: (stream: string) => void): void;
}

export function openRooms(): Rooms {
  const rooms = new Map<string, Set<Listener>>();
  const beginners: ((stream: string) => void)[] = [];
  return {
    has: (stream) => rooms.has(stream),
    names: () => rooms.keys(),
    onFirst: (begin) => void beginners.push(begin),
    join(stream, listener) {
      const room = rooms.get(stream);
      if (room !== undefined) return void room.add(listener);
      rooms.set(stream, new Set([listener]));
      for (const begin of beginners) begin(stream);
    },
    leave(stream, listener) {
      const room = rooms.get(stream);
      room?.delete(listener);
      if (room?.size === 0) rooms.delete(stream);
    },
    publish(stream, event) {
      const room = rooms.get(stream);
      if (room === undefined) return;
      const plain = JSON.stringify(typeof event === 'function' ? event() : event);
      const texts = { plain, combined: `{"stream":${JSON.stringify(stream)},"data":${plain}}` };
      for (const listener of room) listener.hear(stream, texts);
    },
  };
}
