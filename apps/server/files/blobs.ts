/** Where sealed bytes lie. Names are made by the server: nothing that a caller sends ever reaches a path. */
export interface Blobs {
  /** Whole or not at all. @throws when the bytes could not be kept, as on a full disk */
  put(name: string, bytes: Uint8Array): Promise<void>;
  /** @returns null when there is nothing under this name */
  get(name: string): Promise<Uint8Array | null>;
  /** Also what a broken `put` has left; it is no error when there is nothing. */
  remove(name: string): Promise<void>;
}

/** For tests. */
export function memoryBlobs(): Blobs & { readonly kept: Map<string, Uint8Array> } {
  const kept = new Map<string, Uint8Array>();
  return {
    kept,
    async put(name, bytes) {
      kept.set(name, bytes);
    },
    async get(name) {
      return kept.get(name) ?? null;
    },
    async remove(name) {
      kept.delete(name);
    },
  };
}
