import type { Database } from '../db/database.ts';
import { placeFinder } from './batch.ts';
import { readEntries } from './log-table.ts';
import { base64 } from './format/merkle.ts';
import { proofText } from './format/proof-text.ts';
import type { Signed } from './public-log.ts';
import { inclusionReader } from './read-nodes.ts';

interface Receipt {
  readonly leaf: number;
  readonly salt: Uint8Array;
}

/**
 * That receipts are in the log, as c2sp.org/tlog-proof has it. The extra line is a JSON object: `salt` (hexadecimal),
 * `index` among `leaves` of its batch, `path` to the root of the batch (base64), and `entry`, the entry's own text.
 * A proof is null until the batch stands under this checkpoint. What receipts of one batch share is read once where
 * they are asked for in their order.
 */
export function receiptProver(
  db: Pick<Database, 'query'>,
  { log, size, note }: Signed,
): (receipt: Receipt) => Promise<string | null> {
  const placeOf = placeFinder(db, log);
  const inclusionOf = inclusionReader({ db, log, size });
  let shared: { readonly index: number; readonly entry: string; readonly path: readonly Uint8Array[] } | null = null;
  return async ({ leaf, salt }) => {
    const place = await placeOf(leaf);
    if (place === null || place.entryIndex >= size) return null;
    const index = place.entryIndex;
    if (shared?.index !== index) {
      const [entry] = await readEntries(db, log, index, 1);
      shared = { index, entry: Buffer.from(entry ?? []).toString(), path: await inclusionOf(index) };
    }
    const extra = {
      salt: Buffer.from(salt).toString('hex'),
      index: place.index,
      leaves: place.leaves,
      path: place.path.map(base64),
      entry: shared.entry,
    };
    return proofText({ index, path: shared.path, checkpoint: note, extra: Buffer.from(JSON.stringify(extra)) });
  };
}
