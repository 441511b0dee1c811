const segmentBytes = 1_460;
/** RFC 6928: what a sender may have on its way before anything was acknowledged; it grows by what was. */
const firstWindow = 10 * segmentBytes;
const largestWindow = 64 * 1_024;

/** One direction of the line: what was sent before is carried first, whichever connection it is of. */
export class Direction {
  private readonly bytesPerSecond: number;
  private freeAt = 0;
  /** All that was carried so far. */
  bytes = 0;

  constructor(bytesPerSecond: number) {
    this.bytesPerSecond = bytesPerSecond;
  }

  /** @returns in how many ms the last of these bytes has left */
  carry(bytes: number): number {
    const now = performance.now();
    this.freeAt = Math.max(now, this.freeAt) + (bytes / this.bytesPerSecond) * 1_000;
    this.bytes += bytes;
    return this.freeAt - now;
  }
}

/** One direction of one connection: sends in segments, and never more at once than slow start allows. */
export class Sender {
  private readonly direction: Direction;
  private readonly roundTripMs: number;
  private readonly deliver: (segment: Buffer | null) => void;
  private readonly waiting: (Buffer | null)[] = [];
  private readonly onItsWay: (Buffer | null)[] = [];
  private window = firstWindow;
  private unacknowledged = 0;

  /** @param deliver is given what arrives, null for the end */
  constructor(direction: Direction, roundTripMs: number, deliver: (segment: Buffer | null) => void) {
    this.direction = direction;
    this.roundTripMs = roundTripMs;
    this.deliver = deliver;
  }

  /** @param bytes null ends the connection, behind all that was sent before */
  send(bytes: Buffer | null): void {
    if (bytes === null) this.waiting.push(null);
    else
      for (let at = 0; at < bytes.length; at += segmentBytes) this.waiting.push(bytes.subarray(at, at + segmentBytes));
    this.flow();
  }

  private flow(): void {
    while (this.waiting.length > 0 && this.unacknowledged < this.window) this.dispatch(this.waiting.shift() ?? null);
  }

  private dispatch(segment: Buffer | null): void {
    const size = segment?.length ?? 0;
    const arrivesMs = this.direction.carry(size) + this.roundTripMs / 2;
    this.unacknowledged += size;
    this.onItsWay.push(segment);
    // Timers may overtake each other by a millisecond; what arrives keeps its order.
    setTimeout(() => this.deliver(this.onItsWay.shift() ?? null), arrivesMs);
    setTimeout(
      () => {
        this.unacknowledged -= size;
        this.window = Math.min(largestWindow, this.window + size);
        this.flow();
      },
      arrivesMs + this.roundTripMs / 2,
    );
  }
}
