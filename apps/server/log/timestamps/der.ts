/** A value in DER (X.690): its tag and its content. */
export interface Der {
  readonly tag: number;
  readonly body: Buffer;
}

const lengthBytesMax = 3;

/** The value at the beginning of some bytes, and what follows it; null where none is whole. */
function readOne(bytes: Buffer): { readonly one: Der; readonly rest: Buffer } | null {
  const [tag, first] = bytes;
  if (tag === undefined || first === undefined) return null;
  const lengthBytes = first < 0x80 ? 0 : first - 0x80;
  // 0x80 alone is a length that isn't told, which DER has not.
  if (first === 0x80 || lengthBytes > lengthBytesMax || bytes.length < 2 + lengthBytes) return null;
  const length = lengthBytes === 0 ? first : bytes.readUIntBE(2, lengthBytes);
  const begin = 2 + lengthBytes;
  if (bytes.length < begin + length) return null;
  return { one: { tag, body: bytes.subarray(begin, begin + length) }, rest: bytes.subarray(begin + length) };
}

/** All values that lie one behind the other; null where the bytes are not exactly that. */
export function readAll(bytes: Buffer): Der[] | null {
  const found: Der[] = [];
  for (let rest = bytes; rest.length > 0;) {
    const read = readOne(rest);
    if (read === null) return null;
    found.push(read.one);
    ({ rest } = read);
  }
  return found;
}

/** What lies in a value of values, as a SEQUENCE or behind an explicit tag; nothing where it is none. */
export const within = (value: Der | undefined): readonly Der[] =>
  value === undefined || (value.tag & 0x20) === 0 ? [] : (readAll(value.body) ?? []);
