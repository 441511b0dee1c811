import type { Limit } from '../../http/limits.ts';
import type { Codes } from '../../proofs/codes.ts';
import type { CallServices } from '../../services.ts';

/** What the calls of a recovery share. */
export interface Recovery extends Pick<
  CallServices,
  'db' | 'clock' | 'secrets' | 'files' | 'ownerNotices' | 'settings'
> {
  readonly codes: Codes;
  readonly limits: {
    readonly asksPerAddress: Limit;
    /** Of what was typed, whether somebody has it or not. */
    readonly asksPerAccount: Limit;
    readonly photosPerAddress: Limit;
  };
}
