import { CallError, newIntent } from '../client/call.ts';

/**
 * Sends under one key for as long as it is the same and no answer has come: what was lost on the way may be sent again
 * and is carried out once. Any answer, also a refusal, ends the intent.
 * @param rememberedMs how long the same is the same intent, since it was first known to be lost: that takes a minute
 * where a line hangs
 */
export function sendingOnce<Body>(rememberedMs = Infinity) {
  let unanswered: { id: string; key: string; lostAt: number | null; body: Body } | null = null;
  /** @param id what makes it the same, when that is less than all of it: the first body is sent then */
  return async function sendOnce<Answer>(
    body: Body,
    send: (body: Body, idempotencyKey: string) => Promise<Answer>,
    id = JSON.stringify(body),
  ): Promise<Answer> {
    if (unanswered?.id !== id || Date.now() - (unanswered.lostAt ?? Date.now()) > rememberedMs)
      unanswered = { id, key: newIntent(), lostAt: null, body };
    const intent = unanswered;
    try {
      const answer = await send(intent.body, intent.key);
      unanswered = null;
      return answer;
    } catch (fault) {
      if (fault instanceof CallError && fault.code === -1) intent.lostAt ??= Date.now();
      else unanswered = null;
      throw fault;
    }
  };
}
