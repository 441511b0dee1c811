import type { CallName } from '@candor/api-contract/index.ts';
import { addressOf } from '@candor/client/address.ts';
import { CallError, type Envelope } from '@candor/client/envelope.ts';
import { headersWith } from '@candor/client/send.ts';
import type { Parts } from '@candor/client/sent.ts';
import { t } from '../../locales/i18n.ts';
import { apiBase } from '../session/preferences.ts';
import { session } from '../session/session.ts';
import { dataOf, ownHeaders } from '../client/call.ts';

/**
 * The bytes that a call answers; a refusal comes in the envelope. A file may take its time: it ends with `signal` only.
 * @throws CallError
 */
export async function fetchFile(name: CallName, sent: Parts, signal: AbortSignal | null = null): Promise<Blob> {
  const tokenSent = session().token;
  const networkFailure = (): CallError => new CallError(-1, t('shell.networkError'));
  const isPost = name.startsWith('POST');
  const headers = headersWith({ ...ownHeaders(), 'content-type': isPost ? 'application/json' : undefined });
  const address = addressOf(name, sent, apiBase());
  const asked = isPost ? { method: 'POST', body: JSON.stringify(sent.body) } : {};
  const response = await fetch(address, { ...asked, headers, signal, credentials: 'omit' }).catch(() => {
    throw networkFailure();
  });
  if (response.ok)
    return response.blob().catch(() => {
      throw networkFailure();
    });
  dataOf(
    (await response
      .json()
      .catch(() => ({ code: response.status, message: t('shell.loadFailed'), data: null }))) as Envelope,
    tokenSent,
    true,
  );
  throw networkFailure();
}
