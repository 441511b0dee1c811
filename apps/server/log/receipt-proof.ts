import type { Database } from '../db/database.ts';
import { placeInBatch } from './batch.ts';
import { readEntries } from './log-table.ts';
import { proofText } from './format/proof-text.ts';
import type { Signed } from './public-log.ts';
import { readInclusion } from './read-nodes.ts';

/**
 * That a receipt is in the log, as c2sp.org/tlog-proof has it. Its extra line is a JSON object: `salt` (hexadecimal),
 * `index` among `leaves` of its batch, `path` to the root of the batch (base64), and `entry`, the entry's own text.
 * @returns null until its batch stands under a signed checkpoint
 */
export async function receiptProof(
  db: Pick<Database, 'query'>,
  { log, size, note }: Signed,
  { leaf, salt }: { readonly leaf: number; readonly salt: Uint8Array },
): Promise<string | null> {
  const place = await placeInBatch(db, log, leaf);
  if (place === null || place.entryIndex >= size) return null;
  const [entry] = await readEntries(db, log, place.entryIndex, 1);
  const extra = {
    salt: Buffer.from(salt).toString('hex'),
    index: place.index,
    leaves: place.leaves,
    path: place.path.map((hash) => Buffer.from(hash).toString('base64')),
    entry: Buffer.from(entry ?? []).toString(),
  };
  return proofText({
    index: place.entryIndex,
    path: await readInclusion({ db, log, size }, place.entryIndex),
    checkpoint: note,
    extra: Buffer.from(JSON.stringify(extra)),
  });
}
