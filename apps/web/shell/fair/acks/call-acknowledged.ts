import type { CallAnswer, CallName } from '@candor/api-contract/index.ts';
import { serverNow } from '../../clock/server-clock.ts';
import { call, CallError } from '../../client/call.ts';

/** Beside the call: its own part of the app comes only now, and nobody waits for it. */
const hear = (data: unknown, sentAt: number) =>
  void import('./watch-acks.ts').then(({ hearAcks }) => hearAcks(data, sentAt)).catch(() => undefined);

/** Makes a call that the server answers with a promise, or refuses with one, and keeps that on this device. */
export async function callAcknowledged<Name extends CallName>(
  ...[name, sent, options]: Parameters<typeof call<Name>>
): Promise<CallAnswer<Name>> {
  const send = call as (...asked: [Name, typeof sent, object]) => Promise<CallAnswer<Name>>;
  let sentAt = 0;
  const onSend = () => {
    sentAt = serverNow();
  };
  try {
    const answer = await send(name, sent, { ...options, onSend });
    hear(answer, sentAt);
    return answer;
  } catch (fault) {
    if (fault instanceof CallError) hear(fault.data, sentAt);
    throw fault;
  }
}
