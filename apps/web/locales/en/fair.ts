import type { fair as original } from '../vi/fair.ts';
import type { Like } from '../words.ts';

export const fair: Like<typeof original> = {
  recompute: 'Recompute this result',
  again: 'Recompute again',
  sealed: 'Recomputed on your device: {ok} of {all}',
  sealing: 'Recomputing on your device',
  adds: 'Every step adds up',
  differs: 'A step does not add up',
  differsText: 'Send this screen and the order number to customer service.',
  gone: 'These prices are past the time for which they are kept and can no longer be fetched. The receipt still names those that were used.',
  stated: 'The receipt says {stated}, recomputed: {found}',
  bundle: 'Keep your proofs',
  bundleText:
    'One file with all your receipts, your statement and the prices they rest on. Anybody can check it without us, without a network too.',
  bundleSave: 'Save the file',
  bundleCheck: 'Open the checking page',
};
