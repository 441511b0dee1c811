/** Whole numbers as variable-length bytes, seven bits each, low first. */
export class ByteWriter {
  private readonly bytes: number[] = [];

  /** @param value not negative */
  unsigned(value: bigint): void {
    let rest = value;
    while (rest > 127n) {
      this.bytes.push(Number(rest & 127n) | 128);
      rest >>= 7n;
    }
    this.bytes.push(Number(rest));
  }

  signed(value: bigint): void {
    this.unsigned(value < 0n ? -2n * value - 1n : 2n * value);
  }

  /** ASCII, at most 127 characters. */
  text(value: string): void {
    this.bytes.push(value.length, ...Buffer.from(value, 'ascii'));
  }

  done(): Buffer {
    return Buffer.from(this.bytes);
  }
}

/** Reads what {@link ByteWriter} wrote. @throws RangeError at the end of the bytes */
export class ByteReader {
  private at = 0;
  private readonly bytes: Uint8Array;

  constructor(bytes: Uint8Array) {
    this.bytes = bytes;
  }

  get atEnd(): boolean {
    return this.at >= this.bytes.length;
  }

  private next(): number {
    const byte = this.bytes[this.at];
    if (byte === undefined) throw new RangeError('the bytes end too early');
    this.at += 1;
    return byte;
  }

  unsigned(): bigint {
    let value = 0n;
    for (let shift = 0n; ; shift += 7n) {
      const byte = this.next();
      value |= BigInt(byte & 127) << shift;
      if (byte < 128) return value;
    }
  }

  signed(): bigint {
    const value = this.unsigned();
    return value % 2n === 0n ? value / 2n : -(value + 1n) / 2n;
  }

  text(): string {
    return String.fromCharCode(...Array.from({ length: this.next() }, () => this.next()));
  }
}

/** The largest power of ten that divides all values: of prices the tick, or more. */
export function commonStep(values: readonly bigint[]): bigint {
  let step = 1n;
  while (values.every((value) => value % (step * 10n) === 0n) && step < 10n ** 12n) step *= 10n;
  return step;
}
