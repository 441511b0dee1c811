import { addressOf } from '@candor/client/address.ts';
import type { CallSent } from '@candor/api-contract/index.ts';
import { call, CallError } from '../../../shell/client/call.ts';
import { sendPicture } from '../../../shell/files/upload.ts';
import { apiBase } from '../../../shell/session/preferences.ts';

export const sides = ['front', 'back', 'hold'] as const;
export type Side = (typeof sides)[number];
export type Pictures = Partial<Record<Side, File>>;
export type RecoveryBody = CallSent<'POST /recovery/ask'>['body'];

/** What was sent so far: the code is used up by the first try, so a second one goes on under its ticket. */
export interface Sent {
  ticket: string | null;
  readonly sides: Set<Side>;
}

/** Sends what was written, then its pictures one after the other. @throws CallError of whichever was refused */
export async function sendRequest(body: RecoveryBody, pictures: Pictures, sent: Sent): Promise<void> {
  sent.ticket ??= (await call('POST /recovery/ask', { body }, { quiet: true })).ticket;
  for (const side of sides) {
    const picture = pictures[side];
    if (picture === undefined || sent.sides.has(side)) continue;
    await sendSide(picture, side, sent.ticket);
    sent.sides.add(side);
  }
}

async function sendSide(picture: File, side: Side, ticket: string): Promise<void> {
  const address = addressOf('POST /recovery/photo', { query: { ticket, side } }, apiBase());
  try {
    await sendPicture(picture, () => undefined, AbortSignal.timeout(120_000), address);
  } catch (fault) {
    // It had arrived, and its answer was lost.
    if (!(fault instanceof CallError) || fault.data.error !== 'state-unchanged') throw fault;
  }
}
