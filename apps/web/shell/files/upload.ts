import type { CallAnswer } from '@candor/api-contract/index.ts';
import { addressOf } from '@candor/client/address.ts';
import { CallError, type Envelope } from '@candor/client/envelope.ts';
import { headersWith, timeoutMs } from '@candor/client/send.ts';
import { t } from '../../locales/i18n.ts';
import { dataOf, ownHeaders } from '../client/call.ts';
import { fetchFile } from './fetch-file.ts';
import { apiBase } from '../session/preferences.ts';
import { session } from '../session/session.ts';

export type KeptPicture = CallAnswer<'POST /common/file/upload'>;

const upload = (): string => addressOf('POST /common/file/upload', {}, apiBase());
const networkFailure = (): CallError => new CallError(-1, t('shell.networkError'));

/**
 * Sends a picture and tells how far it is, from 0 to 1.
 * @throws CallError with the server's code and message; -1 when it didn't arrive
 */
export function sendPicture(
  picture: Blob,
  onProgress: (share: number) => void,
  signal: AbortSignal,
  address = upload(),
): Promise<KeptPicture> {
  const tokenSent = session().token;
  return new Promise((resolve, reject) => {
    if (signal.aborted) return reject(networkFailure());
    const request = new XMLHttpRequest();
    request.open('POST', address);
    request.timeout = timeoutMs;
    headersWith(ownHeaders()).forEach((value, name) => request.setRequestHeader(name, value));
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () => {
      try {
        resolve(dataOf(JSON.parse(request.responseText) as Envelope, tokenSent, true) as KeptPicture);
      } catch (fault) {
        reject(fault instanceof CallError ? fault : new CallError(request.status, t('files.failed')));
      }
    };
    request.onerror = request.ontimeout = request.onabort = () => reject(networkFailure());
    signal.addEventListener('abort', () => request.abort());
    const form = new FormData();
    form.append('file', picture, 'picture');
    request.send(form);
  });
}

/** The bytes of an own picture. @throws CallError */
export const fetchPicture = (id: string, signal: AbortSignal): Promise<Blob> =>
  fetchFile('GET /common/file/previewFile', { query: { filename: id } }, AbortSignal.any([signal, timeout()]));
const timeout = (): AbortSignal => AbortSignal.timeout(timeoutMs);

/** Whether the same picture may succeed when it is sent again. */
export const canRetry = (fault: unknown): boolean =>
  !(fault instanceof CallError) || fault.code === -1 || fault.code === 429 || fault.code >= 500;
