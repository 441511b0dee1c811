import { ok, refuse, type Result } from '@candor/core/result.ts';
import { base64, hashBytes, type TreeHead } from './merkle.ts';

/** The text of c2sp.org/tlog-checkpoint: whose tree it is, its size, its root. */
export interface Checkpoint extends TreeHead {
  readonly origin: string;
}

export const checkpointText = ({ origin, size, root }: Checkpoint): string => `${origin}\n${size}\n${base64(root)}\n`;

/** Lines after the third are allowed and mean nothing to us. */
export function parseCheckpoint(text: string): Result<Checkpoint, 'checkpoint-malformed'> {
  const lines = text.split('\n');
  const [origin = '', size = '', root = ''] = lines;
  const bytes = Buffer.from(root, 'base64');
  const isWhole = lines.length > 3 && lines.pop() === '' && lines.every((line) => line !== '');
  const isSound = /^(0|[1-9]\d{0,15})$/.test(size) && Number.isSafeInteger(Number(size));
  return isWhole && isSound && bytes.length === hashBytes && bytes.toString('base64') === root
    ? ok({ origin, size: Number(size), root: bytes })
    : refuse('checkpoint-malformed');
}
